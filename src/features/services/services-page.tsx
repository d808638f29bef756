import * as words from '@words/services'
import { CallToAction } from '@/components/call-to-action'
import { ContentLink } from '@/components/content-link'
import { LinkLedger } from '@/components/link-ledger'
import { PageIntro } from '@/components/page-intro'
import { Section } from '@/components/section'
import { asRows, TitledTexts } from '@/components/titled-texts'
import { WideSection } from '@/components/wide-section'
import type { ServiceSummary } from '@/schema/entries'
import type { ServicesPage as ServicesPageContent } from '@/schema/pages'
import { ProcessColumns } from './process-columns'
import { ServiceCard } from './service-card'

/** The overview of all services: six with their price, and the pages for particular tasks. */
export function ServicesPage({ page, services }: { page: ServicesPageContent; services: ServiceSummary[] }) {
  const named = (ids: string[]) => ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
  return (
    <>
      <PageIntro kicker={words.services} heading={page.heading} intro={page.intro} />
      <div className="page-width">
        <ul data-repeated="" className="ruled-columns md:grid-cols-2 lg:grid-cols-3">
          {named(page.cards).map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              priceLabel={page.priceLabel}
              quoteButton={page.quoteButton}
            />
          ))}
        </ul>
      </div>
      {page.packages ? (
        <Section heading={page.packages.heading}>
          <p className="max-w-measure text-lead">{page.packages.text}</p>
          <p className="mt-6">
            <ContentLink to={page.packages.link} className="button button-quiet">
              {page.packages.button}
            </ContentLink>
          </p>
        </Section>
      ) : null}
      <WideSection heading={page.processHeading} tinted id="process">
        <ProcessColumns steps={page.process} />
      </WideSection>
      <Section heading={page.moreHeading}>
        <LinkLedger
          links={named(page.more).map(({ id, title, summary }) => ({ link: `/services/${id}`, title, summary }))}
        />
      </Section>
      {page.terms ? (
        <Section heading={page.terms.heading} id="terms">
          <TitledTexts items={page.terms.items} />
        </Section>
      ) : null}
      {page.questions ? (
        <Section heading={page.questions.heading} id="questions">
          <TitledTexts items={asRows(page.questions.items)} />
        </Section>
      ) : null}
      <CallToAction {...page.callToAction} />
    </>
  )
}
