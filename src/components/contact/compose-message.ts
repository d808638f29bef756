import * as words from '@words/contact-form'
import { mailtoAddress } from '@/lib/mailto'

/** What a visitor typed into the contact form, trimmed. */
export type ContactMessage = { name: string; email: string; company: string; message: string }

export type ComposedMessage = {
  subject: string
  /** Lines end with LF; the address has CRLF, as RFC 6068 wants it. */
  body: string
  /** The `mailto:` address that opens the visitor's mail program. */
  address: string
  /** Some mail programs cut an address this long. */
  mayBeCut: boolean
}

/** Reported limits of mail programs lie between about 1,600 and 2,050 characters; 1,800 is where we warn. */
export const SAFE_ADDRESS_LENGTH = 1800

/**
 * Writes the e-mail of the contact form, in the form that the agency's inbox expects: subject
 * "Contact from {name} - {company}", a body that lists Name, Email, Company, then "Message:" and the message.
 * Everything typed is percent-encoded, so none of it can add a recipient or a header.
 */
export function composeMessage(to: string, { name, email, company, message }: ContactMessage): ComposedMessage {
  const subject = oneLine(company ? words.subject({ name, company }) : words.subjectWithoutCompany({ name }))
  const body = [
    words.sender({ name: oneLine(name), email: oneLine(email), company: oneLine(company) }),
    '',
    words.beforeMessage,
    message.replace(/\r\n?/g, '\n'),
  ].join('\n')
  const address = mailtoAddress(to, { subject, body })
  return { subject, body, address, mayBeCut: address.length > SAFE_ADDRESS_LENGTH }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
