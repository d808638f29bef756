import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { daysBetween, isCalendarDay, weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import { checklist, emphasized, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { type CalendarEvent, eventId } from '../kit/files/calendar-file'
import { type Fields, labelOf, offeredOnly, optionsOf } from '../kit/form/fields'
import { gateNotice } from '../kit/form/gate'
import { countDays, longDay, shortRange, shortWeekday, WEEKDAYS } from '../kit/result/format-day'
import { fieldsWith } from '../kit/tool'
import type { Answers } from './chosen-plan'
import { isOutline } from './outline'
import type { PitchPlan } from './pitch-plan'
import type { Task } from './task'
import { tool } from './tool'
import { FULL_PLAN, isQuiet, isWorkingDay } from './working-days'

/** In so many days, four weeks fit, also with holidays among them. */
const FOUR_WEEKS = 28
/** With fewer working days, most newsrooms have planned already. */
const FEW_DAYS = 5

/** How many working days there are, and whether four weeks fit; when they do not, what was done about it. */
export const verdict = (plan: PitchPlan, answers: Answers, { kinds }: PitchPlanTable): string =>
  isOutline(plan)
    ? howOutlineFits(plan)
    : [howItFits(plan), ...notesOn(plan, answers, kinds.find(({ isSearch }) => isSearch)?.label)].join(' ')

/** An outline has no tasks, so nothing of it is dropped or put together. */
function howOutlineFits({ daysLeft, workingDaysLeft, isEveryDay }: PitchPlan): string {
  if (daysLeft === 0) return words.outlineIsForToday
  const left = words.workingDaysLeft(workingDaysLeft, isEveryDay)
  return fitsFourWeeks(daysLeft, workingDaysLeft) ? `${left} ${words.outlineFits}` : left
}

const fitsFourWeeks = (daysLeft: number, workingDaysLeft: number) =>
  daysLeft >= FOUR_WEEKS || workingDaysLeft >= FULL_PLAN

function howItFits(plan: PitchPlan): string {
  const { start, isPitch, daysLeft, workingDaysLeft, dropped, announced, target, testedFrom, isEveryDay } = plan
  if (start === 'today') return isHidden(plan) ? words.preparesToday : words.countsFromToday(dropped)
  if (daysLeft === 0)
    return plan.toldOn === target ? words.targetIsToday(dropped) : words.toldToday(dropped, formatDay(target))
  const left = words.workingDaysLeft(workingDaysLeft, isEveryDay)
  const told = isPitch || plan.shape === 'decision' || plan.shape === 'accusation' ? [] : [dayOfTelling(plan)]
  if (announced)
    return [left, words.announcedFirst(formatDay(announced), formatDay(target)), words.tasksDropped(dropped)].join(' ')
  const begin = plan.weeks[0]?.firstDay ?? target
  const fit = fitsFourWeeks(daysLeft, workingDaysLeft)
    ? words.fourWeeksFit(begin > plan.today ? formatDay(begin) : undefined, countDays(daysBetween(plan.today, begin)))
    : words.fourWeeksDoNotFit(countDays(daysLeft), daysLeft, FOUR_WEEKS)
  const ahead = [
    ...(testedFrom ? [words.testedFrom(formatDay(testedFrom))] : []),
    ...(plan.ahead.length > 0 ? [words.takesLonger] : []),
  ]
  return [left, fit, ...ahead, words.tasksDropped(dropped), ...told].join(' ')
}

function dayOfTelling({ toldOn, target }: PitchPlan): string {
  if (toldOn === target) return words.targetIsDayOfTelling
  return toldOn ? words.toldBefore(formatDay(toldOn), formatDay(target)) : words.dayOfTellingIsOpen
}

/** What the tasks come from, and why news is not pitched. */
export function reasonFor(plan: PitchPlan, { gate }: Answers): string {
  const { isPitch, kind, advice, shape } = plan
  if (isOutline(plan)) return [words.harmComesFirst, words.kindIsOpen, words.onePlan].join(' ')
  return [
    ...(kind ? [words.fittedTo(kind)] : []),
    ...(advice ? [advice] : []),
    // The advice on a kind says what such news is, so that harm does not fit it.
    ...(isPitch && gate === undefined && !advice ? [words.harmComesFirst] : []),
    ...(isPitch ? [words.onePlan] : shape === 'accusation' ? [] : [words.goalsToo]),
  ].join(' ')
}

/** What the visitor should settle before the plan begins. */
function notesOn(plan: PitchPlan, { news, day, country, earlier: asked }: Answers, search?: string): string[] {
  const { isUnsigned, earlier, announced, last, isToldNow, isToldLater } = plan
  const { start, shape, isPitch, isAgreed, isConfidential, isHeld, kind, leftOut, isForOthers, target, today } = plan
  const toldOn = plan.toldOn ?? target
  const isShort = isPitch && kind !== undefined && day !== 'given' && plan.workingDaysLeft < FEW_DAYS
  return [
    ...(isUnsigned ? [words.unsigned(formatDay(toldOn))] : []),
    ...(isConfidential && !isUnsigned && !isAgreed && start !== 'today' && plan.toldOn
      ? [words.confidential(formatDay(toldOn))]
      : []),
    ...(earlier && !announced && !last && start !== 'now'
      ? [(plan.between ? words.countsFromBoth : words.countsFromEarlier)(formatDay(earlier), formatDay(target))]
      : []),
    ...(isToldLater && last ? [words.toldLater(formatDay(last))] : []),
    ...(last && !announced && !plan.telling && start !== 'now' && !isToldLater
      ? [(isToldNow ? words.toldNow : words.countsFromBoth)(formatDay(last), formatDay(target))]
      : []),
    ...(plan.isAnyDay ? [words.canComeAnyDay(formatDay(target))] : []),
    ...(isEarly(shape) && !earlier && asked && asked !== 'deadline' ? [words.earlierIsOpen(formatDay(target))] : []),
    ...(isHeld ? [words.planAgain] : []),
    ...(isPitch && kind && !news ? [words.noNews(search)] : []),
    ...(leftOut ? [words.leftOut(leftOut.label, leftOut.fewestDays)] : []),
    ...(plan.notKept ? [words.toldOpenly(plan.notKept)] : []),
    ...(plan.telling ? [words.countsFromEarlier(formatDay(plan.telling), formatDay(target))] : []),
    ...(plan.isKnown && !last && !announced ? [words.knownAlready] : []),
    ...(start === 'today' && day === 'ours' ? [words.doesNotWait] : []),
    ...(isForOthers ? [words.dayOfOthers(formatDay(target))] : []),
    ...(isWorkingDay(today, plan.isEveryDay ? 'every' : country) ? [] : [words.todayIsOff]),
    ...(isShort ? [words.tooShort] : []),
    ...(start === 'now' && !announced ? [words.startsNow] : []),
    ...(start === 'target'
      ? noteOnTarget(
          isPitch ? (plan.telling ?? target) : toldOn,
          country,
          day === 'given' || day === 'jury' || isEarly(shape),
        )
      : []),
  ]
}

/** What follows from an answer that holds news back. A plan in which reporters keep the news has a sentence on that. */
export function warningFor(plan: PitchPlan): string | undefined {
  const { isConfidential, isAgreed, isPitch, gate } = plan
  // Of news that is not pitched, the visitor can be the one who is accused.
  const isOfBoth = gate === 'accusation' && !isPitch && plan.shape !== 'accusation'
  const other =
    gate === 'harm' && isPitch ? words.aboutHarm : isOfBoth ? words.accusesOrIsAccused : gateNotice(gate)?.text
  if (gate === 'part') return words.partIsSecret
  if (gate === 'accusation' && isPitch) return words.isDecided
  if (!isConfidential || isAgreed) return other
  const first = isHidden(plan) ? words.keepIt : words.protectsPeople
  return other && gate !== 'confidential' ? `${first} ${other}` : first
}

/** Whether it may not be public yet, and no warning is owed to people in danger. */
const isHidden = ({ isConfidential, shape }: PitchPlan): boolean => isConfidential && shape !== 'warning'

/** What is special about the target day. */
function noteOnTarget(target: CalendarDay, country: Answers['country'], isGiven: boolean): string[] {
  const day = formatDay(target)
  const weekday = weekdayOf(target)
  if (weekday % 6 === 0) return [words.onWeekend(day, WEEKDAYS[weekday] ?? '')]
  if (!isWorkingDay(target, country)) return [words.onHoliday(day, isGiven)]
  return isQuiet(target) ? [words.betweenHolidays(day, isGiven)] : []
}

/** The whole plan, to copy or to download. What the visitor typed is not in it. */
export function planDocument(plan: PitchPlan, answers: Answers, table: PitchPlanTable): TextDocument {
  const warning = warningFor(plan)
  const chosen = answersIn(answers, table)
  return {
    title: isOutline(plan)
      ? words.outlineFor(formatDay(plan.target))
      : words.titleFor(formatDay(plan.target), !plan.isPitch),
    intro: [
      ...(warning ? [emphasized(warning)] : []),
      paragraph(verdict(plan, answers, table)),
      paragraph(reasonFor(plan, answers)),
      ...(chosen.length > 0 ? [list(chosen, words.answersGiven)] : []),
    ],
    sections: partsOf(plan).map(({ id, title, tasks }) => section(id, title, [checklist(tasks.map(asItem))])),
  }
}

/** What the plan has tasks for, in order. */
function partsOf({ ahead, weeks, later, onTheDay, target }: PitchPlan) {
  const parts = [
    { id: 'before-week-1', title: words.beforeWeek1, tasks: ahead },
    ...weeks.map(({ number, name, firstDay, lastDay, tasks }) => {
      return { id: `week-${number}`, title: words.weekOf(number, name, shortRange(firstDay, lastDay)), tasks }
    }),
    { id: 'until-the-target', title: words.untilTarget, tasks: later },
    { id: 'target', title: words.targetOn(longDay(target)), tasks: onTheDay },
  ]
  return parts.filter(({ tasks }) => tasks.length > 0)
}

/** Questions that were answered, with their answers. */
function answersIn(answers: Answers, table: PitchPlanTable): string[] {
  const fields: Fields = fieldsWith(tool, table)
  const given = Object.keys(fields).map((name) => [name, String(answers[name as keyof Answers] ?? '')])
  const asked = offeredOnly(fields, Object.fromEntries(given))
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = asked[name]
    if (!field.isQuestion || !answer) return []
    const text = field.kind === 'choice' ? labelOf(optionsOf(field, {}), answer) : answer
    return `${field.label.replace(/\?$/, '')}: ${isCalendarDay(text) ? formatDay(text) : text}`
  })
}

