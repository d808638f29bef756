/** Which plan of the table answers ask for: one whole shape, with texts of the answers in their places. */
import type { CalendarDay } from '@/lib/calendar-day'
import type { Fill, PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { isEarly, SHAPES, type ShapeName, shapeIn } from '@/schema/tool-tables/plan-shapes'
import type { Values } from '../kit/form/fields'
import { fill, fillsOf } from './fill-task'
import * as news from './kind-of-news'
import type { tool } from './tool'
import { FULL_PLAN } from './working-days'

export type Answers = Values<(typeof tool)['fields']>

type PlannedWeek = { name: string; tasks: readonly PlannedTask[]; start: 'today' | 'target' }

export type ChosenPlan = {
  /** What the days of the tasks count from. */
  start: 'target' | 'today' | 'now'
  shape: ShapeName
  isPitch: boolean
  /** Whether reporters agree to keep the news, so that they may have it before it is public. */
  isAgreed: boolean
  ahead: readonly PlannedTask[]
  weeks: readonly PlannedWeek[]
  after: readonly PlannedTask[]
  /** What is around the day of it, where people hear of it before. */
  atEnd: readonly PlannedTask[]
  /** Working days that those who test what is shown to them take. */
  testDays: number | undefined
  further: CalendarDay | undefined
  /** The kind of news as the visitor chose it. */
  kind: string | undefined
  advice: string | undefined
  /** The way to reporters for which there are too few working days, or which would tell it too early. */
  leftOut: { label: string; fewestDays?: number | undefined } | undefined
  /** Whether it can have happened or be known, and its day is still ahead. */
  isKnown: boolean
  /** Whether people would hear of it before its day, and cannot, because it may not be public yet. */
  isHeld: boolean
  /** Whether others set the target day of news that has happened. */
  isForOthers: boolean
  /** The day before the target that counts: people must have read of it until then, or reporters see it. */
  earlier: CalendarDay | undefined
  /** The earlier day, where the news is first announced on it, so that people outside hear of it then. */
  announced: CalendarDay | undefined
  /** The earlier day, where it is a preview for reporters. */
  between: CalendarDay | undefined
  /** The last day before the target on which people can do something, such as sign up. They hear of it as early as it helps. */
  last: CalendarDay | undefined
  /** Whether what others decide can come on any day until the target. */
  isAnyDay: boolean
}

/** What answers lead to. @property fills texts for slots; the first one for a slot counts */
type Choice = {
  shape: ShapeName
  fills: readonly Fill[]
  advice?: string | undefined
  leftOut?: ChosenPlan['leftOut']
  isOfOldNews?: true
  /** Whether one outlet is offered it once it may be known, and the others have it some days later. */
  isOfferedLater?: boolean
}

/**
 * @param days working days until the target
 * @param end the day on which it takes place, where the target of the plan is the earlier one on which people hear of it
 */
export function choosePlan(
  answers: Answers,
  table: PitchPlanTable,
  today: CalendarDay,
  days: number,
  end = answers.targetDate,
): ChosenPlan {
  const kind = news.kindOf(answers, table)
  const { shape, fills, advice, leftOut, isOfferedLater } = choiceFor(answers, kind, table, days)
  const { isPitch, isAgreed } = SHAPES[shape]
  const gate = news.gateOf(answers, kind)
  const isHeld = isPitch && gate === 'confidential' && !news.hasWays(kind)
  const hasLaterEnd = answers.targetDate < end
  const isLater = (day: CalendarDay) => answers.targetDate < day && day <= end
  const earlier = isEarly(shape) ? earlierDayOf(answers, today) : undefined
  const { ahead, weeks, after, advice: general } = shapeIn(table.shapes, shape)
  const { start } = SHAPES[shape]
  const isOfOthers = answers.day === 'given' || answers.day === 'jury'
  const isForOthers = start === 'today' && isOfOthers && (kind?.hasDayOfOthers ?? true) && days >= DAYS_UNTIL_OTHERS
  const { furtherDay = today, earlierDay = today } = answers
  const further = (isEarly(shape) || hasLaterEnd) && today < furtherDay ? furtherDay : undefined
  const ofSignUp = answers.moves === 'closes' && further && further < end ? further : undefined
  const ofEnd =
    answers.earlier === 'deadline' ? end : answers.earlier === 'last' && isLater(earlierDay) ? earlierDay : ofSignUp
  const last = hasLaterEnd ? ofEnd : answers.earlier === 'last' ? earlier : ofSignUp
  const offer = isOfferedLater ? 'exclusive' : undefined
  const named = [offer, earlier && answers.earlier, last && 'last']
  const own = isPitch ? ownFills(answers, table, shape, named) : []
  const rush = isPitch && !isAgreed && days <= RUSH ? table.rush : undefined
  const texts = [...protection(answers, table, isPitch, weeks[0]?.tasks[0]), ...own, ...fills, ...(rush?.fills ?? [])]
  // The task for what a visitor wants most stays, however few days are left.
  const filled = (task: PlannedTask) => fill(task.slot === 'goal' && answers.aim ? { ...task, rank: 1 } : task, texts)
  const announced = answers.earlier === 'first' || answers.earlier === 'opens' ? earlier : undefined
  const between = answers.earlier === 'preview' ? earlier : undefined
  const planned = weeks.map(({ name, tasks }) => ({
    name,
    tasks: tasks.map((task) => {
      const own = filled(task)
      return rush ? { ...own, rank: stays(task, rush) ? 1 : Infinity } : own
    }),
    start: start === 'today' ? ('today' as const) : ('target' as const),
  }))
  const ofOthers = table.dayOfOthers.map((week) => ({ ...week, start: 'target' as const }))
  return {
    ...{ start, shape, isPitch, isAgreed, leftOut, isHeld, isForOthers, earlier, announced, between, last, further },
    isAnyDay: shape === 'decision' && !kind?.isToldOnTarget,
    testDays: isAgreed ? table.shown.find(({ id }) => id === answers.shown)?.testDays : undefined,
    ...{ kind: kind?.label, advice: advice ?? general },
    isKnown: news.hasHappened(answers) && isEarly(shape) && start === 'target',
    ahead: start === 'today' ? [] : ahead.map(filled),
    weeks: isForOthers ? [...planned.slice(0, -ofOthers.length), ...ofOthers] : planned,
    after: after.map(filled),
    atEnd: hasLaterEnd ? tasksAtEnd(answers, table) : [],
  }
}

/** What people use or come to on its day has these tasks around it, however they heard of it before. */
function tasksAtEnd({ earlier, moves }: Answers, table: PitchPlanTable): PlannedTask[] {
  const { weeks, after } = shapeIn(table.shapes, 'before')
  const texts = [...fillsOf(table.answers, earlier), ...fillsOf(table.further, moves)]
  return [...(weeks.at(-1)?.tasks ?? []), ...after].map((task) => fill(task, texts))
}

/** With so few working days, only what the table names stays. */
const RUSH = 2
const stays = ({ slot }: PlannedTask, { stays }: PitchPlanTable['rush']) => slot !== undefined && stays.includes(slot)

/** The first two weeks of what has happened, and at least a day before the day of others. */
const DAYS_UNTIL_OTHERS = 6

type Reason = 'joke' | 'kept' | 'noStory' | 'nothingNew'

/** Why there is nothing to plan: a joke, what may never be public, no story yet, or old news of which nothing is new. */
export function whyNoPlan(answers: Answers, table: PitchPlanTable): Reason | undefined {
  const kind = news.kindOf(answers, table)
  if (answers.gate === 'joke') return 'joke'
  if (news.isKept(answers, kind)) return 'kept'
  if (isWithoutStory(answers, kind) && noStory(table)) return 'noStory'
  const isOldNews = choiceFor(answers, kind, table, 0).isOfOldNews === true
  return answers.day === 'stale' && isOldNews ? 'nothingNew' : undefined
}

/** What to do while there is no story: the advice on that kind of news. */
export const noStory = ({ kinds }: PitchPlanTable) => kinds.find(({ isSearch }) => isSearch)?.advice

/** Whether there is none yet: the visitor says so, or names neither news nor a kind that says what it is. */
const isWithoutStory = ({ news: typed = '' }: Answers, kind: news.Kind | undefined) =>
  kind?.isSearch || (kind && news.isVague(kind) && !typed.trim())

function choiceFor(answers: Answers, kind: news.Kind | undefined, table: PitchPlanTable, days: number): Choice {
  const { day, shown, aim } = answers
  const gate = news.gateOf(answers, kind)
  // What is public already goes out at once, and people are reminded of the day on which it takes effect.
  if (news.isPublicLoss(answers, kind))
    return { shape: 'known', fills: kind?.isToldOnTarget ? [] : (kind?.fills ?? []) }
  // An apology for a day that is agreed waits for it, and those who were wronged hear it first.
  const isPlanned = day === 'ours' || day === 'given' || day === 'jury'
  if (kind?.shape === 'reply' && kind.isToldOnTarget && isPlanned && days >= DAYS_UNTIL_OTHERS)
    return { ...kind, shape: 'told' }
  if (kind && !news.isPitched(kind)) return kind
  if (news.isAccusation(answers, kind)) return { shape: 'accusation', fills: [] }
  if (news.isHarmful(answers, kind)) return { shape: day === 'ours' ? 'told' : 'warning', fills: [] }
  const goals = table.aims.filter(({ id }) => id === aim)
  const ofAim = goals.map(({ text }) => ({ slot: 'goal' as const, isAdded: false, text }))
  const shared = [...fillsOf(table.shown, shown), ...ofAim]
  // People may know an opening, and it is still ahead.
  const isAhead = kind && isEarly(kind.shape) && day === 'past' && days >= FULL_PLAN
  if (news.isOld(answers, kind) && !isAhead)
    return { shape: 'now', fills: [...table.fresh.fills, ...shared], advice: table.fresh.advice, isOfOldNews: true }
  const fills = [...(kind?.fills ?? []), ...shared]
  const advice = kind?.advice
  const isHidden = gate === 'confidential' || news.isBound(answers, kind)
  const inside = fills.filter(({ slot }) => slot === 'confirm' || slot === 'page')
  // People hear of what they can do until the target as soon as it is certain. They do not come to a closing day.
  if (gate !== 'confidential' && answers.earlier === 'deadline' && news.isToldEarly(answers, kind, table))
    return { shape: 'now', fills: kind?.shape === 'event' ? [...inside, ...shared] : fills, advice }
  if (news.isOutAlready(answers, kind)) return { shape: 'now', fills: [...fills, ...table.fresh.fills], advice }
  if (kind && !news.hasWays(kind) && gate !== 'confidential') return { shape: kind.shape, fills, advice }
  const { way, leftOut, isOfferedLater } = wayFor(answers, kind, table, isHidden, days)
  // A place to see is offered in its own words, whatever the way.
  const ofWay = [...fillsOf(table.shown, shown), ...(way?.fills ?? [])]
  const chosen = { shape: way?.shape ?? ('open' as const), leftOut, isOfferedLater }
  return { ...chosen, fills: [...ofWay, ...(news.hasWays(kind) ? fills : [...inside, ...shared])], advice }
}

/** The way that the visitor chose or that needs what they show, if there is time. What may not be public has a way, too. */
function wayFor(answers: Answers, kind: news.Kind | undefined, table: PitchPlanTable, isHidden: boolean, days: number) {
  const isAsked = news.hasWays(kind) && answers.way !== undefined
  const way = isHidden && !isAsked ? undefined : news.wayOf(answers, kind, table)
  const ofShown = table.shown.find(({ id }) => id === answers.shown)
  const fewestDays = way?.fewestDays && Math.max(way.fewestDays, ofShown?.fewestDays ?? 0)
  const isTooLate = fewestDays !== undefined && days < fewestDays
  // Before a signature there is nothing that reporters could agree to keep.
  const isUnsigned = answers.day === 'signature'
  const isUnfit = isHidden && way !== undefined && (isUnsigned || !SHAPES[way.shape].isAgreed)
  const isOfferedLater = way?.id === 'exclusive' && (isUnsigned || news.gateOf(answers, kind) === 'confidential')
  const open = isAsked || isHidden ? table.ways.find(({ shape }) => shape === 'open') : undefined
  return {
    way: isTooLate || isUnfit || isOfferedLater ? open : (way ?? open),
    leftOut:
      isAsked && way && way !== open && !isOfferedLater && (isTooLate || isUnfit)
        ? { label: way.label, fewestDays: isTooLate ? fewestDays : undefined }
        : undefined,
    isOfferedLater,
  }
}

/** What protects people stands in every plan: with the first task, where nothing is confirmed for reporters. */
function protection(
  { people }: Answers,
  table: PitchPlanTable,
  isPitch: boolean,
  first?: PlannedTask,
): readonly Fill[] {
  const texts = fillsOf(table.answers, people)
  const { slot } = first ?? {}
  return isPitch ? texts : texts.flatMap((one) => (one.slot === 'confirm' && slot ? [{ ...one, slot }] : []))
}

/** Texts for answers with fixed names. Those on other days are for what people may know before. @param named the days named */
function ownFills(answers: Answers, table: PitchPlanTable, shape: ShapeName, named: (string | undefined)[]): Fill[] {
  const { day, moves } = answers
  const kind = news.kindOf(answers, table)
  const closes = answers.earlier === 'deadline' ? 'deadline' : undefined
  const ofDays = isEarly(shape) ? [...named, closes, moves] : named
  const gate = news.gateOf(answers, kind)
  // What people may know before has no hour that others set, and a part that is secret has its own.
  const hasHour = (shape === 'open' || shape === 'ahead') && gate !== 'part'
  return [...ofDays, gate, day === 'jury' && !hasHour ? undefined : day].flatMap((id) =>
    fillsOf([...table.answers, ...table.further], id),
  )
}

/** The earlier day that a visitor named, or the first one of a window, if it is between today and the target. */
function earlierDayOf(answers: Answers, today: CalendarDay): CalendarDay | undefined {
  const { earlier, earlierDay, moves, furtherDay, targetDate } = answers
  const day = earlier && earlier !== 'deadline' ? earlierDay : moves === 'window' ? furtherDay : undefined
  return day && today < day && day < targetDate ? day : undefined
}
