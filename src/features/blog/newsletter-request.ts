import * as words from '@words/blog-list'
import { mailtoAddress } from '@/lib/mailto'

/** The e-mail that asks for the newsletter when there is no provider to ask. */
export function newsletterRequest(to: string, subscriber: string): string {
  return mailtoAddress(to, {
    subject: words.newsletterSubject,
    body: words.newsletterRequest({ subscriber: subscriber.replace(/\s+/g, ' ').trim() }),
  })
}
