import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { Tool } from '../tool'
import { initialRaw, optionsOf, type Raw } from './fields'

/** The day on which the examples of the tools were written; their days lie after it. */
export const SAMPLE_DAY = '2026-11-20' as CalendarDay

/** The example of a tool as it was written; a choice that the table of a site does not have is open, or the first one. */
export function exampleRaw({ fields, example }: Tool): Raw {
  const raw: Raw = { ...initialRaw(fields), ...(example as Raw) }
  const listed = ([name, text]: [string, string]): [string, string] => {
    const field = fields[name]
    if (field?.kind !== 'choice' || text === '') return [name, text]
    const options = optionsOf(field, raw)
    if (options.some(({ value }) => value === text)) return [name, text]
    return [name, field.optional ? (field.initial ?? '') : (options[0]?.value ?? '')]
  }
  return Object.fromEntries(Object.entries(raw).map(listed))
}

/** The same as a visitor of this day would type it: its days are as far ahead as when it was written. */
export function exampleFor(tool: Tool, today: CalendarDay): Raw {
  const values = Object.entries(exampleRaw(tool)).map(([name, text]) => [
    name,
    tool.fields[name]?.kind === 'day' && text ? addDays(today, daysBetween(SAMPLE_DAY, text as CalendarDay)) : text,
  ])
  return Object.fromEntries(values)
}
