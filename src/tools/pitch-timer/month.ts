import { type CalendarDay, isCalendarDay, weekdayOf } from '@/lib/calendar-day'
import type { Week } from './task'

export type MonthDay = {
  day: CalendarDay
  /** The weeks of the plan that this day belongs to: more than one when they share it. */
  weeks: number[]
}
/** A row of a month: seven places from Sunday to Saturday, empty before its first day and after its last. */
export type MonthRow = (MonthDay | undefined)[]
/** A month, told by its first day. */
export type Month = { firstDay: CalendarDay; rows: MonthRow[] }

/** The months from the first day of the plan to its last or to the target day, whichever is later. */
export function monthsOf(weeks: readonly Week[], target: CalendarDay): Month[] {
  const days = [...weeks.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]), target].toSorted()
  const starts = new Set(weeks.length > 0 ? days.map(firstOfMonth) : [firstOfMonth(target)])
  return [...starts].map((firstDay) => ({ firstDay, rows: rowsOf(firstDay, weeks) }))
}

function rowsOf(firstDay: CalendarDay, weeks: readonly Week[]): MonthRow[] {
  const days = Array.from({ length: 31 }, (_, index) => `${firstDay.slice(0, 8)}${String(index + 1).padStart(2, '0')}`)
  const places: MonthRow = [
    ...Array.from({ length: weekdayOf(firstDay) }, () => undefined),
    ...days.filter(isCalendarDay).map((day) => ({ day, weeks: weeksOn(weeks, day) })),
  ]
  const rows = Math.ceil(places.length / 7)
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (_, column) => places[row * 7 + column]))
}

const firstOfMonth = (day: CalendarDay) => `${day.slice(0, 8)}01` as CalendarDay

const weeksOn = (weeks: readonly Week[], day: CalendarDay): number[] =>
  weeks.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).map(({ number }) => number)
