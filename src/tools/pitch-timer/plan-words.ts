import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
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
function notesOn(plan: PitchPlan, { news, day, country }: Answers): string[] {
  const { start, shape, isPitch, isAgreed, isConfidential, isHeld, kind, leftOut, isForOthers, target, today } = plan
  const isShort = isPitch && kind !== undefined && day !== 'given' && plan.workingDaysLeft < FEW_DAYS
  return [
    ...(isConfidential && !isAgreed && start !== 'today' ? [words.confidential(formatDay(target))] : []),
    ...(isHeld ? [words.planAgain] : []),
    ...(isPitch && !news ? [words.noNews] : []),
    ...(leftOut ? [words.noTimeFor(leftOut.label, leftOut.fewestDays)] : []),
    ...(start === 'today' && day === 'ours' ? [words.doesNotWait] : []),
    ...(isForOthers ? [words.dayOfOthers(formatDay(target))] : []),
    ...(isWorkingDay(today, country) ? [] : [words.todayIsOff]),
    ...(isShort ? [words.tooShort] : []),
    ...(isShort && shape === 'open' ? [words.laterPitch] : []),
    ...(start === 'now' ? [words.startsNow] : []),
    ...(start === 'target' ? noteOnTarget(target, country, day === 'given') : []),
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
      ...(ahead.length > 0 ? [section('before-week-1', words.beforeWeek1, [checklist(ahead.map(asItem))])] : []),
      ...weeks.map(({ number, name, firstDay, lastDay, tasks }) =>
        section(`week-${number}`, words.weekOf(number, name, shortRange(firstDay, lastDay)), [
          checklist(tasks.map(asItem)),
        ]),
      ),
      ...(later.length > 0 ? [section('until-the-target', words.untilTarget, [checklist(later.map(asItem))])] : []),
      ...(onTheDay.length > 0
        ? [section('target', words.targetOn(longDay(target)), [checklist(onTheDay.map(asItem))])]
        : []),
    ],
  }
}

/** Questions that were answered, with their answers. */
function answersIn(answers: Answers, table: PitchPlanTable): string[] {
  const fields: Fields = fieldsWith(tool, table)
  const chosen = { kind: String(answers.kind ?? ''), gate: answers.gate ?? '', day: answers.day ?? '' }
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name as keyof Answers]
    if (!field.isQuestion || answer === undefined || field.isAsked?.(chosen) === false) return []
    const text = field.kind === 'choice' ? labelOf(optionsOf(field, {}), String(answer)) : answer
    return `${field.label.replace(/\?$/, '')}: ${text}`
  })
}

const asItem = (task: Task) => `${task.text} (${noteOn(task)})`

/** "Fri, Nov 20", or why it has no day. */
export function noteOn({ day, waits }: Task): string {
  if (day) return shortWeekday(day)
  return waits ? words.wait : words.drop
}

/** The kept tasks as all-day events, each on its day, and the target day. */
export function planEvents(plan: PitchPlan, answers: Answers): CalendarEvent[] {
  const { ahead, weeks, later, onTheDay, target } = plan
  const { news = '', goals } = answers
  const warning = warningFor(plan, answers) ?? ''
  const id = eventId(`${target}\n${news}\n${goals}`)
  const ends = [...later, ...onTheDay]
  const first = ahead.map((task, index) => ({
    ...task,
    key: `ahead-${index + 1}`,
    description: words.described(words.beforeWeek1, warning),
  }))
  const events = [
    ...first,
    ...weeks.flatMap(({ number, name, tasks }) =>
      tasks.map((task, index) => ({
        ...task,
        key: `${number}-${index + 1}`,
        description: words.described(words.weekNamed(number, name), warning),
      })),
    ),
    ...ends.map((task, index) => ({
      ...task,
      key: `after-${index + 1}`,
      description: words.described(words.afterWeeks, warning),
    })),
  ].flatMap(({ text, day, key, description }) =>
    day ? [{ id: `${id}-${key}`, title: text, description, firstDay: day, lastDay: day }] : [],
  )
  return [...events, { id: `${id}-target`, title: words.targetDay, firstDay: target, lastDay: target }]
}
