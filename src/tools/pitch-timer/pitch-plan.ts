import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type AtOnce, type ChosenPlan, choosePlan, type PlannedTask } from './chosen-plan'
import { FULL_PLAN, planDays } from './plan-days'
import type { Task, Week } from './task'
import { daysUntil } from './until-the-target'
import { addWorkingDays, type Country, daysBefore, isWorkingDay, workingDaysBetween } from './working-days'

/** In so many days, four weeks fit, also with holidays among them. */
export const FOUR_WEEKS = 28

export type PitchPlan = Pick<ChosenPlan, 'counts' | 'why' | 'kind' | 'leftOut'> & {
  target: CalendarDay
  /** The visitor's own day. */
  today: CalendarDay
  /** Days from today until the day before the target; 0 when the target is today. */
  daysLeft: number
  /** Of these, the days on which people work. */
  workingDaysLeft: number
  /** Whether there is time for all four weeks. */
  fits: boolean
  /** Days before Week 1 starts. */
  wait: number
  weeks: Week[]
  /** What cannot wait for Week 1. */
  early: Task[]
  /** What is said between the last week and the target. */
  later: Task[]
  /** On the target day, and once it is over. */
  onTheDay: Task[]
  /** How many tasks there is no time for. */
  dropped: number
  /** Whether the news may not be public, so that nothing leaves the house. */
  isConfidential: boolean
  /** Whether others set the target day of news that has happened. */
  isForOthers: boolean
}

/** A pitch whose first week is more days away has time for what takes longer; duties are checked at once. */
const FAR_AWAY = 14
/** Working days of the first week. */
const FIRST_WEEK = 5

/**
 * Four weeks of four tasks from the table, with the days on which they are done. `today` is the visitor's own day.
 */
export function planPitch(answers: Answers, table: PitchPlanTable, today: CalendarDay): PitchPlan {
  const { targetDate: target, country, gate, subject, day } = answers
  const workingDaysLeft = workingDaysBetween(today, target, country)
  const { counts, weeks: planned, after, early, ...chosen } = choosePlan(answers, table, workingDaysLeft)
  const isConfidential = gate === 'confidential'
  const end = { 'to-target': target, 'from-today': today, 'four-weeks-from-today': fourWeeksFrom(today, country) }[
    counts
  ]
  const counted = end < target ? end : target
  const isForOthers = counts === 'from-today' && day === 'given' && target > addWorkingDays(today, FIRST_WEEK, country)
  const turn = isForOthers ? target : undefined
  const { dayOf, isKept, spans } = planDays(planned, { end: counted, today, turn, country })
  const slots = {
    target: { typed: formatDay(target), blank: 'day' },
    subject: { typed: isConfidential ? undefined : subject, blank: 'your subject' },
  }
  const textOf = (text: string) => fillSentence(text, slots)
  const task = ({ text, isOutward }: AtOnce, when: CalendarDay | undefined): Task => {
    // From the target day on, people may know it.
    const waits = isConfidential && isOutward && when !== undefined && when < target
    return { text: textOf(text), day: waits ? undefined : when, ...(waits ? { waits } : {}) }
  }
  const dated = (one: PlannedTask): Task => task(one, isKept(one) ? dayOf(one) : undefined)
  const weeks = planned.map(({ name, tasks }, index) => ({
    number: index + 1,
    name,
    ...(spans[index] ?? { firstDay: today, lastDay: today, days: 1 }),
    tasks: tasks.map(dated),
  }))
  const wait = daysBetween(today, weeks[0]?.firstDay ?? today)
  const ends = [
    // The target day is the visitor's; what follows on the pitch follows on the four weeks.
    ...after.map((one) => ({ one, on: one.before === 0 ? target : dayOf(one) })),
    ...(isForOthers ? table.dayOfOthers : []).map((one) => ({ one, on: aroundTarget(one.before) })),
  ].toSorted((a, b) => daysBetween(b.on, a.on))
  const last = ends.filter(({ on }) => on < target).at(-1)?.on
  const until = last && counts === 'four-weeks-from-today' && !isConfidential ? daysUntil(target, last, country) : []
  const daysLeft = daysBetween(today, target)
  return {
    ...chosen,
    counts,
    target,
    today,
    daysLeft,
    workingDaysLeft,
    fits: daysLeft >= FOUR_WEEKS || workingDaysLeft >= FULL_PLAN,
    wait,
    early:
      wait > (chosen.why === undefined ? FAR_AWAY : 0) ? early.map((one, index) => task(one, workingDay(index))) : [],
    weeks,
    later: [
      ...ends.filter(({ on }) => on < target).map(({ one, on }) => task(one, on)),
      ...until.map((day, index) => ({ text: textOf(table.until[index % table.until.length] ?? ''), day })),
    ],
    onTheDay: ends.filter(({ on }) => on >= target).map(({ one, on }) => task(one, on)),
    dropped: weeks.flatMap(({ tasks }) => tasks).filter(({ day, waits }) => !day && !waits).length,
    isConfidential,
    isForOthers,
  }

  function aroundTarget(before: number): CalendarDay {
    const earlier = daysBefore(target, today, Math.max(0, before), (day) => isWorkingDay(day, country))
    return before > 0 ? (earlier[0] ?? today) : addWorkingDays(target, -before, country)
  }

  /** The first working days, one for each task. */
  function workingDay(index: number): CalendarDay {
    return addWorkingDays(addDays(today, -1), index + 1, country)
  }
}

/** The day after so many working days, today included. */
const fourWeeksFrom = (today: CalendarDay, country: Country): CalendarDay =>
  addDays(addWorkingDays(addDays(today, -1), FULL_PLAN, country), 1)
