/** The day that a text names, so that a plan can tell whether it still fits. */
import type { CalendarDay } from '@/lib/calendar-day'
import { dateIn, dayOfDate } from '../kit/english/dates'

/** The first day that is named with its month; none that is over. */
export function dayIn(text: string, today: CalendarDay): CalendarDay | undefined {
  const found = dateIn(text)
  const day = found && dayOfDate(found, today)
  return day !== undefined && day >= today ? day : undefined
}
