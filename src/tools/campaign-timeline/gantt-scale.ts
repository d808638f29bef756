import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { Timeline } from './timeline'

export type GanttScale = {
  /** Where a day begins, in percent of the width: 0 is the first day shown, 100 the launch. */
  at: (day: CalendarDay) => number
  /** False when the plan starts so late that showing today would squeeze it. */
  showsToday: boolean
  /** Whole weeks before the launch, for thin lines. */
  weeks: CalendarDay[]
}

/** The time axis: from the plan's start, or from today if that is earlier or not far ahead of it, to the launch. */
export function ganttScale(plan: Timeline, launchDate: CalendarDay, today: CalendarDay): GanttScale {
  const wait = daysBetween(today, plan.firstDay)
  // Waiting may take up at most half of the picture.
  const showsToday = wait <= plan.totalDuration
  const first = showsToday && wait > 0 ? today : plan.firstDay
  const days = daysBetween(first, launchDate)
  return {
    at: (day) => (daysBetween(first, day) / days) * 100,
    showsToday,
    weeks: Array.from({ length: Math.ceil(days / 7) - 1 }, (_, index) => addDays(launchDate, -7 * (index + 1))),
  }
}
