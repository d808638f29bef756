import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly, stageOf } from '@/schema/tool-tables/plan-shapes'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type ChosenPlan, choosePlan } from './chosen-plan'
import { gateOf, isBound, isToldBefore, isToldEarly, kindOf } from './kind-of-news'
import { dateWeeks, FULL_PLAN } from './plan-days'
import type { Task, Week } from './task'
import { addWorkingDays, daysBefore, isQuiet, isWorkingDay, workingDaysBetween } from './working-days'

/** What should have begun already is done in so many working days, one task after the other. */
const DAYS_BETWEEN = 3
/** A week, in working days. */
const WEEK = 5
/** So many weeks count back from a first announcement or from the day on which tests begin, the others from the target. */
const HALF = 2
/** From this stage on, reporters get the news. */
const HAND_OUT = stageOf('send') ?? 0
/** At most so many days lie between two on which a pitch is answered. */
const QUIET_DAYS = 20

export type PitchPlan = Omit<ChosenPlan, 'ahead' | 'weeks' | 'after' | 'around' | 'testDays'> & {
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
  const { targetDate: target, country, subject } = answers
  const kind = kindOf(answers, table)
  const gate = gateOf(answers, kind)
  // People hear of a loss before it takes effect, and of a secret from the day on which it may be known.
  const isLoss = isToldBefore(answers, kind)
  const isSecret = gate === 'confidential' || answers.day === 'signature'
  const known = (isLoss || isSecret) && (answers.knownDay ?? target) < target ? answers.knownDay : undefined
  const toldOn = isLoss && !answers.knownDay ? undefined : (known ?? target)
  const effect = isLoss && known ? target : undefined
  const daysUntilTarget = workingDaysBetween(today, target, country)
  const plan = choosePlan(known ? onceKnown(answers, known, table) : answers, table, today, daysUntilTarget)
  const { ahead, weeks: planned, after, testDays, ...chosen } = plan
  const { start, shape, isAgreed, isPitch, earlier, announced, further = effect } = chosen
  const around = effect ? (table.further.find(({ id }) => id === 'effect')?.tasks ?? []) : chosen.around
  const canWait = isPitch || shape === 'reply'
  const isConfidential = gate === 'confidential' || (canWait && isBound(answers, kind))
  const isUnsigned = answers.day === 'signature' && start === 'target'
  const goal = announced ? target : (earlier ?? (isLoss ? toldOn : target) ?? target)
  const workingDaysLeft = workingDaysBetween(today, goal, country)
  // What people use or come to on a quiet day, and what begins on one, does not wait until the quiet days are over.
  const fixed = start === 'now' ? today : target
  const isSkipped = (day: CalendarDay) => isQuiet(day) && !((start === 'now' || isEarly(shape)) && isQuiet(fixed))
  const fourWeeksOn = addDays(addWorkingDays(addDays(today, -1), FULL_PLAN, country, isSkipped), 1)
  const end = (start === 'now' || !toldOn) && fourWeeksOn < goal ? fourWeeksOn : goal
  const slots = {
    target: { typed: formatDay(target), blank: 'day' },
    earlier: { typed: formatDay(earlier ?? target), blank: 'day' },
    further: { typed: further && formatDay(further), blank: 'day' },
    subject: { typed: gate === 'confidential' ? undefined : subject, blank: 'your subject' },
  }
  /** The one place that decides what does not leave the house: until it may be known, only those who agreed may know. */
  const taskOn = ({ text, isOutward, slot, before }: PlannedTask, day?: CalendarDay, soonest?: CalendarDay): Task => {
    const isTooEarly = isOutward && day !== undefined && day < (toldOn ?? target)
    const waiting = isUnsigned ? 'signed' : isConfidential && !isAgreed ? 'public' : undefined
    const waits = toldOn ? (isTooEarly ? waiting : undefined) : before <= 0 ? 'told' : undefined
    // Whom outside to ask first is no help once it is known.
    const isMaterial = (stageOf(slot) ?? HAND_OUT) < HAND_OUT
    const on = waits ? (isMaterial ? undefined : soonest) : day
    return { text: fillSentence(text, slots), day: on, slot, waits: on ? undefined : waits }
  }
  const calendar = { country, isSkipped }
  const testedFrom = testDays && dayOf(testDays + HALF * WEEK) ? dayOf(testDays) : undefined
  const split = announced ?? testedFrom
  // What tells people outside waits until it is announced.
  const sooner = (task: PlannedTask) => ({
    ...task,
    before: announced && task.isOutward ? 0 : task.before - HALF * WEEK,
  })
  const half = planned.slice(0, HALF).map((week) => ({ ...week, tasks: week.tasks.map(sooner) }))
  const first = split ? dateWeeks(half, split, today, calendar) : []
  const from = split ? addDays(split, 1) : today
  // Week 3 follows a first announcement, where another week is left before the target.
  const afterwards = addWorkingDays(from, 2 * WEEK, country)
  const hasRoom = announced && workingDaysBetween(afterwards, target, country) >= WEEK
  const next = hasRoom ? dateWeeks(planned.slice(HALF, HALF + 1), afterwards, from, calendar) : []
  const past = first.length + next.length
  const dated = [...first, ...next, ...dateWeeks(planned.slice(past), end, hasRoom ? afterwards : from, calendar)]
  const weeks = dated.map(({ dates, ...span }, index) => {
    const { name, tasks } = planned[index] ?? { name: '', tasks: [] }
    const own = tasks.map((task, place) => taskOn(task, dates[place], known))
    const lastDay = own.reduce((last, { day = last }) => (day > last ? day : last), span.lastDay)
    return { number: index + 1, name, ...span, lastDay, days: daysBetween(span.firstDay, lastDay) + 1, tasks: own }
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
  const begun = effect ? known : answers.moves === 'runs' ? target : undefined
  const told = begun ? addDays(begun, 1) : (weeks[HALF]?.firstDay ?? today)
  const more = around.flatMap((task) => {
    const on = dayOf(task.before, further)
    return on && on >= told ? [{ task, on }] : []
  })
  // After an early announcement, there is time for what else takes long.
  const isFree = (day: CalendarDay) => day < begin || (announced !== undefined && day > announced)
  const early = ahead.flatMap((task, index) => {
    const on = dayOf(task.before, goal)
    const isInTime = workingDaysLeft >= (task.until ?? FULL_PLAN)
    // Where its day is over, it is for the first working day from today on, behind what it needs, or there is no time.
    const now = addWorkingDays(addDays(today, -1), 1 + index * DAYS_BETWEEN, country)
    const soonest = isInTime ? (now < begin ? now : begin) : undefined
    // The first task tells by when the others are due, so it is for today, however far the target is.
    const day = index === 0 ? (soonest ?? on) : (on ?? soonest)
    return (task.until !== undefined && workingDaysLeft >= FULL_PLAN) || (day && isFree(day)) ? [{ task, on: day }] : []
  })
  const isLate = ({ on }: { on?: CalendarDay | undefined }) => on !== undefined && on > begin
  const late = early.flatMap(({ task, on }) => (on && isLate({ on }) ? [{ task, on }] : []))
  const dates = [...ends, ...more, ...late].toSorted((one, other) => one.on.localeCompare(other.on))
  return {
    ...chosen,
    ...{ target, toldOn, gate, further, testedFrom },
    today,
    daysLeft: daysBetween(today, goal),
    workingDaysLeft,
    ahead: early.filter((each) => !isLate(each)).map(({ task, on }) => taskOn(task, on)),
    weeks,
    later: dates.filter(({ on }) => on < target).map(({ task, on }) => taskOn(task, on, known)),
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
