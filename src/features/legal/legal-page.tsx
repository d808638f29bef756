import { ArticleLayout } from '@/components/article-layout'
import { CalendarDate } from '@/components/calendar-date'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { LegalEntry } from '@/schema/entries'
import type { Office } from '@/schema/office'

/** A legal text, and beside it who is responsible for it. */
export function LegalPage({ page, office }: { page: LegalEntry; office?: Office }) {
  return (
    <ArticleLayout
      heading={page.title}
      facts={[
        { label: 'Updated', value: <CalendarDate day={page.updated} /> },
        ...(office ? factsOf(office) : []),
        { label: 'Email', value: <a href={`mailto:${site.email}`}>{site.email}</a> },
      ]}
      headings={page.headings}
      content={page.content}
    />
  )
}

const factsOf = ({ legalName, address, telephone }: Office) => [
  { label: 'Responsible', value: [legalName, ...address].join(', ') },
  ...(telephone ? [{ label: 'Telephone', value: <a href={telephoneLink(telephone)}>{telephone}</a> }] : []),
]
