import { PageIntro } from '@/components/page-intro'
import type { ResourceSummary } from '@/schema/entries'
import type { ResourcesPage as ResourcesPageContent } from '@/schema/pages'
import { GuideRow } from './guide-row'
import { LeadGuide } from './lead-guide'

type ResourcesPageProps = { page: ResourcesPageContent; guides: ResourceSummary[] }

/** All guides, as the table of contents of a handbook: the one to begin with, then the others in their order. */
export function ResourcesPage({ page, guides }: ResourcesPageProps) {
  const { heading, intro, startHere } = page
  const [first] = guides
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <div data-repeated="" className="page-width pb-section">
        {startHere && first ? <LeadGuide label={startHere} guide={first} /> : null}
        <ul className="ledger">
          {(startHere ? guides.slice(1) : guides).map((guide) => (
            <GuideRow key={guide.id} guide={guide} />
          ))}
        </ul>
      </div>
    </>
  )
}
