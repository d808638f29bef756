import { site } from '@/content/settings'
import { dayIn } from '@/lib/format-in-language'

/** A calendar day, given as YYYY-MM-DD. */
export function CalendarDate({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {dayIn(site.language, day)}
    </time>
  )
}
