import * as words from '@words/contact-form'
import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/copy-button'
import { Sentence } from '@/components/sentence'
import { site } from '@/content/settings'
import type { ComposedMessage } from './compose-message'

type SentMessageProps = {
  message: ComposedMessage
  /** What is said of a message that arrived. */
  arrived?: string
}

/** The message as it was composed, in case no mail program opened. A visitor is led to it, for the form above is empty. */
export function SentMessage({ message, arrived }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="sent-message" className="mt-10 border-l-3 border-accent pl-6">
      <h3 id="sent-message" ref={heading} tabIndex={-1} className="outline-none">
        {words.sentMessage}
      </h3>
      {arrived ? <p className="mt-2">{arrived}</p> : <ToSend mayBeCut={message.mayBeCut} />}
      {/* A long message scrolls in its box, also by keyboard. */}
      <pre
        className="mt-4 max-h-80 overflow-auto bg-surface p-4 text-small whitespace-pre-wrap"
        role="group"
        aria-label={words.message}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
        tabIndex={0}
      >
        {words.withSubject({ subject: message.subject, body: message.body })}
      </pre>
      <p className="mt-4">
        <CopyButton text={`${message.subject}\n\n${message.body}`} label={words.copy} />
      </p>
    </section>
  )
}

/** What is left to do when a mail program should have opened. */
function ToSend({ mayBeCut }: { mayBeCut: boolean }) {
  return (
    <>
      <p className="mt-2">
        <Sentence
          of={words.copyAndSend}
          address={
            <a href={`mailto:${site.email}`} className="font-semibold">
              {site.email}
            </a>
          }
        />
      </p>
      {mayBeCut ? <p className="mt-2 font-semibold text-warning">{words.mayBeCut}</p> : null}
    </>
  )
}
