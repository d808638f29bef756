import { CallToAction } from '@/components/call-to-action'
import { LinkLedger } from '@/components/link-ledger'
import { PageIntro } from '@/components/page-intro'
import { Section } from '@/components/section'
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
      <PageIntro kicker="Services" heading={page.heading} intro={page.intro} />
      <div className="page-width">
        <ul className="ruled-columns md:grid-cols-2 lg:grid-cols-3">
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
      <WideSection heading={page.processHeading} tinted id="process">
        <ProcessColumns steps={page.process} />
      </WideSection>
      <Section heading={page.moreHeading}>
        <LinkLedger
          links={named(page.more).map(({ id, title, summary }) => ({ link: `/services/${id}`, title, summary }))}
        />
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  )
}
