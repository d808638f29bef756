import * as words from '@words/service'
import { CallToAction } from '@/components/call-to-action'
import { ContentLink } from '@/components/content-link'
import { Figures } from '@/components/figures'
import { LinkLedger } from '@/components/link-ledger'
import { NumberedSteps } from '@/components/numbered-steps'
import { Paragraphs } from '@/components/paragraphs'
import { PointList } from '@/components/point-list'
import { Section } from '@/components/section'
import { Testimonial } from '@/components/testimonial'
import { WideSection } from '@/components/wide-section'
import type { ServiceEntry } from '@/schema/entries'
import { ServiceHero } from './service-hero'
import { ServiceSection } from './service-section'

/** One service, from the promise to the invitation. */
export function ServicePage({ service }: { service: ServiceEntry }) {
  const { explanation, process, benefits, features, sections, results, testimonial, next, callToAction } = service
  return (
    <>
      <ServiceHero service={service} />
      <Section heading={explanation.heading}>
        <Paragraphs
          text={explanation.text}
          className="max-w-measure [&>p:first-child]:text-lead [&>p:first-child]:leading-[1.45]"
        />
      </Section>
      <Section heading={words.process}>
        <NumberedSteps steps={process} />
      </Section>
      <div className="page-width grid gap-x-columns gap-y-14 border-t border-ink py-section-60 lg:grid-cols-2 print:block print:space-y-8">
        <PointSpread heading={words.benefits} points={benefits} />
        <PointSpread heading={words.features} points={features} />
      </div>
      {sections.map((section) => (
        <ServiceSection key={section.heading} section={section} bookingLink={service.buttonLink} />
      ))}
      <WideSection heading={words.results} tinted>
        <Figures figures={results} />
      </WideSection>
      {testimonial ? <Testimonial {...testimonial} /> : null}
      <Section heading={words.next}>
        <LinkLedger links={next} />
        <p className="no-print mt-4">
          <ContentLink to="/">{words.home}</ContentLink>
        </p>
      </Section>
      <CallToAction {...callToAction} to={service.buttonLink} />
    </>
  )
}

/** One page of a double spread. */
function PointSpread({ heading, points }: { heading: string; points: string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <PointList points={points} className="mt-7" />
    </section>
  )
}
