import { formatDay } from '@words/dates'

/** A calendar day, given as YYYY-MM-DD. */
export function CalendarDate({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(day)}
    </time>
  )
}