const asItem = (task: Task) => [task.text, ...(noteOn(task) ? [`(${noteOn(task)})`] : [])].join(' ')

/** "Fri, Nov 20", or why it has no day; nothing in an outline. */
export function noteOn({ day, waits }: Task): string {
  if (day) return shortWeekday(day)
  if (waits === 'kind') return ''
  return waits ? words.wait[waits] : words.drop
}

/** The kept tasks as all-day events, each on its day, and the target day; of an outline, its weeks. */
export function planEvents(plan: PitchPlan, answers: Answers): CalendarEvent[] {
  const { target, earlier } = plan
  const { news = '', goals } = answers
  const warning = warningFor(plan) ?? ''
  const eventOn = (day: CalendarDay, key: string, title: string) => {
    return { id: `${eventId(`${target}\n${news}\n${goals}`)}-${key}`, title, firstDay: day, lastDay: day }
  }
  const events = partsOf(plan).flatMap(({ id, title, tasks }) =>
    tasks.flatMap(({ text, day }, index) =>
      day ? [{ ...eventOn(day, `${id}-${index + 1}`, text), description: words.described(title, warning) }] : [],
    ),
  )
  // Tasks without days leave the weeks themselves.
  const weeks = isOutline(plan)
    ? plan.weeks.map(({ number, name, firstDay, lastDay }) => ({
        ...eventOn(firstDay, `week-${number}`, `${words.week(number)}: ${name}`),
        ...{ lastDay, description: words.kindIsOpen },
      }))
    : []
  return [
    ...events,
    ...weeks,
    ...(earlier ? [eventOn(earlier, 'earlier', words.earlierDay)] : []),
    eventOn(target, 'target', words.targetDay),
  ]
}
