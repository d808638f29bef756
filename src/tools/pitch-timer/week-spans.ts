import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { addWorkingDays, type Country, isWorkingDay } from './working-days'

/** The agency plans a pitch in four weeks with four tasks each. */
export const WEEKS = 4
export const DAYS_A_WEEK = 7
export const FULL_PLAN = WEEKS * DAYS_A_WEEK
/** Two thirds of answers come on the day of a pitch, so an answer that has not come after so many working days is rare. */
const DAYS_TO_FOLLOW_UP = 4

export type Span = { firstDay: CalendarDay; lastDay: CalendarDay; days: number }

/** From December 21 to January 3 few editors read mail and few partners answer. A house rule. */
export function isQuiet(day: CalendarDay): boolean {
  const date = day.slice(5)
  return date >= '12-21' || date <= '01-03'
}

/** Days on which somebody can be asked for an answer. */
export function openDays({ firstDay, days }: Span, country: Country): CalendarDay[] {
  return daysOf(firstDay, days).filter((day) => isWorkingDay(day, country) && !isQuiet(day))
}

export function daysOf(firstDay: CalendarDay, days: number): CalendarDay[] {
  return Array.from({ length: days }, (_, index) => addDays(firstDay, index))
}

/**
 * The four weeks of a pitch, counted back from the target. Where days are to spare, a week begins earlier until it has a
 * day for each of its tasks, and the last one until pitch and follow-up fit. With fewer than 28 days, they are cut into
 * four equal parts. News that is old already, and a goal that counts what people do before the day, do not wait for the
 * target: their weeks are the first in which pitch and follow-up fit. For such a goal, the pitch of a short plan begins in
 * the middle.
 */
export function pitchSpans(
  target: CalendarDay,
  today: CalendarDay,
  { country, startsNow = false, isCounted = false }: { country: Country; startsNow?: boolean; isCounted?: boolean },
): Span[] {
  const daysLeft = daysBetween(today, target)
  const ends = isCounted && daysLeft >= FEWEST_DAYS_OF_HALVES ? PITCH_IN_THE_MIDDLE : EQUAL_PARTS
  if (daysLeft < FULL_PLAN) return ends.map((_, index) => part(index, ends, daysLeft, today))
  const fitsPitch = (span: Span) => followUpFits(span, country)
  const hasFourDays = (span: Span) => openDays(span, country).length >= 4
  const hasNoRule = () => true
  for (let start = today; startsNow && daysBetween(start, target) >= FULL_PLAN; start = addDays(start, 1)) {
    const spans = spansBack(addDays(start, FULL_PLAN), start, [hasNoRule, hasNoRule, hasNoRule, fitsPitch])
    if (spans) return spans
  }
  return (
    spansBack(target, today, [hasFourDays, hasFourDays, hasFourDays, fitsPitch]) ??
    spansBack(target, today, [hasNoRule, hasNoRule, hasNoRule, fitsPitch]) ??
    spansBack(target, today, [hasNoRule, hasNoRule, hasNoRule, hasNoRule]) ??
    []
  )
}

/** Four weeks, the last first, each as late as its rule lets it; undefined where the first would begin before today. */
function spansBack(
  target: CalendarDay,
  today: CalendarDay,
  rules: readonly ((span: Span) => boolean)[],
): Span[] | undefined {
  const spans: Span[] = []
  let end = target
  for (const fits of rules.toReversed()) {
    let span = weekBefore(end)
    while (span.firstDay >= today && !fits(span)) span = weekBefore(span.lastDay)
    if (span.firstDay < today) return undefined
    spans.unshift(span)
    end = span.firstDay
  }
  return spans
}

function weekBefore(end: CalendarDay): Span {
  return { firstDay: addDays(end, -DAYS_A_WEEK), lastDay: addDays(end, -1), days: DAYS_A_WEEK }
}

/** Whether there is a day for an offer to one, the next for the pitch to all, and one for the follow-up. */
function followUpFits(span: Span, country: Country): boolean {
  const [offer] = openDays(span, country)
  if (!offer) return false
  const due = addWorkingDays(offer, DAYS_TO_FOLLOW_UP, country)
  return due <= span.lastDay && !isQuiet(due) && openDays(span, country).length >= DAYS_TO_FOLLOW_UP + 1
}

/** Where the four parts of a short plan end, as shares of the days that are left. */
const EQUAL_PARTS = [1 / 4, 2 / 4, 3 / 4, 1] as const
const PITCH_IN_THE_MIDDLE = [1 / 6, 2 / 6, 1 / 2, 1] as const
/** In fewer days, a sixth of them is less than two. */
const FEWEST_DAYS_OF_HALVES = 12

function part(index: number, ends: readonly number[], daysLeft: number, today: CalendarDay): Span {
  // On the target day itself, today is all there is. With fewer days than weeks, weeks share a day.
  const days = Math.max(1, daysLeft)
  const begin = Math.floor((ends[index - 1] ?? 0) * days)
  const end = Math.max(begin + 1, Math.floor((ends[index] ?? 1) * days))
  return { firstDay: addDays(today, begin), lastDay: addDays(today, end - 1), days: end - begin }
}

/** The first day, the rest of the first week, the second week, and two weeks more: bad news is told at once. */
const STAGES = [1, 6, 7, 14] as const

/** Bad news counts from today on and does not end with the target. */
export function badNewsSpans(today: CalendarDay): Span[] {
  let firstDay = today
  return STAGES.map((days) => {
    const span = { firstDay, lastDay: addDays(firstDay, days - 1), days }
    firstDay = addDays(firstDay, days)
    return span
  })
}

/** Where people are told on the target day, two parts come before it, and two weeks begin with it. */
export function plannedBadNewsSpans(target: CalendarDay, today: CalendarDay): Span[] {
  const daysLeft = daysBetween(today, target)
  const toPrepare = Math.min(DAYS_A_WEEK, Math.floor(daysLeft / 2))
  const split = addDays(target, -Math.max(1, toPrepare))
  const second = daysLeft === 0 ? today : split
  const spanTo = (firstDay: CalendarDay, end: CalendarDay): Span => {
    const days = Math.max(1, daysBetween(firstDay, end))
    return { firstDay, lastDay: addDays(firstDay, days - 1), days }
  }
  const told = addDays(target, DAYS_A_WEEK)
  return [spanTo(today, second), spanTo(second, target), spanTo(target, told), spanTo(told, addDays(told, DAYS_A_WEEK))]
}
