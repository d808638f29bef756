/** Days that a text names with their month. */
import { type CalendarDay, isCalendarDay } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'

/** The names of months and their short forms, for patterns. */
export const MONTH_NAMES = `${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|Sept`
/** A year behind a date, as a group. */
export const YEAR = '(?:,? (20\\d\\d))?'

const DATE = '(\\d{1,2})(?:st|nd|rd|th)?'
/** “December 12, 2026”, “Dec. 12th”; a time of day is none. */
const MONTH_FIRST = new RegExp(`\\b(${MONTH_NAMES})\\.? ${DATE}(?![\\d:])${YEAR}`, 'i')
/** “12 December 2026”, “12th of Dec”, “3. March”. */
const DATE_FIRST = new RegExp(`\\b${DATE}\\.? (?:of )?(${MONTH_NAMES})(?!\\p{L})${YEAR}`, 'iu')

export type WrittenDate = { month: number; date: number; year?: number }

/** The first date of a text: month before day, or else day before month. */
export function dateIn(text: string): WrittenDate | undefined {
  const [, month, date, year] = MONTH_FIRST.exec(text) ?? swapped(DATE_FIRST.exec(text)) ?? []
  if (!month || !date) return undefined
  return { month: monthNumber(month), date: Number(date), ...(year ? { year: Number(year) } : {}) }
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]]

/** 1 for “January” and “jan”. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** The day that is meant: in the year that is named, or else the next one of its date. */
export const dayOfDate = ({ month, date, year }: WrittenDate, today: CalendarDay): CalendarDay | undefined =>
  year === undefined ? nextYearly(today, (ofYear) => calendarDay(ofYear, month, date)) : calendarDay(year, month, date)

/** What comes once a year: this year’s day if it is not over, or else the next year’s. */
export function nextYearly(
  today: CalendarDay,
  dayIn: (year: number) => CalendarDay | undefined,
): CalendarDay | undefined {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map(dayIn).find((day) => day !== undefined && day >= today)
}

/** The day, if the calendar has it. */
export function calendarDay(year: number, month: number, date: number): CalendarDay | undefined {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${year}-${two(month)}-${two(date)}`
  return isCalendarDay(day) ? day : undefined
}
