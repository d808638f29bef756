/**
 * A schema and a title → the text of a new file. What follows from the title and the day is filled in. Nothing is made up:
 * what only an editor knows is left blank, and the pipeline lists it until it is written. Each field says in a comment
 * what belongs there; what may be left out stands there as a comment.
 */
import { z } from 'zod'
import { canonicalText } from '../../../src/content-text/canonical'
import { textField } from '../../../src/content-text/text-field'
import type { Collection } from '../../../src/schema/collections'
import { oneOf } from '../problems/words'
import { about, core, elementOf, isOptional, shapeOf } from '../schema-tour'

/** The text of a new entry. The title becomes its first field. */
export function entryText({ format, schema }: Collection, title: string, today: string): string {
  const [first = ''] = Object.keys(schema.shape)
  const known = new Map([[first, textField(first, title)]])
  for (const [name, field] of Object.entries(schema.shape)) {
    if (about(field).field?.role === 'date' && !isOptional(field)) known.set(name, `${name}: ${today}`)
    if (name === 'draft') known.set(name, 'draft: true')
  }
  const fields = fieldLines(schema.shape, known).join('\n')
  return canonicalText(format, format === 'md' ? `---\n${fields}\n${BODY_BELOW}\n---\n` : `${fields}\n`)
}

const BODY_BELOW = '# Write the text below the next line, in Markdown; "## " begins a section.'

function fieldLines(shape: Record<string, z.ZodType>, known: ReadonlyMap<string, string> = new Map()): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const line = known.get(name)
    if (line !== undefined) return [explanation(field), line]
    if (!isOptional(field)) return [explanation(field), ...blankLines(name, field)]
    return [`${explanation(field)} (optional)`, ...blankLines(name, field).map((below) => `# ${below}`.trimEnd())]
  })
}

function explanation(field: z.ZodType): string {
  const inner = core(field)
  const { description = '', example } = about(field)
  const choices = inner instanceof z.ZodEnum ? ` Write ${oneOf(inner.options.map(String))}.` : ''
  const sample =
    example !== undefined && choices === '' && !(inner instanceof z.ZodBoolean) ? ` Example: ${example}` : ''
  return `# ${description}${choices}${sample}`
}

/** A field with nothing in it, down to the last name that an editor will need. */
function blankLines(name: string, field: z.ZodType): string[] {
  const shape = shapeOf(field)
  if (shape) return [`${name}:`, ...fieldLines(shape).map((line) => `  ${line}`)]
  const element = elementOf(field)
  if (!element) return [`${name}:`]
  if (core(element) instanceof z.ZodDiscriminatedUnion) return [`${name}:`, `  - kind: # ${kindsOf(element)}`]
  const [firstLine = '', ...rest] = fieldLines(shapeOf(element) ?? {})
  return [`${name}:`, `  - ${firstLine}`, ...rest.map((line) => `    ${line}`)]
}

function kindsOf(element: z.ZodType): string {
  const union = core(element) as z.ZodDiscriminatedUnion
  const kinds = (union.options as z.ZodObject[]).flatMap((option) => {
    const literal = option.shape[union.def.discriminator]
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
  return oneOf(kinds)
}
