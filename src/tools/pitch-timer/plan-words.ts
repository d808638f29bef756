import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { isCalendarDay, weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isEarly } from '@/schema/tool-tables/plan-shapes'
import { checklist, emphasized, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { type CalendarEvent, eventId } from '../kit/files/calendar-file'
import { type Fields, labelOf, optionsOf } from '../kit/form/fields'
import { gateNotice } from '../kit/form/gate'
import { countDays, longDay, shortRange, shortWeekday, WEEKDAYS } from '../kit/result/format-day'
import { fieldsWith } from '../kit/tool'
import type { Answers } from './chosen-plan'
import { FOUR_WEEKS, type PitchPlan } from './pitch-plan'
import type { Task } from './task'
import { tool } from './tool'
import { isQuiet, isWorkingDay } from './working-days'

/** With fewer working days, most newsrooms have planned already. */
const FEW_DAYS = 5

/** How many working days there are, and whether four weeks fit; when they do not, what was done about it. */
export function verdict(plan: PitchPlan, answers: Answers): string {
  return [howItFits(plan), ...notesOn(plan, answers)].join(' ')
}

function howItFits(plan: PitchPlan): string {
  const { start, isPitch, fits, daysLeft, dropped } = plan
  if (start === 'today') return words.countsFromToday(dropped)
  if (daysLeft === 0) return words.targetIsToday(dropped)
  const left = words.workingDaysLeft(plan.workingDaysLeft)
  const told = isPitch ? [] : [words.targetIsDayOfTelling]
  const fit = fits
    ? words.fourWeeksFit(plan.wait > 0 ? formatDay(plan.weeks[0]?.firstDay ?? '') : undefined, countDays(plan.wait))
    : words.fourWeeksDoNotFit(countDays(daysLeft), daysLeft, FOUR_WEEKS)
  const ahead = plan.ahead.length > 0 ? [words.takesLonger] : []
  return [left, fit, ...ahead, words.tasksDropped(dropped), ...told].join(' ')
}

/** What the tasks come from, and why news is not pitched. */
export function reasonFor({ isPitch, kind, advice }: PitchPlan, { gate }: Answers): string {
  return [
    ...(kind ? [words.fittedTo(kind)] : isPitch ? [words.kindIsOpen] : []),
    ...(advice ? [advice] : []),
    // The advice on a kind says what such news is, so that harm does not fit it.
    ...(isPitch && gate === undefined && !advice ? [words.harmComesFirst] : []),
  ].join(' ')
}

/** What the visitor should settle before the plan begins. */
function notesOn(plan: PitchPlan, { news, day, country, earlier: asked }: Answers): string[] {
  const { isUnsigned, earlier } = plan
  const { start, shape, isPitch, isAgreed, isConfidential, isHeld, kind, leftOut, isForOthers, target, today } = plan
  const isShort = isPitch && kind !== undefined && day !== 'given' && plan.workingDaysLeft < FEW_DAYS
  return [
    ...(isUnsigned ? [words.unsigned(formatDay(target))] : []),
    ...(isConfidential && !isUnsigned && !isAgreed && start !== 'today' ? [words.confidential(formatDay(target))] : []),
    ...(earlier ? [words.countsFromEarlier(formatDay(earlier), formatDay(target))] : []),
    ...(isEarly(shape) && !earlier && asked && asked !== 'deadline' ? [words.earlierIsOpen(formatDay(target))] : []),
    ...(isHeld ? [words.planAgain] : []),
    ...(isPitch && !news ? [words.noNews] : []),
    ...(leftOut ? [words.leftOut(leftOut.label, isConfidential ? undefined : leftOut.fewestDays)] : []),
    ...(start === 'today' && day === 'ours' ? [words.doesNotWait] : []),
    ...(isForOthers ? [words.dayOfOthers(formatDay(target))] : []),
    ...(isWorkingDay(today, country) ? [] : [words.todayIsOff]),
    ...(isShort ? [words.tooShort] : []),
    ...(isShort && shape === 'open' ? [words.laterPitch] : []),
    ...(start === 'now' ? [words.startsNow] : []),
    ...(start === 'target' ? noteOnTarget(target, country, day === 'given' || day === 'jury' || isEarly(shape)) : []),
  ]
}

/** What follows from an answer that holds news back. A plan in which reporters keep the news has a sentence on that. */
export function warningFor(plan: PitchPlan, { gate }: Answers): string | undefined {
  const { isConfidential, isAgreed, isPitch, start } = plan
  if (isConfidential && !isAgreed) return start === 'today' ? words.protectsPeople : words.keepIt
  return gate === 'harm' && isPitch ? words.aboutHarm : gateNotice(gate)?.text
}

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
  const { ahead, weeks, later, onTheDay, target } = plan
  const warning = warningFor(plan, answers)
  const chosen = answersIn(answers, table)
  return {
    title: words.titleFor(formatDay(target), !plan.isPitch),
    intro: [
      ...(warning ? [emphasized(warning)] : []),
      paragraph(verdict(plan, answers)),
      paragraph(reasonFor(plan, answers)),
      ...(chosen.length > 0 ? [list(chosen, words.answersGiven)] : []),
    ],
    sections: [
      ...sectionOf('before-week-1', words.beforeWeek1, ahead),
      ...weeks.flatMap(({ number, name, firstDay, lastDay, tasks }) =>
        sectionOf(`week-${number}`, words.weekOf(number, name, shortRange(firstDay, lastDay)), tasks),
      ),
      ...sectionOf('until-the-target', words.untilTarget, later),
      ...sectionOf('target', words.targetOn(longDay(target)), onTheDay),
    ],
  }
}

