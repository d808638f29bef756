import { calendarStamp, toCalendarFile } from '../kit/files/calendar-file'
import type { Duty, Limit } from './duty'

/** By when a duty is due, as an instant: shown and counted in the visitor's own time. */
export function deadlineOf({ limit }: Duty, learned: Date): Date {
  if (limit === 'at once') return learned
  const deadline = new Date(learned)
  if ('hours' in limit) deadline.setTime(deadline.getTime() + limit.hours * 3_600_000)
  else if ('days' in limit) deadline.setDate(deadline.getDate() + limit.days)
  else {
    for (let left = limit.workingDays; left > 0; ) {
      deadline.setDate(deadline.getDate() + 1)
      const isWeekend = deadline.getDay() === 0 || deadline.getDay() === 6
      if (!isWeekend) left--
    }
  }
  return deadline
}

/** “24 hours”, “3 working days”. */
export function limitInWords(limit: Limit): string {
  if (limit === 'at once') return 'At once'
  if ('hours' in limit) return `${limit.hours} hours`
  return 'days' in limit ? `${limit.days} days` : `${limit.workingDays} working days`
}

/** “Thursday, November 26, 2:10 PM EST”: a deadline is missed when its time zone is. */
export function momentInWords(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(moment)
}

/** The deadlines for a calendar; what is due at once is at the moment when you learned of it. */
export function deadlineCalendar(duties: readonly Duty[], learned: Date): string {
  return toCalendarFile(
    'Duties to report',
    duties.map((duty) => ({
      id: duty.id,
      title: `Report to: ${duty.authority}`,
      description: `${duty.text} Source: ${duty.source.label}, ${duty.source.href}`,
      moment: deadlineOf(duty, learned),
    })),
    calendarStamp(),
  )
}
