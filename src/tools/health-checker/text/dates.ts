import type { CalendarDay } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'

const MONTH = `(?:${MONTHS.map((month) => (month.length > 3 ? `${month.slice(0, 3)}(?:${month.slice(3)})?` : month)).join('|')}|Sept)\\.?`
const DAY = '\\d{1,2}(?:st|nd|rd|th)?(?!\\d)'

/** Month and day in either order with or without a year, or figures alone. */
export const ANY_DATE = new RegExp(
  `\\b(?:${MONTH} ?${DAY}(?:,? ?\\d{4})?|${DAY} (?:of )?${MONTH}(?:,? ?\\d{4})?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})(?!\\p{L})`,
  'giu',
)
export const hasDate = (text: string): boolean => text.search(ANY_DATE) >= 0

const YEAR = /\b(?:19|20)\d\d\b/g

export const hasYear = (text: string): boolean => text.search(YEAR) >= 0

/** The text without its dates and years, so that what is left of its figures counts something. */
export const withoutDates = (text: string): string => text.replace(ANY_DATE, ' ').replace(YEAR, ' ')

/** Whether a text names a day, in any of the ways in which releases write one. */
export function namesDay(text: string, day: CalendarDay): boolean {
  const [year, month = '', date] = day.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  const named = `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`
  const plain = `0?${Number(date)}(?:st|nd|rd|th)?(?!\\d)`
  return new RegExp(
    `\\b(?:${named} ?${plain}|${plain} (?:of )?${named}(?!\\p{L})|${year}-${month}-${date})`,
    'iu',
  ).test(text)
}
