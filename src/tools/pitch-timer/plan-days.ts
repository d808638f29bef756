/** On which day each task is, counted in working days from the day that its week counts from. House rules of ours. */
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import type { PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import type { ChosenPlan } from './chosen-plan'
import {
  addWorkingDays,
  type Calendar,
  daysBefore,
  FULL_PLAN,
  isQuiet,
  isWorkingDay,
  workingDaysBetween,
} from './working-days'

/** A week, in working days. */
export const WEEK = 5
const TASKS_A_WEEK = 4
/** So many weeks count back from a first announcement, from a signature or from the day on which tests begin. */
export const HALF = 2
/** With fewer working days between an earlier day and the target, the last week begins before that day. */
const FEW = 2
/** At most so many days lie between two on which a pitch is answered. */
const QUIET_DAYS = 20
/** A last day is far with more working days until it. People then hear of it some nine weeks before, and not today. */
const FAR = 60
const TOLD_BEFORE = 50
/** With so many working days for each task, all tasks stay: where a week is short, two of them share a day. */
const ENOUGH = 3 / 4

type CalendarOf = Pick<ChosenPlan, 'start' | 'shape' | 'isPitch'> & { country: Calendar } & Record<
    'today' | 'target',
    CalendarDay
  >

/** Which days a plan counts, and the day that is so many working days from another. */
export function planCalendar({ country, today, target, start, shape, isPitch }: CalendarOf) {
  // What people use or come to goes on over the quiet days once it begins in them, and what cannot wait always does.
  const isFast = country === 'every' || isQuiet(start === 'now' ? today : target)
  /** Whether it counts only where others are too few. */
  const isSkipped = (day: CalendarDay) => isQuiet(day) && !(isEarly(shape) && (isFast || day > target))
  /** Whether it counts on a weekend, too: people come on one, so what is for the eve stands on it. */
  const isEve = (day: CalendarDay, of = target) => isEarly(shape) && addDays(day, 1) === of
  /** Between the holidays, few people answer a pitch. */
  const isFree = (day: CalendarDay) => isWorkingDay(day, country) && !(isPitch && isSkipped(day))
  /** So many working days before a day, if there are as many, or after it. */
  function dayOf(before: number, of = target): CalendarDay | undefined {
    if (before > 0) {
      const days = daysBefore(of, today, before, (day) => isFree(day) || isEve(day, of))
      return days.length === before ? days[0] : undefined
    }
    const first = addWorkingDays(of, -before, country)
    const days = Array.from({ length: before < 0 ? QUIET_DAYS : 1 }, (_, index) => addDays(first, index))
    return days.find(isFree) ?? first
  }
  return { country, today, start, shape, isPitch, isSkipped, isEve, dayOf }
}

export type PlanCalendar = ReturnType<typeof planCalendar>

/**
 * The days that weeks count from.
 * @property goal the day that the last week counts to @property announced on which it is announced
 * @property between on which reporters see it @property last the last one on which people can do something before the target
 * @property isAnyDay whether others can decide on any day until the goal @property isKnown whether people know it already
 * @property testDays how long those take who test it @property isToldOn whether there is a day of telling
 */
type Counted = Record<'announced' | 'between' | 'last', CalendarDay | undefined> & {
  goal: CalendarDay
  testDays: number | undefined
  isToldOn: boolean
  isAnyDay: boolean
  isKnown: boolean
}

/** The weeks with a day for each task: in parts, of which each counts back from a day of its own. */
export function datePlan(planned: ChosenPlan['weeks'], calendar: PlanCalendar, counted: Counted) {
  const { country, today, start, isPitch, isSkipped, dayOf } = calendar
  const { goal, announced, between, last, testDays, isToldOn, isAnyDay, isKnown } = counted
  const afterToday = (days: number) => addDays(addWorkingDays(addDays(today, -1), days, country, isSkipped), 1)
  const fourWeeksOn = afterToday(country === 'every' ? HALF * WEEK : FULL_PLAN)
  const isFar = (day: CalendarDay) => country !== 'every' && workingDaysBetween(today, day, country) > FAR
  const end = ((start === 'now' && !announced) || !isToldOn) && fourWeeksOn < goal ? fourWeeksOn : goal
  const testedFrom = testDays && dayOf(testDays + HALF * WEEK) ? dayOf(testDays) : undefined
  // Help that cannot wait goes out on the first day.
  const atOnce = country === 'every' && isPitch ? today : undefined
  // People hear from today on of what has a last day, where there is time and it is not far, of what they know, and of what others
  // can decide on any day.
  const until = last ?? (isKnown ? goal : undefined)
  const isTold = until && start !== 'now' && workingDaysBetween(today, until, country) >= (HALF + 1) * WEEK
  const soon = afterToday(HALF * WEEK)
  const farBy = last && isTold && isFar(last) ? dayOf(TOLD_BEFORE, last) : undefined
  const tellBy = isTold ? later(farBy ?? soon, soon) : undefined
  const decided = isAnyDay && soon < goal ? soon : undefined
  const split = announced ?? testedFrom ?? tellBy ?? decided ?? atOnce
  const from = split ? addDays(split, 1) : today
  const isBefore = (end: CalendarDay, day?: CalendarDay) => (day && day >= from && day < end ? day : undefined)
  const acts = isBefore(end, between)
  // Week 3 ends at a preview or at a near last day to sign up, or follows an announcement or Week 2, if another week is left.
  const afterwards = addWorkingDays(from, HALF * WEEK, country)
  const isRoom = (announced || tellBy) && workingDaysBetween(afterwards, goal, country) >= WEEK
  const follows = isRoom ? afterwards : undefined
  const lastAct = isBefore(follows ?? end, last)
  const third = acts ?? lastAct ?? follows
  const parts = [
    ...(split ? [{ count: HALF, end: split, less: isPitch ? HALF * WEEK : 0 }] : []),
    ...(third ? [{ count: HALF + 1, end: third, less: third === lastAct ? WEEK : 0 }] : []),
    { count: planned.length, end, less: 0 },
  ]
  const dated = parts.flatMap(({ count, end, less }, index) => {
    const previous = parts[index - 1]
    const free = previous ? later(addDays(previous.end, 1), from) : today
    const first = third && previous?.end === third && workingDaysBetween(free, end, country) < FEW ? from : free
    // What is announced goes out together.
    const sooner = (task: PlannedTask) => {
      const isNow = announced && count === HALF && task.isOutward
      return { ...task, before: isNow ? 0 : task.before - less }
    }
    const own = planned.slice(previous?.count ?? 0, count).map((week) => ({ ...week, tasks: week.tasks.map(sooner) }))
    return dateWeeks(own, end, first, calendar)
  })
  const weeks = dated.map(({ dates, firstDay, ...week }, index) => {
    const { name, tasks } = planned[index] ?? { name: '', tasks: [] }
    const next = dated[index + 1]?.firstDay
    // Where the last week begins before an earlier day, the week before it ends with its own tasks.
    const lastDay = next && next <= week.lastDay ? later(week.lastTask, addDays(next, -1)) : week.lastDay
    return { name, firstDay, lastDay, tasks: tasks.map((task, place) => ({ task, day: dates[place] })) }
  })
  const isToldLater = farBy !== undefined && farBy > soon && split === farBy
  return { weeks, testedFrom, acts, isToldLater, isToldNow: tellBy === soon && split === tellBy }
}

/** @param end the day that the weeks count to, which do not count from today */
function dateWeeks(weeks: ChosenPlan['weeks'], end: CalendarDay, today: CalendarDay, calendar: PlanCalendar) {
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
    const lastTask = own.at(-1) ?? firstDay
    const lastDay = later(lastTask, addDays(next, -1))
    // Where there is no time for a task, it has no day.
    const dates = tasks.map(({ day, isKept }) => (isKept ? day : undefined))
    return { firstDay, lastTask, lastDay, dates }
  })

  function dayBefore(before: number): CalendarDay {
    if (before <= 0) return addWorkingDays(end, -before, country)
    return days[Math.floor(((lead - before) * days.length) / lead)] ?? end
  }
}

export const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other)
