/** On which day each task is, counted in working days from the day that the plan counts from. House rules of ours. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { PlannedTask } from './chosen-plan'
import type { Span } from './task'
import { addWorkingDays, type Country, daysBefore, isQuiet, isWorkingDay } from './working-days'

export const TASKS_A_WEEK = 4
/** Weeks have five working days, so a plan of four weeks begins so many before its end. */
export const FULL_PLAN = 20
const DAYS_A_WEEK = 5
/** With so many working days for each task, all tasks stay: where a week is short, two of them share a day. */
const ENOUGH = 3 / 4

/** The weeks of a plan, whose tasks are done in this order. */
type Weeks = readonly { tasks: readonly PlannedTask[] }[]

export type PlanDays = {
  /** The day of a task. */
  dayOf: (task: PlannedTask) => CalendarDay
  /** Whether there is time for it. */
  isKept: (task: PlannedTask) => boolean
  spans: Span[]
}

/** What a plan counts from. @property turn the day from which tasks count that are not for the first week; none: `end` */
type Counted = { end: CalendarDay; today: CalendarDay; turn?: CalendarDay | undefined; country: Country }

export function planDays(weeks: Weeks, { end, today, turn, country }: Counted): PlanDays {
  const lead = Math.max(0, ...weeks.flatMap(({ tasks }) => tasks.map(({ before }) => before)))
  const working = lastDays(today, end, country, lead)
  const days = working.length > 0 ? working : daysBefore(end, today, 1)
  const dayOf = ({ before }: PlannedTask): CalendarDay => {
    if (before > 0) return days[Math.floor(((lead - before) * days.length) / lead)] ?? end
    if (turn && before <= -DAYS_A_WEEK) return addWorkingDays(turn, -before - DAYS_A_WEEK, country)
    return addWorkingDays(end, -before, country)
  }
  const ahead = weeks.flatMap(({ tasks }) => tasks.filter(({ before }) => before > 0)).length
  const isEnough = working.length >= ahead * ENOUGH
  const kept = Math.max(1, Math.ceil((working.length * TASKS_A_WEEK) / Math.max(1, ahead)))
  return {
    dayOf,
    isKept: ({ before, rank }) => before <= 0 || isEnough || rank <= kept,
    spans: spansOf(weeks, dayOf, end),
  }
}

/** The last working days before a day, without those on which few people answer if there are enough others. */
function lastDays(today: CalendarDay, end: CalendarDay, country: Country, count: number): CalendarDay[] {
  const isOpen = (day: CalendarDay) => isWorkingDay(day, country) && !isQuiet(day)
  const open = daysBefore(end, today, count, isOpen)
  return open.length < count ? daysBefore(end, today, count, (day) => isWorkingDay(day, country)) : open
}

/** Each week lasts until the next one begins, and the last one until the day that is counted to. */
function spansOf(weeks: Weeks, dayOf: (task: PlannedTask) => CalendarDay, end: CalendarDay): Span[] {
  const days = weeks.map(({ tasks }) => tasks.map(dayOf).toSorted())
  return days.map((own, index) => {
    const firstDay = own[0] ?? end
    const next = days[index + 1]?.[0] ?? (firstDay < end ? end : addDays(own.at(-1) ?? end, 1))
    const lastDay = next > firstDay ? addDays(next, -1) : firstDay
    return { firstDay, lastDay, days: daysBetween(firstDay, lastDay) + 1 }
  })
}
