/** What reporters hear between a plan that begins today and a target far away. House rules of ours. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { type Country, isQuiet, isWorkingDay } from './working-days'

const EVERY_OTHER_WEEK = 14
const LAST_WORD = 7
/** In fewer days after the last task, another message is a nuisance. */
const SHORTEST_GAP = 8
const MOST_MESSAGES = 6
/** A message that would be on a day off is sent on the next working day, if that comes soon. */
const DAYS_TO_MOVE = 4

/** Every other week, the last time a week before the target; farther apart where that is far away. */
export function daysUntil(target: CalendarDay, last: CalendarDay, country: Country): CalendarDay[] {
  if (daysBetween(last, target) < SHORTEST_GAP) return []
  const room = daysBetween(last, target) - LAST_WORD
  const step = Math.max(EVERY_OTHER_WEEK, Math.ceil(room / MOST_MESSAGES))
  return Array.from({ length: Math.ceil(room / step) }, (_, index) => addDays(target, -LAST_WORD - index * step))
    .toReversed()
    .flatMap((day) => workingDayFrom(day, country) ?? [])
    .filter((day) => day > last && day < target)
}

function workingDayFrom(first: CalendarDay, country: Country): CalendarDay | undefined {
  const days = Array.from({ length: DAYS_TO_MOVE }, (_, index) => addDays(first, index))
  return days.find((day) => isWorkingDay(day, country) && !isQuiet(day))
}
