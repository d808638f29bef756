import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type ChosenPlan, choosePlan } from './chosen-plan'
import { gateOf, isBound, isPitched, isToldBefore, isToldEarly, kindOf } from './kind-of-news'
import { dateWeeks, FULL_PLAN } from './plan-days'
import type { Task, Week } from './task'
import { addWorkingDays, type Calendar, daysBefore, isQuiet, isWorkingDay, workingDaysBetween } from './working-days'

/** A week, in working days. */
const WEEK = 5
/** So many weeks count back from a first announcement, from a signature or from the day on which tests begin. */
const HALF = 2
/** With fewer working days between an earlier day and the target, the last week begins before that day. */
const FEW = 2
/** At most so many days lie between two on which a pitch is answered. */
const QUIET_DAYS = 20

export type PitchPlan = Omit<ChosenPlan, 'ahead' | 'weeks' | 'after' | 'testDays'> & {
  target: CalendarDay
  /** The first day on which people outside hear of it; undefined where it is open. */
  toldOn: CalendarDay | undefined
  gate: ReturnType<typeof gateOf>
  /** By when those who test have it. */
  testedFrom: CalendarDay | undefined
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
  /** Whether weekends and holidays count. */
  isEveryDay: boolean
}

/** What is public once it is signed or may be known, where people hear of such news before the target. */
function onceKnown(answers: Answers, known: CalendarDay, table: PitchPlanTable): Answers {
  const { gate, day, earlier, earlierDay } = answers
  if (!isToldEarly(answers, kindOf(answers, table), table)) return answers
  return {
    ...answers,
    gate: gate === 'confidential' ? 'none' : gate,
    day: day === 'signature' ? 'ours' : day,
    ...(earlier ? { earlier, earlierDay } : { earlier: 'first', earlierDay: known }),
  }
}

/**
 * Four weeks of four tasks from the table, with the days on which they are done. `today` is the visitor's own day.
 */
