/** What an editor calls a file of the content. */
import { type CollectionName, collections, singles } from '../../schema/collections'
import { fieldTree } from '../../schema/field-tree'
import { labelOf } from '../cms/labels'
import { kindOf, partsOf } from './kind'

const MEDIA = 'content/media/'

/** The field that names the entries of a collection. */
export function identifierOf(name: CollectionName): string {
  const { properties = {} } = fieldTree(collections[name].schema)
  const identifier = ['title', 'name', 'groupTitle'].find((key) => key in properties)
  if (!identifier) throw new Error(`No field of ${name} can name its entries.`)
  return identifier
}

/**
 * Kind and title, such as `Blog post “How to brief an agency”`.
 * @param values what the entry says, where that is known
 */
export function entryName(file: string, values: Record<string, unknown> = {}): string {
  if (file.startsWith(MEDIA)) return `Picture “${file.slice(MEDIA.length)}”`
  const { folder, id, name } = partsOf(file)
  if (folder === 'pages') return `${labelOf(id)} page`
  const kind = kindOf(file)
  if (!kind) return file
  const label = fieldTree(kind.schema).title
  if (Object.hasOwn(singles, name)) return label ?? labelOf(id)
  return `${label ?? labelOf(folder)} “${values.title || values.name || values.groupTitle || id}”`
}
