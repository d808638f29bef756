import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type ChosenPlan, choosePlan, HALF } from './chosen-plan'
import { isBound, kindOf } from './kind-of-news'
import { dateWeeks, FULL_PLAN } from './plan-days'
import type { Task, Week } from './task'
import { addWorkingDays, daysBefore, isQuiet, isWorkingDay, workingDaysBetween } from './working-days'

/** What should have begun already is done in so many working days, one task after the other. */
const DAYS_BETWEEN = 3
/** A week, in working days. */
const WEEK = 5
/** At most so many days lie between two on which a pitch is answered. */
const QUIET_DAYS = 20

export type PitchPlan = Omit<ChosenPlan, 'ahead' | 'weeks' | 'after' | 'around'> & {
  target: CalendarDay
  /** The visitor's own day. */
  today: CalendarDay
  /** Days from today until the day before the target; 0 when the target is today. */
  daysLeft: number
  /** Of these, the days on which people work. */
  workingDaysLeft: number
  /** What takes longer than four weeks. */
  ahead: Task[]
  weeks: Week[]
  /** Between the last week and the target. */
  later: Task[]
  /** On the target day, and once it is over. */
  onTheDay: Task[]
  /** How many tasks there is no time for. */
  dropped: number
  /** Whether the news may not be public yet. */
  isConfidential: boolean
  /** Whether it has no day before it is signed. */
  isUnsigned: boolean
}

/**
 * Four weeks of four tasks from the table, with the days on which they are done. `today` is the visitor's own day.
 */
export function planPitch(answers: Answers, table: PitchPlanTable, today: CalendarDay): PitchPlan {
  const { targetDate: target, country, subject } = answers
  const daysUntilTarget = workingDaysBetween(today, target, country)
  const { ahead, weeks: planned, after, around, ...chosen } = choosePlan(answers, table, today, daysUntilTarget)
  const { start, shape, gate, isAgreed, isPitch, earlier, announced, further } = chosen
  const canWait = isPitch || shape === 'reply'
  const isConfidential = gate === 'confidential' || (canWait && isBound(answers, kindOf(answers, table)))
  const isUnsigned = answers.day === 'signature' && start === 'target'
  const goal = announced ? target : (earlier ?? target)
  const workingDaysLeft = workingDaysBetween(today, goal, country)
  // What people use or come to on a quiet day, and what begins on one, does not wait until the quiet days are over.
  const fixed = start === 'now' ? today : target
  const isSkipped = (day: CalendarDay) => isQuiet(day) && !((start === 'now' || isEarly(shape)) && isQuiet(fixed))
  const fourWeeksOn = addDays(addWorkingDays(addDays(today, -1), FULL_PLAN, country, isSkipped), 1)
  const end = start === 'now' && fourWeeksOn < goal ? fourWeeksOn : goal
  const slots = {
    target: { typed: formatDay(target), blank: 'day' },
    earlier: { typed: formatDay(earlier ?? target), blank: 'day' },
    further: { typed: further && formatDay(further), blank: 'day' },
    subject: { typed: gate === 'confidential' ? undefined : subject, blank: 'your subject' },
  }
  /** The one place that decides what does not leave the house: until the target, only those who agreed may know. */
  const taskOn = ({ text, isOutward, slot }: PlannedTask, day: CalendarDay | undefined): Task => {
    const isTooEarly = isOutward && day !== undefined && day < target
    const waiting = isUnsigned ? 'signed' : isConfidential && !isAgreed ? 'public' : undefined
    const waits = isTooEarly ? waiting : undefined
    return { text: fillSentence(text, slots), day: waits ? undefined : day, slot, waits }
  }
  const calendar = { country, isSkipped }
  const first = announced ? dateWeeks(planned.slice(0, HALF), announced, today, calendar) : []
  const from = announced ? addDays(announced, 1) : today
  // Week 3 follows a first announcement, where another week is left before the target.
  const afterwards = addWorkingDays(from, 2 * WEEK, country)
  const hasRoom = announced && workingDaysBetween(afterwards, target, country) >= WEEK
  const next = hasRoom ? dateWeeks(planned.slice(HALF, HALF + 1), afterwards, from, calendar) : []
  const past = first.length + next.length
  const dated = [...first, ...next, ...dateWeeks(planned.slice(past), end, hasRoom ? afterwards : from, calendar)]
  const weeks = dated.map(({ dates, ...span }, index) => {
    const { name, tasks } = planned[index] ?? { name: '', tasks: [] }
    return { number: index + 1, name, ...span, tasks: tasks.map((task, place) => taskOn(task, dates[place])) }
  })
  const begin = weeks[0]?.firstDay ?? today
  const lastDay = weeks.at(-1)?.lastDay ?? today
  const ends = after.flatMap((task) => {
    const on = dayOf(task.before)
    // After a first announcement, there is time before the last week.
    const isBetween = on && (on > lastDay || (hasRoom && task.before > WEEK))
    return on && (task.before <= 0 || isBetween) ? [{ task, on }] : []
  })
  // Around another day, people are reminded once Week 2 has told them, and the last weeks of a run are after it begins.
  const told = answers.moves === 'runs' ? addDays(target, 1) : (weeks[HALF]?.firstDay ?? today)
  const more = around.flatMap((task) => {
    const on = dayOf(task.before, further)
    return on && on >= told ? [{ task, on }] : []
  })
  const dates = [...ends, ...more].toSorted((one, other) => one.on.localeCompare(other.on))
  return {
    ...chosen,
    target,
    today,
    daysLeft: daysBetween(today, goal),
    workingDaysLeft,
    ahead: ahead.flatMap((task, index) => {
      const on = dayOf(task.before, goal)
      const isInTime = workingDaysLeft >= (task.until ?? FULL_PLAN)
      // Where its day is over, it is for the first working day from today on, behind what it needs, or there is no time.
      const now = addWorkingDays(addDays(today, -1), 1 + index * DAYS_BETWEEN, country)
      const soonest = isInTime ? (now < begin ? now : begin) : undefined
      // The first task tells by when the others are due, so it is for today, however far the target is.
      const day = index === 0 ? (soonest ?? on) : (on ?? soonest)
      return (task.until !== undefined && workingDaysLeft >= FULL_PLAN) || (day && day < begin)
        ? [taskOn(task, day)]
        : []
    }),
    weeks,
    later: dates.filter(({ on }) => on < target).map(({ task, on }) => taskOn(task, on)),
    onTheDay: dates.filter(({ on }) => on >= target).map(({ task, on }) => taskOn(task, on)),
    dropped: weeks.flatMap(({ tasks }) => tasks).filter(({ day, waits }) => !day && !waits).length,
    isConfidential,
    isUnsigned,
  }

  /** So many working days before a day, if there are as many, or after it. */
  function dayOf(before: number, of = target): CalendarDay | undefined {
    if (before > 0) {
      const days = daysBefore(of, today, before, isOpen)
      return days.length === before ? days[0] : undefined
    }
    const first = addWorkingDays(of, -before, country)
    const days = Array.from({ length: before < 0 ? QUIET_DAYS : 1 }, (_, index) => addDays(first, index))
    return days.find(isOpen) ?? first
  }

  /** Between the holidays, few people answer a pitch. */
  function isOpen(day: CalendarDay): boolean {
    return isWorkingDay(day, country) && !(isPitch && isSkipped(day))
  }
}
