/** On which day each task is, counted in working days from the day that its week counts from. House rules of ours. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { ChosenPlan } from './chosen-plan'
import { addWorkingDays, daysBefore, isWorkingDay, type Calendar as Workdays } from './working-days'

export const TASKS_A_WEEK = 4
/** Weeks have five working days, so a plan of four weeks begins so many before its end. */
export const FULL_PLAN = 20
/** With so many working days for each task, all tasks stay: where a week is short, two of them share a day. */
const ENOUGH = 3 / 4

/** @property isSkipped whether a day counts only where others are too few. @property isEve whether it always counts */
type Calendar = { country: Workdays } & Record<'isSkipped' | 'isEve', (day: CalendarDay) => boolean>

/** @param end the day that the weeks count to, which do not count from today */
export function dateWeeks(weeks: ChosenPlan['weeks'], end: CalendarDay, today: CalendarDay, calendar: Calendar) {
  const { country, isSkipped, isEve } = calendar
  const fromToday = weeks.flatMap(({ start, tasks }) => (start === 'today' ? tasks : []))
  const toEnd = weeks.flatMap(({ start, tasks }) => (start === 'target' ? tasks : []))
  const begin = fromToday.map(({ before }) => addWorkingDays(today, Math.max(0, -before), country)).reduce(later, today)
  const lead = Math.max(0, ...toEnd.map(({ before }) => before))
  const isWorking = (day: CalendarDay) => isEve(day) || isWorkingDay(day, country)
  const open = daysBefore(end, begin, lead, (day) => isEve(day) || (isWorking(day) && !isSkipped(day)))
  const working = open.length < lead ? daysBefore(end, begin, lead, isWorking) : open
  const days = working.length > 0 ? working : daysBefore(end, begin, 1)
  const ahead = [...fromToday, ...toEnd].filter(({ before }) => before > 0).length
  const isEnough = working.length >= ahead * ENOUGH
  const kept = Math.max(1, Math.ceil((working.length * TASKS_A_WEEK) / Math.max(1, ahead)))
  const all = weeks.map(({ start, tasks }) =>
    tasks.map(({ before, rank }) => ({
      day: start === 'today' ? addWorkingDays(today, Math.max(0, -before), country) : dayBefore(before),
      isKept: before <= 0 || isEnough || rank <= kept,
    })),
  )
  return all.map((tasks, index) => {
    const own = tasks.map(({ day }) => day).toSorted()
    const next = all[index + 1]?.map(({ day }) => day).toSorted()[0] ?? end
    const firstDay = own[0] ?? end
    const lastDay = later(own.at(-1) ?? firstDay, addDays(next, -1))
    // Where there is no time for a task, it has no day.
    const dates = tasks.map(({ day, isKept }) => (isKept ? day : undefined))
    return { firstDay, lastDay, days: daysBetween(firstDay, lastDay) + 1, dates }
  })

  function dayBefore(before: number): CalendarDay {
    if (before <= 0) return addWorkingDays(end, -before, country)
    return days[Math.floor(((lead - before) * days.length) / lead)] ?? end
  }
}

const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other)
