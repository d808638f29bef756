/**
 * What a text file of the content is, and in which language, by its name: `content/blog/x.md` is translated by
 * `content/de/blog/x.md`.
 */

import {
  type Collection,
  type CollectionName,
  collections,
  type SingleName,
  singles,
} from '../../../src/schema/collections'
import { LANGUAGE_CODE, type Language } from '../../../src/schema/languages'
import { WORDS_FOLDER } from '../../../src/schema/words'
import type { Message } from '../../lib/diagnostics/diagnostic'
import type { FileKind } from '../../lib/schema/file-kind'
import { isId, nameMessage, unknownFile } from './names'

type Named = { file: string }

/** The further language of a file; nothing for one in the first language. */
export function languageOf(file: string): Language | undefined {
  const folder = file.split('/', 2)[1]
  return folder !== undefined && LANGUAGE_CODE.test(folder) ? folder : undefined
}

/** The file that a translation translates; a file in the first language is its own original. */
export const originalOf = (file: string): string =>
  languageOf(file) ? file.replace(/^content\/[^/]+\//, 'content/') : file

/** The files in the first language. */
export const originalsIn = <File extends Named>(files: readonly File[]): readonly File[] =>
  files.some(({ file }) => languageOf(file)) ? files.filter(({ file }) => !languageOf(file)) : files

/** The kind of the files in a folder. */
export const formatOf = (folder: string): 'md' | 'yaml' =>
  folder in collections ? collections[folder as CollectionName].format : 'yaml'

/** What a file is by its place and name, or what is wrong with them. */
export function kindOf(path: string, format: 'md' | 'yaml'): FileKind | Message {
  const [folder = '', name = ''] = path.split('/')
  if (folder in collections) {
    const id = name.slice(0, -format.length - 1)
    if (!name.endsWith(`.${format}`) || !isId(id)) return nameMessage(name, format)
    const { ids }: Collection = collections[folder as CollectionName]
    if (ids && !ids.includes(id)) return unknownFile(folder, name, namesOf(ids, format))
    return { collection: folder as CollectionName, id, format }
  }
  if (folder === WORDS_FOLDER) {
    const id = name.slice(0, -'.yaml'.length)
    if (!name.endsWith('.yaml') || !isId(id)) return nameMessage(name, 'yaml')
    return { words: true, id, format: 'yaml' }
  }
  for (const [single, { format: own }] of Object.entries(singles)) {
    if (path === `${single}.${own}`)
      return { single: single as SingleName, id: single.split('/')[1] ?? '', format: own }
  }
  const known = Object.entries(singles).filter(([single]) => single.startsWith(`${folder}/`))
  return unknownFile(
    folder,
    name,
    known.map(([single, { format: own }]) => `${single.slice(folder.length + 1)}.${own}`),
  )
}

const namesOf = (ids: readonly string[], format: string) => ids.map((id) => `${id}.${format}`)

/** What the text file of a name is, if the content can have it: `content/blog/x.md`. */
export function kindOfFile(file: string): FileKind | undefined {
  const [, folder = '', name = '', ...deeper] = file.split('/')
  const kind = deeper.length === 0 ? kindOf(`${folder}/${name}`, formatOf(folder)) : undefined
  return kind && 'id' in kind ? kind : undefined
}
