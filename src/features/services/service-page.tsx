import * as words from '@words/service'
import { CallToAction } from '@/components/call-to-action'
import { ContentLink } from '@/components/content-link'
import { Figures } from '@/components/figures'
import { LinkLedger } from '@/components/link-ledger'
import { NumberedSteps } from '@/components/numbered-steps'
import { Paragraphs } from '@/components/paragraphs'
import { Section } from '@/components/section'
import { Testimonial } from '@/components/testimonial'
import { WideSection } from '@/components/wide-section'
import type { ServiceEntry } from '@/schema/entries'
import { Benefits } from './benefits'
import { CaseInPoint } from './case-in-point'
import { Contract } from './contract'
import { ServiceHero } from './service-hero'
import { ServiceSection } from './service-section'

/** One service, from the promise to the invitation. */
export function ServicePage({ service }: { service: ServiceEntry }) {
  const { explanation, process, benefits, features, sections, results, testimonial, shownCase, next, callToAction } =
    service
  return (
    <>
      <ServiceHero service={service} />
      <Section heading={explanation.heading}>
        <Paragraphs text={explanation.text} className="max-w-measure [&>p:first-child]:text-lead" />
      </Section>
      <Benefits benefits={benefits} />
      <Section heading={words.process}>
        <NumberedSteps steps={process} />
      </Section>
      <Contract features={features} price={service.price} priceUnit={service.priceUnit} />
      {sections.map((section) => (
        <ServiceSection key={section.heading} section={section} bookingLink={service.buttonLink} />
      ))}
      <WideSection heading={words.results} tinted>
        <Figures figures={results} />
      </WideSection>
      {testimonial ? (
        <Testimonial {...testimonial} people={service.people}>
          {shownCase ? <CaseInPoint study={shownCase} /> : null}
        </Testimonial>
      ) : null}
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
