/** Makes a new entry: `new blog "How to brief"` → `content/blog/how-to-brief.md`. */
import { join } from 'node:path'
import { isCalendarDay } from '../../../../src/lib/calendar-day'
import { idFrom } from '../../../../src/lib/id-from'
import { type Collection, type CollectionName, collections } from '../../../../src/schema/collections'
import { nearest } from '../../../lib/diagnostics/suggest'
import { oneOf, quote } from '../../../lib/diagnostics/words'
import { EnvironmentError } from '../../../lib/environment-error'
import { checkContentFolder } from '../../source/folders'
import { listContent } from '../../source/list'
import { controlCharacterIn } from '../../source/text'
import { createFile, folderIn } from '../content-folder'
import { entryText } from './entry-text'

export type NewEntry = { file: string; text: string }

/**
 * The file of a new entry. `taken` are the ids that the collection has already.
 * @throws EnvironmentError when the collection, the title or the day cannot be used
 */
export function newEntry(collection: string, title: string, today: string, taken: ReadonlySet<string>): NewEntry {
  const kind = collectionOf(collection)
  const text = title.replace(/\s+/g, ' ').trim()
  if (text === '') throw new EnvironmentError('a title is needed, for example: "How to brief an agency"')
  const control = controlCharacterIn(text)
  if (control) throw new EnvironmentError(`the title contains an invisible control character (${control.name})`)
  if (!isCalendarDay(today)) throw new EnvironmentError(`${quote(today)} is not a date; write it as YYYY-MM-DD`)
  const id = idFrom(withoutApostrophes(text))
  if (id === '') {
    const reason = `the title ${quote(text)} cannot become an address: it has no letters a-z and no digits`
    throw new EnvironmentError(`${reason}; use a title that has some, and change it in the file afterwards`)
  }
  const file = `content/${collection}/${id}.${kind.format}`
  if (taken.has(id)) throw new EnvironmentError(`${file} exists already; change that file, or choose another title`)
  return { file, text: entryText(kind, text, today) }
}

/** An apostrophe joins what it is between: `Zoë’s` becomes `zoes`, not `zoe-s`. */
const withoutApostrophes = (text: string): string => text.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')

function collectionOf(name: string): Collection {
  if (Object.hasOwn(collections, name)) return collections[name as CollectionName]
  const names = Object.keys(collections)
  const meant = nearest(name, names)
  const hint = meant ? `did you mean ${meant}?` : `choose one of ${oneOf(names)}`
  throw new EnvironmentError(`there is no collection ${quote(name)}; ${hint}`)
}

export type NewRun = { content: string; collection: string; title: string; today: string }

/**
 * Writes a new entry into the content folder. Never replaces a file.
 * @throws EnvironmentError when it cannot be made
 */
export async function runNew({ content, collection, title, today }: NewRun): Promise<{ file: string }> {
  const folder = await checkContentFolder(content)
  const { files } = listContent(folder)
  const ids = files.flatMap(({ kind }) => ('collection' in kind && kind.collection === collection ? [kind.id] : []))
  const { file, text } = newEntry(collection, title, today, new Set(ids))
  const name = file.slice(`content/${collection}/`.length)
  await createFile(join(await folderIn(folder, collection), name), text)
  return { file }
}
