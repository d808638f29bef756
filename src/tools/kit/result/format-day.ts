/** The few ways in which the two planners write days. They never become instants: the same words in every time zone. */
import { type CalendarDay, weekdayOf } from '@/lib/calendar-day'
import { formatDay, formatDayOfYear } from '@/lib/format-day'

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "Friday, November 20, 2026". */
export function longDay(day: CalendarDay): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${formatDay(day)}`
}

/** "Nov 20": for places where the year is nearby or the range is shorter than a year. */
export function shortDay(day: CalendarDay): string {
  return formatDayOfYear(day).replace(/^(\p{L}{3})\p{L}*/u, '$1')
}

/** "Fri, Nov 20". */
export function shortWeekday(day: CalendarDay): string {
  return `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)}, ${shortDay(day)}`
}

/** "Nov 20 – 26", "Nov 28 – Dec 8", or one day alone. */
export function shortRange(firstDay: CalendarDay, lastDay: CalendarDay): string {
  if (firstDay === lastDay) return shortDay(firstDay)
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7)
  return `${shortDay(firstDay)} – ${isOneMonth ? Number(lastDay.slice(8)) : shortDay(lastDay)}`
}

/** "1 day", "7 days", "0 days". */
export function countDays(days: number): string {
  return `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`
}
