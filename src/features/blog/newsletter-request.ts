import { mailtoAddress } from '@/lib/mailto'

export const newsletterSubject = 'Newsletter subscription'

/** The e-mail that asks for the newsletter when there is no provider to ask. */
export function newsletterRequest(to: string, subscriber: string): string {
  return mailtoAddress(to, {
    subject: newsletterSubject,
    body: `Please send the newsletter to ${subscriber.replace(/\s+/g, ' ').trim()}`,
  })
}
