import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { Tool } from '../tool'
import { initialRaw, type Raw } from './fields'

/** The day on which the examples of the tools were written; their days lie after it. */
export const SAMPLE_DAY = '2026-11-20' as CalendarDay

/** The example of a tool as a visitor of this day would type it: its days are as far ahead as when it was written. */
export function exampleFor({ fields, example }: Tool, today: CalendarDay): Raw {
  const values = Object.entries(example as Raw).map(([name, text]) => [
    name,
    fields[name]?.kind === 'day' ? addDays(today, daysBetween(SAMPLE_DAY, text as CalendarDay)) : text,
  ])
  return { ...initialRaw(fields), ...Object.fromEntries(values) }
}
