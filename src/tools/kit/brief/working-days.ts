/** The days on which people work on a brief, and days in the words of its steps. */
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { formatDayOfYear } from '@/lib/format-day'

export const WEEK = 7
export const WORKING_WEEK = 5
/** Working days from signing to an idea. */
export const IDEA = 2

/** Mondays to Fridays from a day until the day before another, without the days from Christmas Eve to New Year. */
export const workingDays = (from: CalendarDay, until: CalendarDay): CalendarDay[] =>
  Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index)).filter(
    (day) => !WEEKEND.has(weekdayOf(day)) && day.slice(5) < '12-24' && day.slice(5) > '01-01',
  )

/** House rule: with more working days than this, an appeal has time for the usual steps. */
const DAYS_OF_EMERGENCY = 10
export const isWithinDays = (today: CalendarDay, day: CalendarDay): boolean =>
  workingDays(today, day).length <= DAYS_OF_EMERGENCY

const WEEKEND: ReadonlySet<number> = new Set([0, 6])

/** From the first to the last day, or from approval on where only the last day is known. */
export function published(first: CalendarDay | undefined, last: CalendarDay): string {
  if (first === undefined) return `from approval on, at the latest on ${formatDayOfYear(last)}`
  return first === last ? formatDayOfYear(last) : `${formatDayOfYear(first)} to ${formatDayOfYear(last)}`
}

export const by = (day: CalendarDay) => `by ${formatDayOfYear(day)}`
