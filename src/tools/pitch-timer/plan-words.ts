import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { oneLine } from '../kit/document/clean-text'
import { checklist, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { type CalendarEvent, eventId } from '../kit/files/calendar-file'
import { type Fields, labelOf, optionsOf } from '../kit/form/fields'
import { countDays, longDay, shortRange, shortWeekday, WEEKDAYS } from '../kit/result/format-day'
import { fieldsWith } from '../kit/tool'
import type { Answers } from './chosen-plan'
import { FOUR_WEEKS, type PitchPlan } from './pitch-plan'
import type { Task } from './task'
import { tool } from './tool'
import { isQuiet, isWorkingDay } from './working-days'

/** How many working days there are, and whether four weeks fit; when they do not, what was done about it. */
export function verdict(plan: PitchPlan, answers: Answers): string {
  return [howItFits(plan), ...notesOn(plan, answers)].join(' ')
}

function howItFits(plan: PitchPlan): string {
  const { counts, why, fits, daysLeft, dropped } = plan
  if (counts === 'from-today') return words.countsFromToday(dropped)
  if (daysLeft === 0) return words.targetIsToday(dropped)
  const left = words.workingDaysLeft(plan.workingDaysLeft)
  const told = why ? [words.targetIsDayOfTelling] : []
  const fit = fits
    ? words.fourWeeksFit(plan.wait > 0 ? formatDay(plan.weeks[0]?.firstDay ?? '') : undefined, countDays(plan.wait))
    : words.fourWeeksDoNotFit(countDays(daysLeft), daysLeft, FOUR_WEEKS)
  return [left, fit, words.tasksDropped(dropped), ...told].join(' ')
}

/** What the tasks come from, and why news is not pitched. */
export function reasonFor({ why, kind }: PitchPlan, { gate }: Answers): string {
  return [
    ...(kind ? [words.fittedTo(kind.label, kind.advice)] : why === undefined ? [words.kindIsOpen] : []),
    ...(why === undefined ? [] : [words.notPitched(why)]),
    // Other kinds say what such news is, so that harm does not fit them.
    ...(why === undefined && gate === undefined && kind?.advice === undefined ? [words.harmComesFirst] : []),
  ].join(' ')
}

/** What the visitor should settle before the plan begins. */
function notesOn(
  { counts, why, leftOut, isConfidential, target }: PitchPlan,
  { news, day, country }: Answers,
): string[] {
  return [
    ...(isConfidential ? [words.confidential] : []),
    ...(isConfidential && counts === 'from-today' ? [words.protectsPeople] : []),
    ...(why === undefined && !news ? [words.noNews] : []),
    ...(leftOut ? [words.noTimeFor(leftOut.label, leftOut.fewestDays)] : []),
    ...(counts === 'from-today' && day === 'ours' ? [words.doesNotWait] : []),
    ...(counts === 'four-weeks-from-today' ? [words.startsToday] : []),
    ...(counts === 'to-target' ? noteOnTarget(target, country, day === 'given') : []),
  ]
}

/** What is special about the target day. */
function noteOnTarget(target: CalendarDay, country: Answers['country'], isGiven: boolean): string[] {
  const day = formatDay(target)
  const weekday = weekdayOf(target)
  if (weekday % 6 === 0) return [words.onWeekend(day, WEEKDAYS[weekday] ?? '')]
  if (!isWorkingDay(target, country)) return [words.onHoliday(day, isGiven)]
  return isQuiet(target) ? [words.betweenHolidays(day, isGiven)] : []
}

/** The whole plan, to copy or to download. What may not be public yet is not in it. */
export function planDocument(plan: PitchPlan, answers: Answers, table: PitchPlanTable): TextDocument {
  const { weeks, later, onTheDay, target, isConfidential } = plan
  const typed = isConfidential
    ? [paragraph(words.leftOut)]
    : [
        ...(answers.news ? [paragraph(words.newsOf(oneLine(answers.news)))] : []),
        list(linesOf(answers.goals), words.goals),
      ]
  const chosen = answersIn(answers, table)
  return {
    title: words.titleFor(formatDay(target), plan.why !== undefined),
    intro: [
      ...typed,
      paragraph(verdict(plan, answers)),
      paragraph(reasonFor(plan, answers)),
      ...(chosen.length > 0 ? [list(chosen, words.answersGiven)] : []),
    ],
    sections: [
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

/** Lines as they were typed, without empty ones. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Questions that were answered, with their answers. */
function answersIn(answers: Answers, table: PitchPlanTable): string[] {
  const fields: Fields = fieldsWith(tool, table)
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name as keyof Answers]
    if (!field.isQuestion || answer === undefined) return []
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
export function planEvents(plan: PitchPlan, { news = '', goals }: Answers): CalendarEvent[] {
  const { weeks, later, onTheDay, target, isConfidential } = plan
  const id = eventId(`${target}\n${news}\n${goals}`)
  const ends = [...later, ...onTheDay]
  const events = [
    ...weeks.flatMap(({ number, name, tasks }) =>
      tasks.map((task, index) => ({
        ...task,
        key: `${number}-${index + 1}`,
        description: words.weekNamed(number, name),
      })),
    ),
    ...ends.map((task, index) => ({ ...task, key: `after-${index + 1}`, description: words.afterWeeks })),
  ].flatMap(({ text, day, key, description }) =>
    day ? [{ id: `${id}-${key}`, title: text, description, firstDay: day, lastDay: day }] : [],
  )
  const typed = [news, goals].filter((text) => text !== '').join('\n')
  const description = isConfidential ? {} : { description: typed }
  return [...events, { id: `${id}-target`, title: words.targetDay, ...description, firstDay: target, lastDay: target }]
}
