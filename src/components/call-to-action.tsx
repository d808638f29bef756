import { useId } from 'react'
import { BookingLink } from './booking-link'

type CallToActionProps = { heading: string; text: string; button: string; to?: string }

/** The end of a page: an invitation on the dark ground. */
export function CallToAction({ heading, text, button, to }: CallToActionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="no-print closing-band border-t border-ink text-night-ink">
      <div className="page-width grid items-end gap-x-12 gap-y-6 py-section-60 lg:py-section-80 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={headingId} className="max-w-[20ch] text-h1">
            {heading}
          </h2>
          <p className="lead mt-4 lg:mt-5 text-night-muted">{text}</p>
        </div>
        <BookingLink to={to} className="button-signal">
          {button}
        </BookingLink>
      </div>
    </section>
  )
}
