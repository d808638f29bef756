import { CalendarDate } from '@/components/calendar-date'
import { formatHour, formatZone } from '@/lib/format-day'
import { dayOfTime, hourOfTime } from '@/lib/wall-time'
import type { Hidden } from '@/schema/entries'

/** Why a post is not public, in a few words. Only previews ever show it. */
export function HiddenReason({ hidden }: { hidden: Hidden }) {
  if (hidden.reason === 'draft') return 'Draft'
  const hour = hourOfTime(hidden.publishAt)
  return (
    <>
      Public from <CalendarDate day={dayOfTime(hidden.publishAt)} />
      {hour ? `, ${formatHour(hour)} ${formatZone(hidden.timeZone ?? 'UTC')}` : null}
    </>
  )
}
