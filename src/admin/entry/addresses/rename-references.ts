/** When an entry gets another id, the entries that refer to it by the old one get the new one, too. */
import { type FieldNode, fieldIn, fieldTree, groupOf } from '../../../schema/field-tree'
import type { Change } from '../../cms/hook-types'
import { formatOfFile } from '../../files/formats/format-of-file'
import { kindOf, partsOf } from '../kind'
import type { AddressQuestions } from './address-questions'
import { movedFile } from './old-address'
import { reloadAt } from './reload-at'

type Renamed = { collection: string; from: string; to: string }

/** Writes the new id into what refers to an entry, together with the entry itself. */
export function renamedReferences(questions: Pick<AddressQuestions, 'whoNames' | 'read'>) {
  /** The new id, once more was written than the form. */
  let id: string | undefined
  return {
    async changed(changes: readonly Change[]): Promise<Change[]> {
      id = undefined
      const found = await changedReferences(changes, questions)
      if (found.length > 0) id = partsOf(movedFile(changes)?.to ?? '').id
      return found
    },
    saved() {
      if (id !== undefined) reloadAt(`/entries/${id}`)
      id = undefined
    },
  }
}

/** What has to be written besides the changes of a save. */
export async function changedReferences(
  changes: readonly Change[],
  { whoNames, read }: Pick<AddressQuestions, 'whoNames' | 'read'>,
): Promise<Change[]> {
  const moved = movedFile(changes)
  if (!moved) return []
  const { folder: collection, id: from } = partsOf(moved.from)
  const renamed = { collection, from, to: partsOf(moved.to).id }
  const found: Change[] = []
  for (const { file } of await whoNames(moved.from)) {
    const [format, kind, known] = [formatOfFile(file), kindOf(file), await read(file)]
    if (!format || !kind || !known || changes.some(({ path }) => path === file)) continue
    const data = format.fromFile(known.text)
    const text = format.toFile(withNewId(fieldTree(kind.schema), data, renamed) as typeof data)
    if (text !== known.text) found.push({ action: 'update', path: file, data: text, previousSha: known.version })
  }
  return found
}

/** The same data, with the new id in every field that refers to an entry of the collection by the old one. */
function withNewId(node: FieldNode, value: unknown, renamed: Renamed): unknown {
  if (Array.isArray(value)) return value.map((item) => withNewId(node.items ?? {}, item, renamed))
  if (typeof value === 'object' && value !== null) {
    const values = value as Record<string, unknown>
    const group = groupOf(node, (name) => values[name])
    return Object.fromEntries(
      Object.entries(values).map(([name, own]) => {
        const field = fieldIn(group, name)
        return [name, field ? withNewId(field, own, renamed) : own]
      }),
    )
  }
  const { field } = node
  return field?.role === 'reference' && field.collection === renamed.collection && value === renamed.from
    ? renamed.to
    : value
}
