import * as words from '@words/contact-form'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { site } from '@/content/settings'
import { showToast } from '@/lib/toast-queue'
import { type ComposedMessage, composeMessage } from './compose-message'

/** Long enough to read the button's words before the mail program comes to the front, in milliseconds. */
const OPENING_TIME = 800

type Sent = ComposedMessage & {
  sentAt: number
  /** What is said of a message that arrived; a mail program has to send it otherwise. */
  arrived?: string
}

/** Loaded only where messages are posted. Where it cannot be loaded, a mail program is the way out. */
const loadPost = () => import('./post-message').catch(() => undefined)

/**
 * What happens to a message: it is posted to the address of the settings, or a mail program opens with it. What a visitor
 * typed stays in the form until it arrived somewhere else.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  /** What the button says while the message is on its way. */
  const [working, setWorking] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  /** Why it was not sent, and what else a visitor can do. */
  const [reason, setReason] = useState<ReactNode>()

  // Before a network can fail.
  useEffect(() => {
    if (site.contactFormUrl) loadPost()
  }, [])

  async function send(address?: string) {
    if (working || !form.current) return
    const message = messageOf(form.current)
    setWorking(address ? words.sending : words.opening)
    setReason(undefined)
    const program = address && (await loadPost())
    const answer = program
      ? await program.postMessage(address, new FormData(form.current), () => send())
      : await openMailProgram(message)
    setWorking(undefined)
    if (answer === 'asks') return form.current.submit()
    if ('reason' in answer) return setReason(answer.reason)
    form.current.reset()
    setSent({ ...message, ...answer, sentAt: performance.now() })
  }

  return {
    form,
    working,
    sent,
    reason,
    submit: (event: FormEvent) => {
      event.preventDefault()
      return send(site.contactFormUrl)
    },
  }
}

async function openMailProgram({ address }: ComposedMessage): Promise<{ arrived?: string }> {
  await new Promise((resolve) => setTimeout(resolve, OPENING_TIME))
  window.location.href = address
  showToast({
    title: words.opened,
    description: words.shouldOpen,
  })
  return {}
}

/** Reads the fields in their order. */
function messageOf(form: HTMLFormElement): ComposedMessage {
  const [name = '', email = '', company = '', message = ''] = Array.from(new FormData(form).values(), (value) =>
    String(value).trim(),
  )
  return composeMessage(site.email, { name, email, company, message })
}
