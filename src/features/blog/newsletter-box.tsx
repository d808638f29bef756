import * as words from '@words/blog-list'
import * as links from '@words/links'
import { type FormEvent, useId, useState } from 'react'
import { Sentence } from '@/components/sentence'
import { site } from '@/content/settings'
import { externalLinkAttributes } from '@/lib/external-link'
import type { BlogPage } from '@/schema/pages'
import { newsletterRequest } from './newsletter-request'

/** The form without a provider: an e-mail to the agency, also where no script runs. */
const mailForm = {
  action: `mailto:${site.email}?subject=${encodeURIComponent(words.newsletterSubject)}`,
  encType: 'text/plain',
}

/** The form with a provider, which answers in a tab of its own. */
const providerForm = { action: site.newsletterUrl, ...externalLinkAttributes }

/** A coupon at the foot of the page. */
export function NewsletterBox({ heading, text, button }: BlogPage['newsletter']) {
  const id = useId()
  const [isRequested, setIsRequested] = useState(false)

  function openMailProgram(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('email') ?? '')
    window.location.href = newsletterRequest(site.email, address)
    setIsRequested(true)
  }

  return (
    <section aria-labelledby="newsletter-heading" className="no-print page-width pb-section">
      <div className="grid items-end gap-x-12 gap-y-8 border border-dashed border-ink p-frame lg:grid-cols-2">
        <div>
          <h2 id="newsletter-heading">{heading}</h2>
          <p className="mt-4 max-w-136 text-muted">{text}</p>
        </div>
        <form
          {...(site.newsletterUrl ? providerForm : mailForm)}
          method="post"
          onSubmit={site.newsletterUrl ? undefined : openMailProgram}
        >
          <label htmlFor={id} className="mb-2 block font-semibold">
            {words.email}
          </label>
          <div className="flex flex-col gap-3 sm:flex-row">
            <input
              id={id}
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder={words.yourEmail}
              className="field"
            />
            <button type="submit" className="button flex-none">
              {button}
              {site.newsletterUrl ? <span className="sr-only">{links.opensNewTab}</span> : null}
            </button>
          </div>
          <p role="status" className="text-small text-muted">
            {isRequested ? (
              <span className="mt-3 block">
                <Sentence of={words.requested} address={<a href={`mailto:${site.email}`}>{site.email}</a>} />
              </span>
            ) : null}
          </p>
        </form>
      </div>
    </section>
  )
}
