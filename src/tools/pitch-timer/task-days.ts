/** On which day of its week each task is. */
import type { CalendarDay } from '@/lib/calendar-day'
import { FOLLOW_UP_AFTER } from './answers'
import { daysOf, openDays, type Span } from './week-spans'
import { addWorkingDays, type Country, isWorkingDay } from './working-days'

/** A day for each task that is kept, in order. */
export function keptDays(span: Span, isKept: readonly boolean[], country: Country): (CalendarDay | undefined)[] {
  const days = daysFor(span, isKept.filter(Boolean).length, country)
  return isKept.map((kept) => (kept ? days.shift() : undefined))
}

/**
 * The days of offer, pitch, what is done meanwhile, and follow-up. The offer has a day of its own before the pitch, or it
 * is not made; the follow-up has its distance from the pitch and is inside the week, or it is left out.
 */
export function pitchDays(span: Span, isKept: readonly boolean[], country: Country): (CalendarDay | undefined)[] {
  const open = openDays(span, country)
  const working = daysOf(span.firstDay, span.days).filter((day) => isWorkingDay(day, country))
  const free = [open, working, daysOf(span.firstDay, span.days)].find((days) => days.length > 0) ?? []
  const offers = isKept[0] && free.length > 1
  const sent = free[offers ? 1 : 0] ?? span.firstDay
  const due = addWorkingDays(sent, FOLLOW_UP_AFTER, country)
  const meanwhile = free[offers ? 2 : 1] ?? free.at(-1)
  return [
    offers ? free[0] : undefined,
    sent,
    isKept[2] ? meanwhile : undefined,
    isKept[3] && due <= span.lastDay ? due : undefined,
  ]
}

/** One day for each of so many tasks, spread over the working days of a span, or over all days where it has none. */
export function daysFor({ firstDay, days }: Span, tasks: number, country: Country): CalendarDay[] {
  const all = daysOf(firstDay, Math.max(1, days))
  const working = all.filter((day) => isWorkingDay(day, country))
  const free = working.length > 0 ? working : all
  return Array.from({ length: tasks }, (_, index) => free[Math.floor((index * free.length) / tasks)] ?? firstDay)
}
