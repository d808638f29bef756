/** What may go from a file when a value in it does. */
import type { z } from 'zod'
import { fieldsOf, fieldTree, groupOf } from '../../src/schema/field-tree'
import { checkPeople, checkStatement, type Entry, nameOf } from '../build-content/public'
import { START } from '../lib/diagnostics/diagnostic'
import { schemaOf } from '../lib/schema/file-kind'
import { fieldAt, type Path, valueAt } from '../lib/schema/walk'

/** The end of an advice: what can be removed, if the file does without the value or without what holds it. */
export function orRemove(entry: Entry, path: Path): string {
  const part = removablePart(entry, path)
  return part ? `, or remove ${nameOf(part)}` : ''
}

/** The smallest part of an entry that holds the value at `path` and that can be missing, if there is one. */
export function removablePart({ kind, data }: Pick<Entry, 'kind' | 'data'>, path: Path): Path | undefined {
  const schema = schemaOf(kind)
  const ofSchema = (some: unknown) => schema.safeParse(some).error?.issues.length ?? 0
  const ofChecks = (some: Entry['data']) => {
    const entry: Entry = { kind, file: '', data: some, place: () => START }
    return checkPeople(entry, { person: () => ({}) }).length + checkStatement(entry).length
  }
  return path
    .map((_, index) => path.slice(0, index + 1))
    .filter((part) => isOptionalHere(schema, data, part))
    .findLast((part) => {
      const rest = without(data, part) as Entry['data']
      return ofSchema(rest) <= ofSchema(data) && ofChecks(rest) <= ofChecks(data)
    })
}

/** Whether a part is an optional field or an item of a list. The schema itself counts items, and knows which belong together. */
function isOptionalHere(schema: z.ZodType, data: unknown, part: Path): boolean {
  const step = part.at(-1)
  if (typeof step === 'number') return true
  const holder = part.slice(0, -1)
  const group = fieldAt(fieldTree(schema), data, holder)
  const values = valueAt(data, holder) as Record<string, unknown>
  const fields = fieldsOf((group && groupOf(group, (name) => values[name])) ?? {})
  return fields.some(({ name, isNeeded }) => name === step && !isNeeded)
}

/** A copy of `data` in which one field or item is missing. */
export function without(data: unknown, [step = '', ...rest]: Path): unknown {
  const copy = Array.isArray(data) ? [...data] : { ...(data as Record<string, unknown>) }
  const values = copy as Record<string | number, unknown>
  if (rest.length > 0) values[step] = without(values[step], rest)
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete values[step]
  return copy
}
