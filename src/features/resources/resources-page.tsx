import { Link } from '@tanstack/react-router'
import * as words from '@words/resources'
import { CalendarDate } from '@/components/calendar-date'
import { ArrowIcon } from '@/components/icons'
import { PageIntro } from '@/components/page-intro'
import { checkedId } from '@/content/checked-id'
import type { ResourceId } from '@/content/ids'
import type { ResourceSummary } from '@/schema/entries'
import type { ListPage } from '@/schema/pages'

/** All guides, as the table of contents of a handbook. */
export function ResourcesPage({ page, guides }: { page: ListPage; guides: ResourceSummary[] }) {
  const sorted = guides.toSorted((a, b) => a.title.localeCompare(b.title, words.alphabet))
  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro} />
      <div className="page-width pb-section">
        <ul className="ledger">
          {sorted.map(({ id, title, summary, updated }) => (
            <li key={id} className="group relative grid gap-x-columns gap-y-3 py-guide-row lg:grid-cols-12">
              <h2 className="text-guide-heading lg:col-span-6">
                <Link
                  to="/resources/$id"
                  params={{ id: checkedId<ResourceId>(id) }}
                  className="no-underline group-hover:text-accent covers-card"
                >
                  {title}
                </Link>
              </h2>
              <div className="lg:col-span-5">
                <p className="max-w-[36rem] text-muted">{summary}</p>
                <p className="mt-3 text-small text-muted">{words.updated(<CalendarDate key="day" day={updated} />)}</p>
              </div>
              <ArrowIcon className="hidden size-6 justify-self-end group-hover:text-accent lg:block" />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
