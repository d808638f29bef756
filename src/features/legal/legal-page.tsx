import * as words from '@words/legal'
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
        { label: words.updated, value: <CalendarDate day={page.updated} /> },
        ...(office ? factsOf(office) : []),
        { label: words.email, value: <a href={`mailto:${site.email}`}>{site.email}</a> },
      ]}
      headings={page.headings}
      content={page.content}
    />
  )
}

const factsOf = ({ legalName, address, telephone }: Office) => [
  { label: words.responsible, value: [legalName, ...address].join(', ') },
  ...(telephone ? [{ label: words.telephone, value: <a href={telephoneLink(telephone)}>{telephone}</a> }] : []),
]
