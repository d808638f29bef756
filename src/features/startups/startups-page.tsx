import { CallToAction } from '@/components/call-to-action'
import { PointList } from '@/components/point-list'
import { Section } from '@/components/section'
import { Testimonial } from '@/components/testimonial'
import { asRows, TitledTexts } from '@/components/titled-texts'
import { WideSection } from '@/components/wide-section'
import type { StartupsEntry } from '@/schema/entries'
import { Comparison } from './comparison'
import { FounderLetter } from './founder-letter'
import { Outlets } from './outlets'
import { PackageCard } from './package-card'

const PACKAGES_ID = 'packages'

/** The landing page for startups: a letter, two fixed prices, and what can be added. */
export function StartupsPage({ page }: { page: StartupsEntry }) {
  return (
    <>
      <FounderLetter page={page} packagesId={PACKAGES_ID} />
      {page.outlets ? <Outlets {...page.outlets} pictures={page.pictures} /> : null}
      <WideSection heading={page.packagesHeading} id={PACKAGES_ID}>
        <ul className="ruled-columns gap-y-14 md:grid-cols-2">
          {page.packages.map((offer) => (
            <PackageCard key={offer.name} offer={offer} />
          ))}
        </ul>
      </WideSection>
      {page.comparison ? <Comparison {...page.comparison} /> : null}
      {page.testimonial ? <Testimonial {...page.testimonial} people={page.people} /> : null}
      {page.addOns ? (
        <Section heading={page.addOns.heading}>
          <PointList points={page.addOns.items} className="font-display text-h3 font-bold" />
        </Section>
      ) : null}
      {page.questions ? (
        <Section heading={page.questions.heading}>
          <TitledTexts items={asRows(page.questions.items)} />
        </Section>
      ) : null}
      <CallToAction {...page.callToAction} />
    </>
  )
}
