import type * as en from '../en/contact-form'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./contact-form')>

/** The contact form, and the e-mail that it writes. */

export const name = 'Name *'
export const yourName = 'Ihr Name'
export const email = 'E-Mail'
export const yourEmail = 'sie@example.com'
export const company = 'Unternehmen'
export const yourCompany = 'Name Ihres Unternehmens'
export const message = 'Nachricht'
export const yourMessage = 'Erzählen Sie uns von Ihrem Projekt …'
export const required = 'Felder mit * sind erforderlich.'
export const send = 'Gespräch beginnen'
export const opening = 'E-Mail-Programm wird geöffnet …'
export const opened = 'E-Mail-Programm geöffnet'
export const shouldOpen = 'Ihr E-Mail-Programm sollte sich mit der fertigen Nachricht öffnen.'
export const sentMessage = 'Ihre Nachricht'
export const copyAndSend = <Address>(address: Address) => [
  'Nichts geöffnet? Kopieren Sie die Nachricht und senden Sie sie an ',
  address,
  '.',
]
export const mayBeCut =
  'Die Nachricht ist lang, und manche E-Mail-Programme kürzen lange Nachrichten: Bitte prüfen Sie vor dem Senden ihr Ende.'
export const copy = 'Nachricht kopieren'
export const withSubject = (subject: string, body: string) => `Betreff: ${subject}\n\n${body}`
export const subject = (name: string, company: string) =>
  company ? `Anfrage von ${name} - ${company}` : `Anfrage von ${name}`
/** The first lines of the e-mail. */
export const sender = (name: string, email: string, company: string) => [
  `Name: ${name}`,
  `E-Mail: ${email}`,
  `Unternehmen: ${company}`,
]
/** The line above what the visitor wrote. */
export const beforeMessage = 'Nachricht:'
