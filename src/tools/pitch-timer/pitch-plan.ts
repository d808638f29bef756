import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, type ChosenPlan, choosePlan } from './chosen-plan'
import { fillGaps } from './fill-gaps'
import * as news from './kind-of-news'
import { outlined } from './outline'
import { datePlan, planCalendar, WEEK } from './plan-days'
import type { Task, Week } from './task'
import { tasksAround } from './tasks-around'
import { addWorkingDays, type Calendar, workingDaysBetween } from './working-days'

export type PitchPlan = Omit<ChosenPlan, 'ahead' | 'weeks' | 'after' | 'atEnd' | 'testDays'> & {
  target: CalendarDay
  /** The way that the visitor chose, where people could not act in time if it were kept. */
  notKept: string | undefined
  /** The day before the target to which the four weeks count, where people outside hear of it then. */
  telling: CalendarDay | undefined
  /** The first day on which people outside hear of it; undefined where it is open. */
  toldOn: CalendarDay | undefined
  gate: ReturnType<typeof news.gateOf>
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
  /** Whether Weeks 1 and 2 begin today, because people can do something only until a last day. */
  isToldNow: boolean
  /** Whether people hear of a last day some weeks before it, because it is far. */
  isToldLater: boolean
  /** Whether weekends and holidays count. */
  isEveryDay: boolean
}

/** What is public once it is signed or may be known, where people hear of such news before the target. */
function onceKnown(answers: Answers, known: CalendarDay, table: PitchPlanTable): Answers {
  const { gate, day, earlier, earlierDay } = answers
  if (!news.isToldEarly(answers, news.kindOf(answers, table), table)) return answers
  return {
    ...answers,
    gate: gate === 'confidential' ? 'none' : gate,
    day: day === 'signature' ? 'ours' : day,
    ...(earlier ? { earlier, earlierDay } : { earlier: 'first', earlierDay: known }),
  }
}

/**
 * @property known an earlier day than the target on which people first hear of it, also where they lose something by it
 * @property effect when what they were told takes effect @property telling the day that such news counts to as its target, where
 * it is not told early anyway
 */
function daysOfTelling(answers: Answers, table: PitchPlanTable, today: CalendarDay) {
  const { targetDate: target, knownDay, day, earlier, earlierDay } = answers
  const kind = news.kindOf(answers, table)
  // People hear of a loss before it takes effect, and of a secret from the day on which it may be known.
  const isLoss = news.isToldBefore(answers, kind)
  const gate = news.gateOf(answers, kind)
  const isKept = gate === 'confidential' || gate === 'harm' || day === 'signature'
  const isPitch =
    news.isPitched(kind) &&
    !news.isAccusation(answers, kind) &&
    gate !== 'part' &&
    (isKept || (!news.hasHappened(answers) && knownDay && today < knownDay))
  const isTold = news.hasDayOfTelling(answers, kind)
  const known = (isTold || isPitch) && (knownDay ?? target) < target ? knownDay : undefined
  const opened = earlier === 'first' || earlier === 'opens' ? earlierDay : undefined
  const first = isPitch
    ? known
    : news.isPitched(kind) && gate !== 'accusation' && !news.hasHappened(answers)
      ? opened
      : undefined
  const isHeld = !news.isToldEarly(answers, kind, table) && !news.isHarmful(answers, kind)
  const telling = isHeld && first && today < first && first < target ? first : undefined
  const toldOn = isLoss && !knownDay ? undefined : (telling ?? known ?? target)
  const isEffect = isTold ? known : news.isPublicLoss(answers, kind) && kind?.shape === 'told' && !kind.isToldOnTarget
  return { isLoss, known, telling, toldOn, effect: isEffect ? target : undefined }
}

/** So many working days from today, what should have been done by now is done, where the four weeks begin later. */
const SOON = 3

const byDay = (one: Task, other: Task) => (one.day ?? '').localeCompare(other.day ?? '')

/**
 * Four weeks of four tasks from the table, with the days on which they are done; their outline, while the kind of a pitch is
 * open. `today` is the visitor's own day.
 */
