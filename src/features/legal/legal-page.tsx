import { ArticleLayout } from '@/components/article-layout'
import { CalendarDate } from '@/components/calendar-date'
import type { LegalEntry } from '@/schema/entries'

export function LegalPage({ page }: { page: LegalEntry }) {
  return (
    <ArticleLayout
      heading={page.title}
      facts={[{ label: 'Updated', value: <CalendarDate day={page.updated} /> }]}
      headings={page.headings}
      content={page.content}
    />
  )
}
