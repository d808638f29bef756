import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import type { Task } from './task'
import { type TaskOn, tasksOn } from './tasks-around'
import { addWorkingDays, type Calendar, isQuiet } from './working-days'

type Days = Record<'today' | 'target', CalendarDay> & {
  country: Calendar
  /** Days that the visitor entered. */
  entered: readonly (CalendarDay | undefined)[]
  /** Those from which the plan counts. Another task can be on one of the others by chance. */
  counted: readonly unknown[]
}

/** A time without tasks is looked into about once a month, for at most a year, and not right before the next task. */
const MONTH = 28
const MONTHS = 12

/**
 * What a plan lacks: a task for each day that was entered and that no task counts or names, and checks where it has no task for
 * longer than some weeks.
 */
export function fillGaps(
  written: readonly Task[],
  { entered, counted, today, target, country }: Days,
  further: PitchPlanTable['further'],
): TaskOn[] {
  const isNamed = (day: CalendarDay) =>
    written.some((task) => (task.day === day && counted.includes(day)) || task.text.includes(formatDay(day)))
  const missing = [...new Set(entered)].flatMap((day) =>
    day === undefined || day <= today || isNamed(day) ? [] : tasksOn(further, 'entered', day),
  )
  const busy = [...written.map(({ day }) => day), ...missing.map(({ on }) => on)].flatMap((day) => day ?? [])
  const idle = idleDays([today, ...busy, target].filter((day) => day <= target))
  const checks = idle.flatMap((day) => tasksOn(further, 'idle', addWorkingDays(addDays(day, -1), 1, country, isQuiet)))
  return [...missing, ...checks]
}

/** @param busy days with tasks, today, and the target */
function idleDays(busy: CalendarDay[]): CalendarDay[] {
  const days = busy.toSorted()
  return days.flatMap((day, index) => {
    const free = daysBetween(day, days[index + 1] ?? day)
    const count = Math.min(MONTHS, Math.floor((free - MONTH / 2) / MONTH))
    return Array.from({ length: Math.max(0, count) }, (_, month) => addDays(day, (month + 1) * MONTH))
  })
}
