import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type ChosenPlan, choosePlan, type PlannedTask } from './chosen-plan'
import { FULL_PLAN, planDays } from './plan-days'
import type { Task, Week } from './task'
import { daysUntil } from './until-the-target'
import { addWorkingDays, type Country, workingDaysBetween } from './working-days'

/** In so many days, four weeks fit, also with holidays among them. */
export const FOUR_WEEKS = 28

export type PitchPlan = Pick<ChosenPlan, 'counts' | 'why' | 'kind' | 'leftOut'> & {
  target: CalendarDay
  /** Days from today until the day before the target; 0 when the target is today. */
  daysLeft: number
  /** Of these, the days on which people work. */
  workingDaysLeft: number
  /** Whether there is time for all four weeks. */
  fits: boolean
  /** Days before Week 1 starts. */
  wait: number
  weeks: Week[]
  /** What is said between the last week and the target. */
  later: Task[]
  /** On the target day, and once it is over. */
  onTheDay: Task[]
  /** How many tasks there is no time for. */
  dropped: number
  /** Whether the news may not be public, so that nothing leaves the house. */
  isConfidential: boolean
}

/**
 * Four weeks of four tasks from the table, with the days on which they are done. `today` is the visitor's own day.
 */
export function planPitch(answers: Answers, table: PitchPlanTable, today: CalendarDay): PitchPlan {
  const { targetDate: target, country, gate, subject } = answers
  const workingDaysLeft = workingDaysBetween(today, target, country)
  const { counts, weeks: planned, after, ...chosen } = choosePlan(answers, table, workingDaysLeft)
  const isConfidential = gate === 'confidential'
  const end = { 'to-target': target, 'from-today': today, 'four-weeks-from-today': fourWeeksFrom(today, country) }[
    counts
  ]
  const counted = end < target ? end : target
  const { dayOf, isKept, spans } = planDays(planned, counted, today, country, chosen.why !== undefined)
  const slots = {
    target: { typed: formatDay(target), blank: 'day' },
    subject: { typed: subject, blank: 'your subject' },
  }
  const textOf = (text: string) => fillSentence(text, slots)
  const dated = (task: PlannedTask, day: CalendarDay): Task => {
    const waits = isConfidential && task.isOutward
    return { text: textOf(task.text), day: waits || !isKept(task) ? undefined : day, ...(waits ? { waits } : {}) }
  }
  const weeks = planned.map(({ name, tasks }, index) => ({
    number: index + 1,
    name,
    ...(spans[index] ?? { firstDay: today, lastDay: today, days: 1 }),
    tasks: tasks.map((task) => dated(task, dayOf(task))),
  }))
  const ends = after.map((task) => {
    // The target day is the visitor's; what follows on the pitch follows on the four weeks.
    const day = task.before === 0 ? target : dayOf(task)
    return { day, task: dated(task, day) }
  })
  const last = ends
    .map(({ day }) => day)
    .filter((day) => day < target)
    .toSorted()
    .at(-1)
  const until = last && !isConfidential ? daysUntil(target, last, country) : []
  const inOrder = ends.toSorted((a, b) => daysBetween(b.day, a.day))
  const daysLeft = daysBetween(today, target)
  return {
    ...chosen,
    counts,
    target,
    daysLeft,
    workingDaysLeft,
    fits: daysLeft >= FOUR_WEEKS || workingDaysLeft >= FULL_PLAN,
    wait: daysBetween(today, weeks[0]?.firstDay ?? today),
    weeks,
    later: [
      ...inOrder.filter(({ day }) => day < target).map(({ task }) => task),
      ...until.map((day, index) => ({ text: textOf(table.until[index % table.until.length] ?? ''), day })),
    ],
    onTheDay: inOrder.filter(({ day }) => day >= target).map(({ task }) => task),
    dropped: weeks.flatMap(({ tasks }) => tasks).filter(({ day, waits }) => !day && !waits).length,
    isConfidential,
  }
}

/** The day after so many working days, today included. */
const fourWeeksFrom = (today: CalendarDay, country: Country): CalendarDay =>
  addDays(addWorkingDays(addDays(today, -1), FULL_PLAN, country), 1)
