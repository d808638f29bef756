/** The day that a text names, so that a plan can tell whether it still fits. */
import { type CalendarDay, daysInMonth } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'

const MONTH = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|Sept)\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
/** “December 12, 2026”, “Dec 12”. */
const MONTH_FIRST = new RegExp(`\\b${MONTH} ${DAY}(?!\\d)(?:,? (20\\d\\d))?`, 'i')
/** “12 December 2026”, “12th of Dec”. */
const DAY_FIRST = new RegExp(`\\b${DAY} (?:of )?${MONTH}(?!\\p{L})(?:,? (20\\d\\d))?`, 'iu')

/** The first day that is named with its month, in the year that is named or as the next one of its date. */
export function dayIn(text: string, today: CalendarDay): CalendarDay | undefined {
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? swapped(DAY_FIRST.exec(text)) ?? []
  if (!month || !day) return undefined
  const number = MONTHS.findIndex((name) => name.toLowerCase().startsWith(month.slice(0, 3).toLowerCase())) + 1
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [Number(year)] : [thisYear, thisYear + 1]
  return years.map((one) => calendarDay(one, number, Number(day))).find((one) => one !== undefined && one >= today)
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]]

function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}` as CalendarDay
}
