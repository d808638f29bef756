/** The day that a goal or the campaign names, as a day of the calendar. */
import { addDays, type CalendarDay, daysInMonth, isCalendarDay, weekdayOf } from '@/lib/calendar-day'
import { calendarDay, dateIn, dayOfDate, MONTH_NAMES, monthNumber, nextYearly, YEAR } from '../kit/english/dates'
import { WEEKDAYS } from '../kit/result/format-day'

const ISO = /\b(20\d{2}-\d{2}-\d{2})\b/
/** A month alone; “may” and “march” only where no verb can stand. */
const MONTH_ALONE = new RegExp(`\\b(before |in |by |of |until |early |mid |late )(${MONTH_NAMES})\\b${YEAR}`, 'i')
const WEEKDAY = new RegExp(`\\b(?:on|by|before|until|this|next) (${WEEKDAYS.join('|')})\\b`, 'i')

/** The next such day from today on; none where the words name no day that the calendar has. */
export function dayNamedIn(words: string, today: CalendarDay): CalendarDay | undefined {
  const iso = ISO.exec(words)?.[1] ?? ''
  if (isCalendarDay(iso)) return iso
  const date = dateIn(words)
  const day = date && dayOfDate(date, today)
  return day ?? monthIn(words, today) ?? feastIn(words, today) ?? nearDayIn(words, today)
}

/** “Before June” ends with May; all else has until the month’s last day. */
function monthIn(words: string, today: CalendarDay): CalendarDay | undefined {
  const [, place = '', name = '', year] = MONTH_ALONE.exec(words) ?? []
  if (name === '') return undefined
  const month = monthNumber(name)
  const inYear = (ofYear: number) => calendarDay(ofYear, month, /before/i.test(place) ? 1 : daysInMonth(ofYear, month))
  return year === undefined ? nextYearly(today, inYear) : inYear(Number(year))
}

function feastIn(words: string, today: CalendarDay): CalendarDay | undefined {
  if (/\bchristmas\b/i.test(words)) return dayOfDate({ month: 12, date: 25 }, today)
  if (/\bcyber monday\b/i.test(words)) return nextYearly(today, (year) => addDays(thanksgiving(year), 4))
  if (/\bblack friday\b/i.test(words)) return nextYearly(today, (year) => addDays(thanksgiving(year), 1))
  return undefined
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): CalendarDay {
  const first: CalendarDay = `${year}-11-01`
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21)
}

function nearDayIn(words: string, today: CalendarDay): CalendarDay | undefined {
  if (/\b(?:today|tonight)\b/i.test(words)) return today
  if (/\btomorrow\b/i.test(words)) return addDays(today, 1)
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
  if (/\b(?:by|this) (?:the )?week(?:end)?\b/i.test(words)) return sunday
  if (/\bnext week(?:end)?\b/i.test(words)) return addDays(sunday, 7)
  const weekday = WEEKDAY.exec(words)?.[1]
  if (weekday === undefined) return undefined
  const wanted = WEEKDAYS.findIndex((name) => name.toLowerCase() === weekday.toLowerCase())
  return addDays(today, (wanted - weekdayOf(today) + 7) % 7)
}
