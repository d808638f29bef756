import * as words from '@words/contact-form'
import { type FormEvent, useId, useState } from 'react'
import { ArrowIcon } from '@/components/icons'
import { site } from '@/content/settings'
import { showToast } from '@/lib/toast-queue'
import { type ComposedMessage, composeMessage } from './compose-message'
import { SentMessage } from './sent-message'

/** Long enough to read the button's words before the mail program comes to the front, in milliseconds. */
const OPENING_TIME = 800

/**
 * The contact form. Without scripts it is an ordinary mailto form; with them it opens a pre-filled e-mail and keeps
 * what was written at hand, since no page can know whether a mail program really opened.
 */
export function ContactForm() {
  const [isOpening, setIsOpening] = useState(false)
  const [sent, setSent] = useState<ComposedMessage & { sentAt: number }>()

  async function openMailProgram(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isOpening) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const message = composeMessage(site.email, {
      name: read('Name'),
      email: read('Email'),
      company: read('Company'),
      message: read('Message'),
    })
    setIsOpening(true)
    await new Promise((resolve) => setTimeout(resolve, OPENING_TIME))
    window.location.href = message.address
    showToast({
      title: words.opened,
      description: words.shouldOpen,
    })
    form.reset()
    setSent({ ...message, sentAt: performance.now() })
    setIsOpening(false)
  }

  return (
    <>
      <form
        action={`mailto:${site.email}`}
        method="post"
        encType="text/plain"
        onSubmit={openMailProgram}
        className="no-print grid gap-6 sm:grid-cols-2"
      >
        <Field label={words.name}>
          {(id) => (
            <input id={id} name="Name" required autoComplete="name" placeholder={words.yourName} className="field" />
          )}
        </Field>
        <Field label={words.email} isMarked>
          {(id) => (
            <input
              id={id}
              name="Email"
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
              name="Company"
              autoComplete="organization"
              placeholder={words.yourCompany}
              className="field"
            />
          )}
        </Field>
        <Field label={words.message} isMarked isWide>
          {(id) => (
            <textarea id={id} name="Message" required rows={6} placeholder={words.yourMessage} className="field" />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button w-full sm:w-auto" disabled={isOpening}>
            {isOpening ? words.opening : words.send}
            {isOpening ? null : <ArrowIcon className="button-arrow" />}
          </button>
          <p className="text-small text-muted">{words.required}</p>
        </div>
      </form>
      {sent ? <SentMessage key={sent.sentAt} message={sent} /> : null}
    </>
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
