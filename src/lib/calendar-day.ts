/**
 * Calendar days as text, `YYYY-MM-DD`, and arithmetic on them. No instants and no time zones: a day is the same day
 * everywhere, and days between two of them are counted, never divided out of milliseconds.
 */
export type CalendarDay = `${number}-${number}-${number}`

const MILLISECONDS_A_DAY = 86_400_000

/** Whether a text is a day that exists: `2024-02-29` is one, `2024-02-30` is not. */
export function isCalendarDay(text: string): text is CalendarDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(numberOf(text)) === text
}

/** The visitor's own day, by the clock and time zone of their device. */
export function today(now = new Date()): CalendarDay {
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}` as CalendarDay
}

/** The day a number of days later; earlier when `days` is negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(numberOf(day) + days)
}

/** Days from one day to another: 0 when they are the same, negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return numberOf(to) - numberOf(from)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  // 1 January 1970 was a Thursday.
  return (((numberOf(day) + 4) % 7) + 7) % 7
}

/** How many days a month has; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return Number(dayOf(numberOf(`${year}-${month + 1}-1`) - 1).slice(-2))
}

// UTC has no daylight saving: each of its days is as long as the next, so its days can be counted as numbers.
function numberOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return Math.round(new Date(0).setUTCFullYear(year, month - 1, date) / MILLISECONDS_A_DAY)
}

function dayOf(number: number): CalendarDay {
  return new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10) as CalendarDay
}
