import { prerender } from 'react-dom/static'
import type { ReadContent } from '@/content/files'
import type { CalendarDay } from '@/lib/calendar-day'
import type { ToolSlug } from '../schema/tool-catalog'
import { figuresOf } from './figures-of'
import { Benchmarks } from './kit/benchmarks'
import { type Fields, initialRaw, type Messages, optionsOf, parseFields, type Raw } from './kit/form/fields'
import { fieldsWith } from './kit/tool'
import { screens } from './registry'
import { tableOf } from './table-of'

/**
 * What a tool writes for the answers of a visitor, as HTML, without the page around it.
 * @param answers by the name of the field, as typed; fields that are left out keep what they hold at first
 * @param today the visitor's day
 * @throws Error with what the form would say, when an answer is wrong or belongs to no field
 */
export async function renderResult(read: ReadContent, slug: ToolSlug, answers: Raw, today: CalendarDay) {
  const { tool, Result } = (await screens[slug]()).default
  const table = await tableOf(read, slug)
  const fields = fieldsWith(tool, table)
  const unknown = Object.keys(answers).find((name) => !Object.hasOwn(fields, name))
  if (unknown) throw new Error(`The tool has no field ${unknown}. Its fields: ${Object.keys(fields).join(', ')}.`)
  const parsed = parseFields(fields, { ...initialRaw(fields), ...answers }, today)
  if (!parsed.isValid) throw new Error(explained(parsed.messages, fields, answers))
  const { benchmarks } = await figuresOf(read, slug)
  const { prelude } = await prerender(
    <Benchmarks value={benchmarks}>
      <Result values={parsed.values} table={table} today={today} />
    </Benchmarks>,
  )
  return new Response(prelude).text()
}

/** What the form says, with the values that a question takes. */
function explained(messages: Messages, fields: Fields, answers: Raw): string {
  const lines = Object.entries(messages).map(([name, message]) => {
    const field = fields[name]
    if (field?.kind !== 'choice') return message
    const values = optionsOf(field, answers).map(({ value }) => value)
    return `${message} ${name} is one of ${values.join(', ')}.`
  })
  return lines.join(' ')
}
