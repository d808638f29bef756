import * as words from '@words/contact-form'
import { useId } from 'react'
import { ArrowIcon } from '@/components/icons'
import { site } from '@/content/settings'
import { SentMessage } from './sent-message'
import { useContactForm } from './use-contact-form'

/** Form providers look for names in lower case; an e-mail of the form itself shows them to people. */
const nameOf = (name: string) => (site.contactFormUrl ? name.toLowerCase() : name)

/**
 * The contact form. It is sent to the address of the settings, or opens a pre-filled e-mail. What was written stays at
 * hand, since no page can know whether a mail program really opened.
 */
export function ContactForm() {
  const { form, working, sent, reason, submit } = useContactForm()
  return (
    <>
      <form
        ref={form}
        action={site.contactFormUrl ?? `mailto:${site.email}`}
        method="post"
        encType={site.contactFormUrl ? undefined : 'text/plain'}
        onSubmit={submit}
        className="no-print grid gap-6 sm:grid-cols-2"
      >
        <Field label={words.name}>
          {(id) => (
            <input
              id={id}
              name={nameOf('Name')}
              required
              autoComplete="name"
              placeholder={words.yourName}
              className="field"
            />
          )}
        </Field>
        <Field label={words.email} isMarked>
          {(id) => (
            <input
              id={id}
              name={nameOf('Email')}
              type="email"
              required
              autoComplete="email"
              placeholder={words.yourEmail}
              className="field"
            />
          )}
        </Field>
        <Field label={words.company} isWide>
          {(id) => (
            <input
              id={id}
              name={nameOf('Company')}
              autoComplete="organization"
              placeholder={words.yourCompany}
              className="field"
            />
          )}
        </Field>
        <Field label={words.message} isMarked isWide>
          {(id) => (
            <textarea
              id={id}
              name={nameOf('Message')}
              required
              rows={6}
              placeholder={words.yourMessage}
              className="field"
            />
          )}
        </Field>
        {site.contactFormUrl ? <ForPrograms /> : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button w-full sm:w-auto" disabled={working !== undefined}>
            {working ?? words.send}
            {working ? null : <ArrowIcon className="button-arrow" />}
          </button>
          <p className="text-small text-muted">{words.required}</p>
        </div>
        {reason}
      </form>
      {sent ? <SentMessage key={sent.sentAt} message={sent} arrived={sent.arrived} /> : null}
    </>
  )
}

/** What no visitor sees: a field that programs fill in which send advertisements, and the language to answer in. */
function ForPrograms() {
  return (
    <div hidden>
      <input name="_gotcha" autoComplete="off" />
      <input type="hidden" name="_language" value={site.language} />
    </div>
  )
}

type FieldProps = {
  label: string
  /** Marks a required field; the input itself says so to assistive technology. */
  isMarked?: boolean
  isWide?: boolean
  children: (id: string) => React.ReactNode
}

function Field({ label, isMarked = false, isWide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
        {isMarked ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children(id)}
    </div>
  )
}
