import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import holidays from './holidays.json' with { type: 'json' }

/** Whose public holidays are not working days. Regions have more of their own. */
export const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
  { value: 'uk', label: 'United Kingdom (England)' },
  { value: 'ie', label: 'Ireland' },
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'Spain' },
  { value: 'it', label: 'Italy' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'au', label: 'Australia' },
  { value: 'none', label: 'Weekends only, or another country' },
] as const

export type Country = (typeof COUNTRIES)[number]['value']
/** Whose working days count; `every` for what cannot wait for one. */
export type Calendar = Country | 'every'

/**
 * National public holidays that are not a Saturday or Sunday, as month and day, without those that all countries have. Taken
 * from date-holidays 3.37.0 in November 2026 (data under CC BY-SA 3.0). The package itself is 1.9 MB, so the site holds these
 * five years instead.
 */
const HOLIDAYS: Record<Exclude<Country, 'none'>, Record<string, string>> = holidays
const FREE_EVERYWHERE = ['0101', '1225']

/** The last year whose holidays are known. */
export const LAST_YEAR = 2030

/** Weeks have five working days, so a plan of four weeks begins so many before its end. */
export const FULL_PLAN = 20

/** Whether people work on a day: from Monday to Friday, holidays excepted. */
export const isWorkingDay = (day: CalendarDay, country: Calendar): boolean =>
  country === 'every' || (weekdayOf(day) % 6 !== 0 && !holidaysIn(Number(day.slice(0, 4)), country).includes(day))

/** The holidays of a year, of which some can be on a weekend. */
const holidaysIn = (year: number, country: Country): CalendarDay[] =>
  [...FREE_EVERYWHERE, ...((country !== 'none' && HOLIDAYS[country][year]?.match(/\d+/g)) || [])].map(
    (day) => `${String(year).padStart(4, '0')}-${day.slice(0, 2)}-${day.slice(2)}` as CalendarDay,
  )

/** Working days from one day to another, the first included and the last not. */
export function workingDaysBetween(from: CalendarDay, to: CalendarDay, country: Calendar): number {
  const days = Math.max(0, daysBetween(from, to))
  if (country === 'every') return days
  // Whole weeks have five each: a target may be thousands of years away, and its days are not counted one by one.
  let count = Math.floor(days / 7) * 5
  for (let day = addDays(to, -(days % 7)); day < to; day = addDays(day, 1)) if (weekdayOf(day) % 6 !== 0) count++
  return count - holidaysBetween(from, to, country)
}

function holidaysBetween(from: CalendarDay, to: CalendarDay, country: Country): number {
  const first = Number(from.slice(0, 4))
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  const free = years.flatMap((year) => holidaysIn(year, country))
  return free.filter((day) => day >= from && day < to && weekdayOf(day) % 6 !== 0).length
}

/** The working day so many working days later. @param skip which of them do not count */
export function addWorkingDays(from: CalendarDay, count: number, country: Calendar, skip?: typeof isQuiet) {
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, country) && !skip?.(day)) left--
  }
  return day
}

/** From December 21 to January 3 few editors read mail and few partners answer. A house rule. */
export const isQuiet = (day: CalendarDay): boolean => day.slice(5) >= '12-21' || day.slice(5) <= '01-03'

/** The last days before a day that are right, at most so many and none before the first, in order. */
export function daysBefore(
  end: CalendarDay,
  first: CalendarDay,
  count: number,
  isRight: (day: CalendarDay) => boolean = () => true,
): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = addDays(end, -1); day >= first && days.length < count; day = addDays(day, -1)) {
    if (isRight(day)) days.unshift(day)
  }
  return days
}
