import { DAYS_A_WEEK, daysOf, FULL_PLAN, type Span } from './week-spans'
import { type Country, isWorkingDay } from './working-days'

export const TASKS_A_WEEK = 4

/** How many tasks of each week are kept at least: one less for each whole week that is missing. */
export function keptTasks(daysLeft: number): number {
  return Math.max(1, TASKS_A_WEEK - Math.floor(Math.max(0, FULL_PLAN - daysLeft) / DAYS_A_WEEK))
}

/** With so many working days in all, nothing has to go: where a week is short, two tasks share a day. */
export const ENOUGH_WORKING_DAYS = 12

type Left = { daysLeft: number; workingDaysLeft: number; country: Country }

/** No task is dropped while there is a working day for it. */
export function keptIn(span: Span, { daysLeft, workingDaysLeft, country }: Left): number {
  if (workingDaysLeft >= ENOUGH_WORKING_DAYS) return TASKS_A_WEEK
  const working = daysOf(span.firstDay, span.days).filter((day) => isWorkingDay(day, country)).length
  return Math.max(keptTasks(daysLeft), daysLeft < TASKS_A_WEEK ? 0 : Math.min(TASKS_A_WEEK, working))
}