const sectionOf = (id: string, title: string, tasks: readonly Task[]) =>
  tasks.length > 0 ? [section(id, title, [checklist(tasks.map(asItem))])] : []

/** Questions that were answered, with their answers. */
function answersIn(answers: Answers, table: PitchPlanTable): string[] {
  const fields: Fields = fieldsWith(tool, table)
  const chosen = Object.fromEntries(
    Object.keys(fields).map((name) => [name, String(answers[name as keyof Answers] ?? '')]),
  )
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name as keyof Answers]
    if (!field.isQuestion || answer === undefined || field.isAsked?.(chosen) === false) return []
    const text = field.kind === 'choice' ? labelOf(optionsOf(field, {}), String(answer)) : String(answer)
    return `${field.label.replace(/\?$/, '')}: ${isCalendarDay(text) ? formatDay(text) : text}`
  })
}

const asItem = (task: Task) => `${task.text} (${noteOn(task)})`

/** "Fri, Nov 20", or why it has no day. */
export function noteOn({ day, waits }: Task): string {
  if (day) return shortWeekday(day)
  return waits ? words.wait[waits] : words.drop
}

/** The kept tasks as all-day events, each on its day, and the target day. */
export function planEvents(plan: PitchPlan, answers: Answers): CalendarEvent[] {
  const { ahead, weeks, later, onTheDay, target, earlier } = plan
  const { news = '', goals } = answers
  const warning = warningFor(plan, answers) ?? ''
  const id = eventId(`${target}\n${news}\n${goals}`)
  const parts = [
    { key: 'ahead', name: words.beforeWeek1, tasks: ahead },
    ...weeks.map(({ number, name, tasks }) => ({ key: String(number), name: words.weekNamed(number, name), tasks })),
    { key: 'after', name: words.afterWeeks, tasks: [...later, ...onTheDay] },
  ]
  const events = parts.flatMap(({ key, name, tasks }) =>
    tasks.flatMap(({ text, day }, index) => {
      const description = words.described(name, warning)
      return day ? [{ id: `${id}-${key}-${index + 1}`, title: text, description, firstDay: day, lastDay: day }] : []
    }),
  )
  const named = [
    ...(earlier ? [{ key: 'earlier', title: words.earlierDay, day: earlier }] : []),
    { key: 'target', title: words.targetDay, day: target },
  ]
  return [
    ...events,
    ...named.map(({ key, title, day }) => ({ id: `${id}-${key}`, title, firstDay: day, lastDay: day })),
  ]
}
