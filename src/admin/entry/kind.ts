/** What the schema says about an entry, by the name of its file such as `content/blog/brief-an-agency.md`. */
import { type Collection, collections, singles } from '../../schema/collections'
import { fieldsOf, fieldTree } from '../../schema/field-tree'
import type { FlatValues } from '../cms/hook-types'

/** The parts of that name. */
export function partsOf(file: string): { folder: string; id: string; name: string } {
  const [, folder = '', id = ''] = /^content\/([a-z-]+)\/([a-z0-9-]+)\.\w+$/.exec(file) ?? []
  return { folder, id, name: `${folder}/${id}` }
}

/** The kind of this name, and nothing that every object inherits. */
export const kindNamed = (kinds: Record<string, Collection>, name: string): Collection | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** The collection that a file belongs to. */
export const collectionOf = (file: string): Collection | undefined => kindNamed(collections, partsOf(file).folder)

/** The kind of a file that exists exactly once. */
export const singleOf = (file: string): Collection | undefined => kindNamed(singles, partsOf(file).name)

/** The outermost fields that an entry needs and that are empty. */
export function emptyFields(file: string, values: FlatValues): string[] {
  const kind = singleOf(file) ?? collectionOf(file)
  if (!kind) return []
  const isFilled = (name: string) =>
    Object.entries(values).some(
      ([path, value]) =>
        (path === name || path.startsWith(`${name}.`)) &&
        value !== undefined &&
        value !== null &&
        value !== '' &&
        typeof value !== 'object',
    )
  const needed = fieldsOf(fieldTree(kind.schema)).filter(({ isNeeded }) => isNeeded)
  return needed.map(({ name }) => name).filter((name) => !isFilled(name))
}