export function planPitch(given: Answers, table: PitchPlanTable, today: CalendarDay): PitchPlan {
  const { targetDate: end, subject } = given
  const kind = news.kindOf(given, table)
  const isOpenly = news.isActedOn(given, kind) && daysOfTelling(given, table, today).telling === undefined
  const openly = isOpenly ? table.ways.find((way) => isEarly(way.shape)) : undefined
  const answers: Answers = openly ? { ...given, way: openly.id } : given
  const kept = openly && openly.id !== given.way ? table.ways.find(({ id }) => id === given.way) : undefined
  const isEveryDay = kind?.isEveryDay ?? false
  const country: Calendar = isEveryDay ? 'every' : answers.country
  const gate = news.gateOf(answers, kind)
  const { isLoss, known, telling, toldOn, effect } = daysOfTelling(answers, table, today)
  const target = telling ?? end
  const daysUntilTarget = workingDaysBetween(today, target, country)
  const once = telling ? { ...answers, targetDate: target } : known ? onceKnown(answers, known, table) : answers
  const plan = choosePlan(once, table, today, daysUntilTarget, end)
  const { ahead, weeks: planned, after, atEnd, testDays, ...chosen } = plan
  const { start, shape, isAgreed, isPitch, isAnyDay, isKnown, earlier, between, last, further = effect } = chosen
  const announced = chosen.announced ?? (known && news.isToldEarly(answers, kind, table) ? known : undefined)
  const goal = announced || between || last ? target : (earlier ?? (isLoss || effect ? toldOn : target) ?? target)
  const calendar = planCalendar({ country, today, target, start, shape, isPitch })
  const { testedFrom, acts, isToldNow, isToldLater, ...dated } = datePlan(planned, calendar, {
    ...{ goal, announced, between, testDays, isToldOn: toldOn !== undefined, isAnyDay, isKnown },
    last: telling ? undefined : last,
  })
  const canWait = isPitch || shape === 'reply'
  const isConfidential = gate === 'confidential' || (canWait && news.isBound(answers, kind))
  const isUnsigned = answers.day === 'signature' && start === 'target'
  const slots = {
    earlier: { typed: formatDay(earlier ?? target), blank: 'day' },
    last: { typed: formatDay(last ?? target), blank: 'day' },
    further: { typed: further && formatDay(further), blank: 'day' },
    subject: { typed: gate === 'confidential' ? undefined : subject, blank: 'your subject' },
  }
  /** The one place that decides what does not leave the house: until it may be known, only those who agreed may know. */
  const taskOn = ({ text, isOutward, slot, before }: PlannedTask, day?: CalendarDay, of = target): Task => {
    const isTooEarly = isOutward && day !== undefined && day < (toldOn ?? target)
    const waiting = isUnsigned ? 'signed' : isConfidential && !isAgreed ? 'public' : undefined
    const waits = toldOn ? (isTooEarly ? waiting : undefined) : before <= 0 ? 'told' : undefined
    const on = waits ? (known ?? (chosen.isForOthers ? target : undefined)) : day
    const filled = fillSentence(text, { ...slots, target: { typed: formatDay(of), blank: 'day' } })
    return { text: filled, day: on, slot, waits: on ? undefined : waits }
  }
  const weeks = dated.weeks.map(({ name, firstDay, ...week }, index) => {
    const tasks = week.tasks.map(({ task, day }) => taskOn(task, day))
    const lastDay = tasks.reduce((last, { day = last }) => (day > last ? day : last), week.lastDay)
    return { number: index + 1, name, firstDay, lastDay, days: daysBetween(firstDay, lastDay) + 1, tasks }
  })
  const begin = weeks[0]?.firstDay ?? today
  const part = gate === 'part' ? answers.knownDay : undefined
  const around = tasksAround(after, {
    days: { today, target, telling, known, toldOn, effect, further, last, acts, part },
    ...{ calendar, weeks, further: table.further, moves: answers.moves, isConfidential },
    isUntil: start === 'today' && !effect && !chosen.isForOthers,
  })
  const isOpen = !announced && !isConfidential && !isUnsigned
  const firstDay = addWorkingDays(addDays(today, -1), 1, country)
  const early = ahead.flatMap((task, index) => {
    // The first task tells by when the others are due, so it is for today, however far the target is. What is late follows it.
    const on = index === 0 ? firstDay : (calendar.dayOf(task.before, goal) ?? addWorkingDays(firstDay, SOON, country))
    return addWorkingDays(on, index === 0 ? 0 : WEEK, country) < begin && (isOpen || !task.isOutward)
      ? [taskOn(task, on)]
      : []
  })
  // People have just heard of it, so what precedes its day begins a week after that.
  const isAfterTelling = (on: CalendarDay) => telling && on > addWorkingDays(telling, WEEK, country)
  const aroundEnd = atEnd.flatMap((task) => {
    const on = calendar.dayOf(task.before, end)
    return on && (task.before <= 0 || isAfterTelling(on)) ? [{ ...taskOn(task, on, end), on }] : []
  })
  const dates = [...around.map(({ task, on }) => ({ ...taskOn(task, on), on })), ...aroundEnd]
  const written = [...early, ...weeks.flatMap(({ tasks }) => tasks), ...dates]
  const { earlierDay, furtherDay, knownDay, moves } = answers
  const gaps = fillGaps(
    written,
    {
      ...{ today, target: end, country },
      entered: [earlierDay, furtherDay, knownDay, end],
      counted: [target, end, toldOn, known, earlier, last, acts, moves && further, effect, part],
    },
    table.further,
  )
  // They give no news away, so they never wait.
  const inside = gaps.map(({ task, on }) => ({ ...taskOn({ ...task, isOutward: false, before: 1 }, on), on }))
  const all = [...dates, ...inside]
  const ordered = all.toSorted((one, other) => one.on.localeCompare(other.on))
  const tasksIn = (isIn: (on: CalendarDay) => boolean) => ordered.flatMap(({ on, ...task }) => (isIn(on) ? [task] : []))
  return outlined({
    ...chosen,
    ...{ announced, between: acts, isToldNow, isToldLater, isEveryDay },
    ...{ target: end, toldOn, telling, notKept: kept?.label, gate, further, testedFrom },
    today,
    daysLeft: daysBetween(today, goal),
    workingDaysLeft: workingDaysBetween(today, goal, country),
    ahead: [...early, ...tasksIn((on) => on < begin && on < end)].toSorted(byDay),
    weeks,
    later: tasksIn((on) => on >= begin && on < end),
    onTheDay: tasksIn((on) => on >= end),
    dropped: weeks.flatMap(({ tasks }) => tasks).filter(({ day, waits }) => !day && !waits).length,
    isConfidential,
    isUnsigned,
  })
}
