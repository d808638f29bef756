/** What the schema says about an entry, by the name of its file such as `content/blog/brief-an-agency.md`. */
import { type Collection, collections, singles } from '../../schema/collections'
import { fieldsOf, fieldTree } from '../../schema/field-tree'
import type { FlatValues } from '../cms/hook-types'
import { partOf } from './flat-values'

/** The parts of that name. */
export function partsOf(file: string): { folder: string; id: string; name: string } {
  const [, folder = '', id = ''] = /^content\/([a-z-]+)\/([a-z0-9-]+)\.\w+$/.exec(file) ?? []
  return { folder, id, name: `${folder}/${id}` }
}

/** The kind of this name, and nothing that every object inherits. */
export const kindNamed = (kinds: Record<string, Collection>, name: string): Collection | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** The kind of a file: a file that exists exactly once, or an entry of a collection. */
export function kindOf(file: string): Collection | undefined {
  const { folder, name } = partsOf(file)
  return kindNamed(singles, name) ?? kindNamed(collections, folder)
}

/** The outermost fields that an entry needs and that are empty. */
export function emptyFields(file: string, values: FlatValues): string[] {
  const kind = kindOf(file)
  if (!kind) return []
  const isFilled = (name: string) =>
    partOf(values, name).some(([, value]) => value !== undefined && value !== '' && typeof value !== 'object')
  const needed = fieldsOf(fieldTree(kind.schema)).filter(({ isNeeded }) => isNeeded)
  return needed.map(({ name }) => name).filter((name) => !isFilled(name))
}
