import type { ReactNode } from 'react'
import { bookingLink } from '@/content/booking'
import { ContentLink } from './content-link'
import { ArrowIcon } from './icons'

type BookingLinkProps = { children: ReactNode; to?: string; quiet?: boolean; className?: string }

/** A button that leads to the booking page, or to `to` where a page says otherwise. */
export function BookingLink({ children, to = bookingLink, quiet = false, className = '' }: BookingLinkProps) {
  return (
    <ContentLink to={to} className={`button ${quiet ? 'button-quiet' : ''} ${className}`}>
      {children}
      <ArrowIcon className="button-arrow" />
    </ContentLink>
  )
}
