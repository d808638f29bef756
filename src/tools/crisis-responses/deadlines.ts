import type { CrisisTable, Duty } from '@/schema/tool-tables/crisis'
import { calendarStamp, toCalendarFile } from '../kit/files/calendar-file'
import type { Answers } from './crisis-case'

/** The duties that an event makes somebody check. What is not true, and what is not answered, starts no clock. */
export function dutiesFor({ kind, country, harm, truth }: Answers, { duties, reviewed }: CrisisTable): Duty[] {
  if (truth === 'false' || truth === 'nothing' || truth === 'exercise') return []
  const dated = duties.map((duty) => ({ ...duty, reviewed: duty.reviewed ?? reviewed }))
  return dated.filter(
    (duty) =>
      duty.country === country &&
      duty.kinds.some((id) => id === kind) &&
      (!duty.harm || duty.harm === harm || harm === 'both' || (duty.harm === 'died' && harm === 'unlinked')),
  )
}

/** Whether a duty counts from the moment when you learned of it, and not back from the day on which it takes effect. */
export const runsFromLearning = ({ limit }: Duty): boolean => !limit.endsWith(' before')

/**
 * By when a duty is due, as an instant: shown and counted in the visitor's own time. Working days leave out Saturdays and
 * Sundays.
 */
export function deadlineOf({ limit }: Duty, learned: Date): Date {
  const deadline = new Date(learned)
  const [, count = '0', unit] = /^(\d+) (hours|days|working days)$/.exec(limit) ?? []
  if (unit === 'hours') deadline.setTime(deadline.getTime() + Number(count) * 3_600_000)
  if (unit === 'days') deadline.setDate(deadline.getDate() + Number(count))
  for (let left = unit === 'working days' ? Number(count) : 0; left > 0; ) {
    deadline.setDate(deadline.getDate() + 1)
    const isWeekend = deadline.getDay() === 0 || deadline.getDay() === 6
    if (!isWeekend) left--
  }
  return deadline
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
    duties.filter(runsFromLearning).map((duty) => ({
      id: duty.id,
      title: `Report to: ${duty.authority}`,
      description: `${duty.text} Source: ${duty.source}, ${duty.url}`,
      moment: deadlineOf(duty, learned),
    })),
    calendarStamp(),
  )
}
