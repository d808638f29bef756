/** Days for each step where the usual weeks end after the day that a goal names. */
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'

export type ClosePlan = {
  signed: CalendarDay
  idea: CalendarDay
  answer: CalendarDay
  drafts: CalendarDay
  changes: CalendarDay
  firstPiece: CalendarDay
  lastPiece: CalendarDay
  /** How many pieces fit, one a day. */
  pieces: number
}

/** House rule: with fewer days there is no draft, no answer and no round of changes. */
export const FEWEST_DAYS = 12
/** House rule: publication takes no more of the time than this, and drafts take most of the rest. */
const PUBLICATION = 0.4
const STEPS = { signed: 0.14, idea: 0.27, answer: 0.4, drafts: 0.75, changes: 1 }

/** The days of all steps up to the last piece; none where there are too few. */
export function closePlan(today: CalendarDay, lastPiece: CalendarDay, pieces: number): ClosePlan | undefined {
  const days = daysBetween(today, lastPiece)
  if (days < FEWEST_DAYS) return undefined
  const publication = Math.min(Math.max(2, pieces + 1), Math.floor(days * PUBLICATION))
  const working = days - publication
  let before = today
  const dayOf = (share: number) => {
    before = weekdayFrom(later(addDays(today, Math.round(working * share)), addDays(before, 1)))
    return before
  }
  const steps = {
    signed: dayOf(STEPS.signed),
    idea: dayOf(STEPS.idea),
    answer: dayOf(STEPS.answer),
    drafts: dayOf(STEPS.drafts),
    changes: dayOf(STEPS.changes),
  }
  const firstPiece = addDays(steps.changes, 1)
  if (firstPiece > lastPiece) return undefined
  return { ...steps, firstPiece, lastPiece, pieces: Math.min(pieces, daysBetween(firstPiece, lastPiece) + 1) }
}

const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other)

/** The day itself, or the Monday after a weekend. */
const weekdayFrom = (day: CalendarDay) => addDays(day, { 6: 2, 0: 1 }[weekdayOf(day)] ?? 0)
