/** Where an entry is in the content, and on which page it is seen. */
import { collections, singles } from '../../schema/collections'
import { type Draft, type FlatValues, type ListedEntry, LOCALE } from '../cms/hook-types'
import { kindNamed, kindOf, partsOf } from './kind'

type OpenEntry = { collectionName: string; fileName?: string; slug?: string }

/** An id that no entry should have: the name of an entry that has none yet. */
const UNNAMED = 'not-saved-yet'

/** The name of the file of an entry, such as `content/blog/brief-an-agency.md`. */
export function fileOfEntry({ collectionName, fileName, slug = UNNAMED }: OpenEntry): string | undefined {
  const name = `${collectionName}/${fileName ?? slug}`
  const kind = fileName === undefined ? kindNamed(collections, collectionName) : kindNamed(singles, name)
  return kind && `content/${name}.${kind.format}`
}

/** The name of the file of a form. */
export const fileOfDraft = (draft: Draft): string | undefined =>
  fileOfEntry({ ...draft, slug: draft.originalEntry?.slug })

/** The file that the open form was read from, if there is any. */
export const savedFileOf = (draft: Draft | undefined): string | undefined =>
  draft && !draft.isNew ? fileOfDraft(draft) : undefined

/** The address of the page of an entry, by the name of its file. */
export const addressOf = (file: string): string | undefined => kindOf(file)?.path?.(partsOf(file).id)

/** Pages that show what has no page of its own. */
const SHOWN_ON: Record<string, string> = {
  people: '/team',
  portfolio: '/customers',
  'settings/site': '/',
  'settings/navigation': '/',
  'settings/benchmarks': '/tools',
  tables: '/tools',
  'pages/not-found': '/a-page-that-does-not-exist',
}

/** The path of the page that shows a file of the content. */
export function pageOfFile(file: string): string | undefined {
  const { folder, name } = partsOf(file)
  return addressOf(file) ?? SHOWN_ON[name] ?? SHOWN_ON[folder]
}

/**
 * The path of the page that shows a person who is not on the team: the one of what that person wrote.
 * @param entries what the CMS has read
 */
export function pageOfAuthor(file: string, values: FlatValues, entries: readonly ListedEntry[]): string | undefined {
  const { folder, id } = partsOf(file)
  if (folder !== 'people' || values.team === true) return undefined
  const wrote = ({ locales }: ListedEntry) => {
    const { path = '', content = {} } = locales[LOCALE] ?? {}
    return path.startsWith('content/blog/') && content.author === id && content.draft !== true
  }
  return entries.some(wrote) ? `/blog/author/${id}` : undefined
}

/** The generated file of an entry; what has no file of its own is in the list of its collection. */
export function generatedName(file: string): string {
  const { folder, name } = partsOf(file)
  const collection = kindNamed(collections, folder)
  return collection && !collection.list ? folder : name
}
