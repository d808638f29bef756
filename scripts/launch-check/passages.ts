/** The texts of a file one by one: each value of a field, each line of the body. */
import type { FieldRole } from '../../src/schema/fields'
import type { Entry } from '../build-content/entry'
import { splitFrontMatter } from '../build-content/front-matter'
import type { Place } from '../build-content/problems/problem'
import { about, fieldsIn, schemaAt } from '../build-content/schema-tour'
import { nameOf } from '../build-content/validate'

export type Passage = {
  text: string
  place: Place
  /** What the field is; a line of the body has none. */
  field?: { name: string; role: FieldRole['role']; description: string }
}

/** Passages in the order of the file. */
export function* passagesOf(entry: Entry, source: string): Generator<Passage> {
  for (const { path, value, field } of fieldsIn(entry.schema, entry.data)) {
    const schema = schemaAt(entry.schema, entry.data, path)
    const description = (schema && about(schema).description) ?? ''
    yield { text: value, place: entry.place(path), field: { name: nameOf(path), role: field.role, description } }
  }
  if (entry.kind.format !== 'md') return
  const parts = splitFrontMatter(source)
  if (!('body' in parts)) return
  for (const [index, text] of parts.body.split('\n').entries()) {
    yield { text, place: { line: parts.bodyLine + index, column: 1 } }
  }
}

/** What people read as words: not addresses, names of pictures or ids. */
export const isProse = ({ field }: Passage): boolean =>
  field === undefined || field.role === 'text' || field.role === 'paragraphs'
