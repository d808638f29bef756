/** The day that a goal or the campaign names, as a day of the calendar. */
import { addDays, type CalendarDay, daysInMonth, weekdayOf } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'
import { WEEKDAYS } from '../kit/day-words'

const MONTH = MONTHS.map((name) => (name === 'May' ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join('|')
const YEAR = '(?:,? (20\\d{2}))?'

const ISO = /\b(20\d{2}-\d{2}-\d{2})\b/
const MONTH_FIRST = new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)${YEAR}`, 'i')
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?(${MONTH})\\b${YEAR}`, 'i')
/** A month alone; “may” and “march” only where no verb can stand. */
const MONTH_ALONE = new RegExp(`\\b(before |in |by |of |until |early |mid |late )(${MONTH})\\b${YEAR}`, 'i')
const WEEKDAY = new RegExp(`\\b(?:on|by|before|until|this|next) (${WEEKDAYS.join('|')})\\b`, 'i')

/** The next such day from today on; none where the words name no day that the calendar has. */
export function dayNamedIn(words: string, today: CalendarDay): CalendarDay | undefined {
  return (
    (ISO.exec(words)?.[1] as CalendarDay | undefined) ??
    dateIn(words, today) ??
    feastIn(words, today) ??
    nearDayIn(words, today)
  )
}

function dateIn(words: string, today: CalendarDay): CalendarDay | undefined {
  const monthFirst = MONTH_FIRST.exec(words)
  if (monthFirst) return nextDate(today, monthNumber(monthFirst[1]), Number(monthFirst[2]), monthFirst[3])
  const dayFirst = DAY_FIRST.exec(words)
  if (dayFirst) return nextDate(today, monthNumber(dayFirst[2]), Number(dayFirst[1]), dayFirst[3])
  const alone = MONTH_ALONE.exec(words)
  // “Before June” ends with May; all else has until the month’s last day.
  if (alone) return nextDate(today, monthNumber(alone[2]), /before/i.test(alone[1] ?? '') ? 1 : 31, alone[3])
  return undefined
}

const monthNumber = (name = '') =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** The date in the year that was named, or else in the next year that still has it. */
function nextDate(today: CalendarDay, month: number, date: number, year?: string): CalendarDay {
  const inYear = (year: number) => dayOf(year, month, Math.min(date, daysInMonth(year, month)))
  const thisYear = Number(today.slice(0, 4))
  if (year !== undefined) return inYear(Number(year))
  return inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1)
}

const dayOf = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as CalendarDay

function feastIn(words: string, today: CalendarDay): CalendarDay | undefined {
  if (/\bchristmas\b/i.test(words)) return nextDate(today, 12, 25)
  if (/\b(?:black friday|cyber monday)\b/i.test(words)) {
    const after = /\bcyber monday\b/i.test(words) ? 4 : 1
    const year = Number(today.slice(0, 4))
    const ofYear = (year: number) => addDays(thanksgiving(year), after)
    return ofYear(year) >= today ? ofYear(year) : ofYear(year + 1)
  }
  return undefined
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): CalendarDay {
  const first = dayOf(year, 11, 1)
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
