import * as words from '@words/unpublished'
import { CalendarDate } from '@/components/calendar-date'
import { Sentence } from '@/components/sentence'
import { site } from '@/content/settings'
import { hourIn } from '@/lib/format-in-language'
import { dayOfTime, hourOfTime } from '@/lib/wall-time'
import type { Hidden } from '@/schema/entries'

/** Why a post is not public, in a few words. Only previews ever show it. */
export function HiddenReason({ hidden }: { hidden: Hidden }) {
  if (hidden.reason === 'draft') return words.draft
  const hour = hourOfTime(hidden.publishAt)
  return (
    <>
      <Sentence of={words.publicFrom} day={<CalendarDate day={dayOfTime(hidden.publishAt)} />} />
      {hour ? words.atHour({ hour: hourIn(site.language, hour), zone: zoneInWords(hidden.timeZone) }) : null}
    </>
  )
}

/** The time of a zone as visitors call it: "New York time" for "America/New_York". */
const zoneInWords = (timeZone = 'UTC'): string =>
  timeZone === 'UTC'
    ? timeZone
    : words.zone({ city: timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ') })
