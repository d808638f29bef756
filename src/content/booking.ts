import { site } from '@/content/settings'

/** Where visitors book a call. Without a page for it, they write from the contact page. */
export const bookingLink: string = site.bookingUrl ?? '/contact'
