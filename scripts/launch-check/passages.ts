/** The texts of a file one by one: each value of a field, each line of the body. */
import { splitAtFences } from '../../src/lib/fenced-text'
import type { FieldRole } from '../../src/schema/fields'
import { type Entry, nameOf } from '../build-content/public'
import type { Place } from '../lib/diagnostics/diagnostic'
import { treeOf } from '../lib/schema/file-kind'
import { fieldsIn, type Path } from '../lib/schema/walk'

export type Passage = {
  text: string
  place: Place
  /** What the field is; a line of the body has none. */
  field?: { path: Path; name: string; role: FieldRole['role']; description: string }
}

/** Passages in the order of the file. */
export function* passagesOf(entry: Entry, source: string): Generator<Passage> {
  for (const { path, value, field, description } of fieldsIn(treeOf(entry.kind), entry.data)) {
    yield { text: value, place: entry.place(path), field: { path, name: nameOf(path), role: field.role, description } }
  }
  if (entry.kind.format !== 'md') return
  const { fields = '', body = '' } = splitAtFences(source) ?? {}
  const bodyLine = fields.split('\n').length + 2
  for (const [index, text] of body.split('\n').entries()) {
    yield { text, place: { line: bodyLine + index, column: 1 } }
  }
}

/** What people read as words: not addresses, names of pictures or ids. */
export const isProse = ({ field }: Passage): boolean =>
  field === undefined || field.role === 'text' || field.role === 'sentence' || field.role === 'paragraphs'
