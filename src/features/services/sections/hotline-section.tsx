import { useId } from 'react'
import { BookingLink } from '@/components/booking-link'
import { site } from '@/content/settings'
import type { SectionOfKind } from './section-of-kind'

type HotlineSectionProps = SectionOfKind<'hotline'> & { bookingLink?: string }

/** The emergency line: the only place where a page is set on the signal color. */
export function HotlineSection({ heading, text, button, bookingLink }: HotlineSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="bg-accent text-accent-ink print:border-y print:bg-paper print:text-ink"
    >
      <div className="page-grid py-section-60">
        <h2 id={headingId} className="col-span-full text-h1 lg:col-span-5">
          {heading}
        </h2>
        <div className="col-span-full lg:col-span-7">
          <p className="max-w-measure text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <BookingLink
              to={bookingLink}
              className="border-accent-ink bg-accent-ink text-accent outline-accent-ink hover:border-ink hover:bg-ink hover:text-paper"
            >
              {button}
            </BookingLink>
            {site.crisisEmail ? (
              <a
                href={`mailto:${site.crisisEmail}`}
                className="inline-flex min-h-11 items-center font-display text-h3 font-bold break-all outline-accent-ink"
              >
                {site.crisisEmail}
              </a>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  )
}