export function planPitch(answers: Answers, table: PitchPlanTable, today: CalendarDay): PitchPlan {
  const { targetDate: target, subject } = answers
  const kind = kindOf(answers, table)
  const isEveryDay = kind?.isEveryDay ?? false
  const country: Calendar = isEveryDay ? 'every' : answers.country
  const gate = gateOf(answers, kind)
  // People hear of a loss before it takes effect, and of a secret from the day on which it may be known.
  const isLoss = isToldBefore(answers, kind)
  const isSecret = isPitched(kind) && (gate === 'confidential' || answers.day === 'signature')
  const known = (isLoss || isSecret) && (answers.knownDay ?? target) < target ? answers.knownDay : undefined
  const toldOn = isLoss && !answers.knownDay ? undefined : (known ?? target)
  const effect = isLoss && known ? target : undefined
  const daysUntilTarget = workingDaysBetween(today, target, country)
  const plan = choosePlan(known ? onceKnown(answers, known, table) : answers, table, today, daysUntilTarget)
  const { ahead, weeks: planned, after, testDays, ...chosen } = plan
  const { start, shape, isAgreed, isPitch, earlier, between, further = effect } = chosen
  const isKnownEarly = known && isToldEarly(answers, kind, table)
  const announced = chosen.announced ?? (isKnownEarly ? known : undefined)
  const tasksAround = (day: unknown) => table.further.find(({ id }) => id === day)?.tasks ?? []
  const around = tasksAround(effect ? 'effect' : chosen.further && answers.moves)
  const canWait = isPitch || shape === 'reply'
  const isConfidential = gate === 'confidential' || (canWait && isBound(answers, kind))
  const isUnsigned = answers.day === 'signature' && start === 'target'
  const goal = announced || between ? target : (earlier ?? (isLoss ? toldOn : target) ?? target)
  const workingDaysLeft = workingDaysBetween(today, goal, country)
  // What people use or come to goes on over the quiet days once it begins in them, and what cannot wait always does.
  const isFast = isEveryDay || isQuiet(start === 'now' ? today : target)
  const isSkipped = (day: CalendarDay) => isQuiet(day) && !(isEarly(shape) && (isFast || day > target))
  // They come on a weekend, too, so what is for the eve stands on it.
  const isEve = (day: CalendarDay, of = target) => isEarly(shape) && addDays(day, 1) === of
  const lasts = isEveryDay ? HALF * WEEK : FULL_PLAN
  const fourWeeksOn = addDays(addWorkingDays(addDays(today, -1), lasts, country, isSkipped), 1)
  const end = ((start === 'now' && !announced) || !toldOn) && fourWeeksOn < goal ? fourWeeksOn : goal
  const slots = {
    target: { typed: formatDay(target), blank: 'day' },
    earlier: { typed: formatDay(earlier ?? target), blank: 'day' },
    further: { typed: further && formatDay(further), blank: 'day' },
    subject: { typed: gate === 'confidential' ? undefined : subject, blank: 'your subject' },
  }
  /** The one place that decides what does not leave the house: until it may be known, only those who agreed may know. */
  const taskOn = ({ text, isOutward, slot, before }: PlannedTask, day?: CalendarDay): Task => {
    const isTooEarly = isOutward && day !== undefined && day < (toldOn ?? target)
    const waiting = isUnsigned ? 'signed' : isConfidential && !isAgreed ? 'public' : undefined
    const waits = toldOn ? (isTooEarly ? waiting : undefined) : before <= 0 ? 'told' : undefined
    const on = waits ? (known ?? (chosen.isForOthers ? target : undefined)) : day
    return { text: fillSentence(text, slots), day: on, slot, waits: on ? undefined : waits }
  }
  const calendar = { country, isSkipped, isEve }
  const testedFrom = testDays && dayOf(testDays + HALF * WEEK) ? dayOf(testDays) : undefined
  // Help that cannot wait goes out on the first day.
  const atOnce = isEveryDay && isPitch ? today : undefined
  const split = announced ?? testedFrom ?? (isPitch && start === 'target' ? known : atOnce)
  const from = split ? addDays(split, 1) : today
  // Week 3 ends at a preview or at a last day to sign up, or follows a first announcement that leaves another week.
  const acts = between && between >= from && between < end ? between : undefined
  const afterwards = addWorkingDays(from, 2 * WEEK, country)
  const follows = announced && workingDaysBetween(afterwards, target, country) >= WEEK ? afterwards : undefined
  const third = acts ?? follows
  const cuts = [
    ...(split ? [{ count: HALF, end: split, less: 2 * WEEK }] : []),
    ...(third ? [{ count: HALF + 1, end: third, less: acts ? WEEK : 0 }] : []),
    { count: planned.length, end, less: 0 },
  ]
  // What waited for a signature is done one after the other, and what is announced goes out together.
  const waiting = planned.slice(0, HALF).flatMap(({ tasks }) => tasks.filter(({ isOutward }) => isOutward && known))
  const dated = cuts.flatMap(({ count, end, less }, index) => {
    const last = cuts[index - 1]
    const free = last ? addDays(last.end, 1) : today
    const first = last?.end === acts && workingDaysBetween(free, end, country) < FEW ? from : free
    const sooner = (task: PlannedTask) => {
      const place = announced && task.isOutward ? 0 : waiting.indexOf(task)
      return { ...task, before: split && count === HALF && place >= 0 ? -place : task.before - less }
    }
    const own = planned.slice(last?.count ?? 0, count).map((week) => ({ ...week, tasks: week.tasks.map(sooner) }))
    return dateWeeks(own, end, first, calendar)
  })
  const weeks = dated.map(({ dates, ...span }, index) => {
    const { name, tasks } = planned[index] ?? { name: '', tasks: [] }
    const own = tasks.map((task, place) => taskOn(task, dates[place]))
    const lastDay = own.reduce((last, { day = last }) => (day > last ? day : last), span.lastDay)
    return { number: index + 1, name, ...span, lastDay, days: daysBetween(span.firstDay, lastDay) + 1, tasks: own }
  })
  const begin = weeks[0]?.firstDay ?? today
  const lastDay = weeks.at(-1)?.lastDay ?? today
  const ends = after.flatMap((task) => {
    const on = dayOf(task.before)
    // After an earlier day, there is time before the last week.
    const isBetween = on && (on > lastDay || (third && task.before > WEEK && on > third))
    return on && (task.before <= 0 || isBetween) ? [{ task, on }] : []
  })
  // Around another day, people are reminded once Week 2 has told them, and the last weeks of a run are after it begins.
  const begun = effect ? known : answers.moves === 'runs' ? target : undefined
  const told = begun ? addDays(begun, 1) : (weeks[HALF]?.firstDay ?? today)
  const more = around.flatMap((task) => {
    const on = dayOf(task.before, further)
    return on && on >= told ? [{ task, on }] : []
  })
  const tasksOn = (day: unknown, on?: CalendarDay) => tasksAround(day).flatMap((task) => (on ? [{ task, on }] : []))
  const own = [...tasksOn('part', gate === 'part' ? answers.knownDay : undefined), ...tasksOn(answers.earlier, acts)]
  const isOpen = !announced && !isConfidential && !isUnsigned
  const firstDay = addWorkingDays(addDays(today, -1), 1, country)
  const early = ahead.flatMap((task, index) => {
    // The first task tells by when the others are due, so it is for today, however far the target is.
    const on = index === 0 ? firstDay : dayOf(task.before, goal)
    return on && on < begin && (isOpen || !task.isOutward) ? [taskOn(task, on)] : []
  })
  const dates = [...ends, ...more, ...own].toSorted((one, other) => one.on.localeCompare(other.on))
  return {
    ...chosen,
    ...{ announced, between: acts, isEveryDay },
    ...{ target, toldOn, gate, further, testedFrom },
    today,
    daysLeft: daysBetween(today, goal),
    workingDaysLeft,
    ahead: early,
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
      const days = daysBefore(of, today, before, (day) => isFree(day) || isEve(day, of))
      return days.length === before ? days[0] : undefined
    }
    const first = addWorkingDays(of, -before, country)
    const days = Array.from({ length: before < 0 ? QUIET_DAYS : 1 }, (_, index) => addDays(first, index))
    return days.find(isFree) ?? first
  }

  /** Between the holidays, few people answer a pitch. */
  function isFree(day: CalendarDay): boolean {
    return isWorkingDay(day, country) && !(isPitch && isSkipped(day))
  }
}
