/** Walking the tree of a schema together with the data it describes. */
import { type FieldNode, fieldIn, groupOf } from '../../../src/schema/field-tree'
import type { FieldRole } from '../../../src/schema/fields'

export type Path = readonly (string | number)[]

/** The value at `path` in `data`, as far down as it goes. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data)

/** The node that describes the value at `path` in `data`. */
export function fieldAt(node: FieldNode, data: unknown, path: Path): FieldNode | undefined {
  const [step, ...rest] = path
  if (step === undefined) return node
  const values = data as Record<string | number, unknown> | undefined
  const below =
    typeof step === 'number'
      ? node.items
      : fieldIn(
          groupOf(node, (name) => values?.[name]),
          step,
        )
  return below && fieldAt(below, values?.[step], rest)
}

export type FieldValue = { path: Path; value: string; field: FieldRole; description: string }

/** Every text and number in `data` whose field says what it stands for: a picture, a link, an amount … */
export function fieldsIn(node: FieldNode, data: unknown): FieldValue[] {
  const found: FieldValue[] = []
  collect(node, data, [], found)
  return found
}

function collect(node: FieldNode, data: unknown, path: Path, found: FieldValue[]): void {
  if (typeof data === 'string' || typeof data === 'number') {
    const { field, description = '' } = node
    if (field) found.push({ path, value: String(data), field, description })
  } else if (Array.isArray(data)) {
    const { items } = node
    if (items) for (const [index, item] of data.entries()) collect(items, item, [...path, index], found)
  } else if (typeof data === 'object' && data !== null) {
    const values = data as Record<string, unknown>
    const { properties = {} } = groupOf(node, (name) => values[name]) ?? {}
    for (const [name, below] of Object.entries(properties)) {
      if (values[name] !== undefined) collect(below, values[name], [...path, name], found)
    }
  }
}
