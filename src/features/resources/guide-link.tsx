import { Link } from '@tanstack/react-router'
import * as words from '@words/resources'
import { CalendarDate } from '@/components/calendar-date'
import { Sentence } from '@/components/sentence'
import { checkedId } from '@/content/checked-id'
import type { ResourceId } from '@/content/ids'
import type { ResourceSummary } from '@/schema/entries'

type GuideProps = { guide: ResourceSummary }

/** The title of a guide, whose whole row can be pressed. */
export function GuideLink({ guide: { id, title } }: GuideProps) {
  return (
    <Link
      to="/resources/$id"
      params={{ id: checkedId<ResourceId>(id) }}
      className="no-underline group-hover:text-accent after:absolute after:inset-0"
    >
      {title}
    </Link>
  )
}

/** How long a guide takes, and how fresh it is. */
export function GuideFacts({ guide: { readTime, updated } }: GuideProps) {
  return (
    <p className="text-small text-muted">
      {readTime} · <Sentence of={words.updated} day={<CalendarDate day={updated} />} />
    </p>
  )
}
