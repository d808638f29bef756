/** The contact form, and the e-mail that it writes. */

export const name = 'Name *'
export const yourName = 'Your name'
export const email = 'Email'
export const yourEmail = 'you@example.com'
export const company = 'Company'
export const yourCompany = 'Your company name'
export const message = 'Message'
export const yourMessage = 'Tell us about your project...'
export const required = 'Fields with * are required.'
export const send = 'Start a conversation'
export const opening = 'Opening email client...'
export const opened = 'Email Client Opened'
export const shouldOpen = 'Your default email client should open with the message pre-filled.'
export const sentMessage = 'Your message'
export const copyAndSend = <Address>(address: Address) => [
  'Nothing opened? Copy the message and send it to',
  ' ',
  address,
  '.',
]
export const mayBeCut =
  'It is a long message, and some mail programs cut long messages: please check its end before you send it.'
export const copy = 'Copy message'
export const withSubject = (subject: string, body: string) => `Subject: ${subject}\n\n${body}`
export const subject = (name: string, company: string) =>
  company ? `Contact from ${name} - ${company}` : `Contact from ${name}`
/** The first lines of the e-mail. */
export const sender = (name: string, email: string, company: string) => [
  `Name: ${name}`,
  `Email: ${email}`,
  `Company: ${company}`,
]
/** The line above what the visitor wrote. */
export const beforeMessage = 'Message:'
