import { formatHour, formatZone } from '@words/dates'
import * as words from '@words/unpublished'
import { CalendarDate } from '@/components/calendar-date'
import { dayOfTime, hourOfTime } from '@/lib/wall-time'
import type { Hidden } from '@/schema/entries'

/** Why a post is not public, in a few words. Only previews ever show it. */
export function HiddenReason({ hidden }: { hidden: Hidden }) {
  if (hidden.reason === 'draft') return words.draft
  const hour = hourOfTime(hidden.publishAt)
  return (
    <>
      {words.publicFrom(<CalendarDate key="day" day={dayOfTime(hidden.publishAt)} />)}
      {hour ? words.atHour(formatHour(hour), formatZone(hidden.timeZone ?? 'UTC')) : null}
    </>
  )
}
