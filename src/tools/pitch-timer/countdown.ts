import { type CalendarDay, daysBetween, today } from '@/lib/calendar-day'

/** A moment as the visitor's own calendar and clock show it. */
export type LocalMoment = { day: CalendarDay; hour: number; minute: number }

export type Countdown =
  | { state: 'running'; days: number; hours: number; minutes: number }
  /** The target day has begun, so there is nothing left to count to. */
  | { state: 'today' }
  | { state: 'passed' }

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

export function localMoment(now = new Date()): LocalMoment {
  return { day: today(now), hour: now.getHours(), minute: now.getMinutes() }
}

/**
 * Time until the first minute of the target day, by calendar and clock: days of 24 hours, whatever the clocks do in
 * between, so that the same calendar and the same clock show the same countdown everywhere.
 */
export function countDown({ day, hour, minute }: LocalMoment, target: CalendarDay): Countdown {
  const days = daysBetween(day, target)
  if (days === 0) return { state: 'today' }
  if (days < 0) return { state: 'passed' }
  const minutes = days * MINUTES_A_DAY - hour * MINUTES_AN_HOUR - minute
  return {
    state: 'running',
    days: Math.floor(minutes / MINUTES_A_DAY),
    hours: Math.floor((minutes % MINUTES_A_DAY) / MINUTES_AN_HOUR),
    minutes: minutes % MINUTES_AN_HOUR,
  }
}
