import * as words from '@words/contact'
import { BookingLink } from '@/components/booking-link'
import { ContactSection } from '@/components/contact/contact-section'
import { PageIntro } from '@/components/page-intro'
import { site } from '@/content/settings'
import type { ContactEntry } from '@/schema/entries'
import { BrandCarousel } from './brand-carousel'
import { OfficeDetails } from './office-details'

/** The slides, an invitation, and the form at once; the other ways to reach the agency follow it. */
export function ContactPage({ page }: { page: ContactEntry }) {
  return (
    <>
      <BrandCarousel slides={page.slides} pictures={page.pictures} />
      <PageIntro heading={page.heading} intro={page.intro}>
        {site.bookingUrl ? (
          <p className="mt-8">
            <BookingLink quiet>{words.bookCall}</BookingLink>
          </p>
        ) : null}
      </PageIntro>
      <ContactSection {...page.form} />
      {page.offices.map((office, index) => (
        <OfficeDetails key={office.heading} office={office} number={index + 1} />
      ))}
    </>
  )
}
