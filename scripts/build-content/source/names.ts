/**
 * Names of files: what a file is and in which language, what an id may look like, names that only look different, and
 * files that were never meant to be content. `content/blog/x.md` is translated by `content/de/blog/x.md`.
 */
import type { Dirent } from 'node:fs'
import { idFrom } from '../../../src/lib/id-from'
import { lengths } from '../../../src/lib/lengths'
import {
  type Collection,
  type CollectionName,
  collections,
  type SingleName,
  singles,
} from '../../../src/schema/collections'
import { LANGUAGE_CODE, type Language } from '../../../src/schema/languages'
import { WORDS_FOLDER } from '../../../src/schema/words'
import { compare, type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { allOf, quote } from '../../lib/diagnostics/words'
import type { FileKind } from '../../lib/schema/file-kind'

/** The folder of the pictures, as names of files begin. */
export const MEDIA = 'content/media/'

/** Windows keeps these names, with every ending, for devices, and drops a dot or a space at the end of a name. */
const WINDOWS = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))|[. ]$/i

/** `a-z 0-9` and single `-`: the same on every disk, in every address and in every language. */
export const isId = (id: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= lengths.id && !WINDOWS.test(id)

function nameMessage(name: string, format: 'md' | 'yaml'): Message {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const ending = dot > 0 ? name.slice(dot) : ''
  const reserved = windowsName(name)
  if (reserved) return reserved
  const id = idFrom(stem.replace(/\.(?:md|ya?ml)$/i, ''))
  const better = id === '' ? `a-new-name.${format}` : `${id}.${format}`
  if (ending !== `.${format}`) {
    return {
      code: 'wrong-ending',
      text: `${quote(name)} ${ending === '' ? 'has no ending' : `ends in ${quote(ending)}`}, but files in this folder must end in ".${format}".`,
      hint: /^\.html?$/i.test(ending)
        ? `Copy its text into a new file, ${better}, and remove this one. Renaming it is not enough, because the inside of the file would stay the same.`
        : `Rename the file to ${better}, or remove it.`,
    }
  }
  if (stem.length > lengths.id) {
    return {
      code: 'wrong-name',
      text: `The name of this file has ${stem.length} characters, but at most ${lengths.id} are allowed.`,
      hint: 'Give it a shorter name; the name is part of the address.',
    }
  }
  return {
    code: 'wrong-name',
    text: `The name ${quote(stem)} cannot be part of an address: only lowercase letters a-z, digits and single hyphens are allowed.`,
    hint: `Rename the file to ${better}.`,
  }
}

/** What is wrong with a file of another name in a folder whose files are known by their names. */
function unknownFile(folder: string, name: string, known: readonly string[]): Message {
  const text = `The folder content/${folder} cannot contain a file called ${quote(name)}. Its files are ${allOf(known)}.`
  return { code: 'unknown-file', text, hint: renameOrRemove(name, known) }
}

/** What is wrong with a file or folder at the top of the content, or of what it has in a further language, as `de/`. */
export function unknownFolder(entry: Dirent, folders: Set<string>, language = ''): Message {
  const names = allOf([...folders].sort(compare))
  return {
    code: entry.isDirectory() ? 'unknown-folder' : 'unknown-file',
    text: `${quote(entry.name)} does not belong here. The folders in content/${language} are ${names}.`,
    hint: renameOrRemove(entry.name, folders),
  }
}

function renameOrRemove(name: string, known: Iterable<string>): string {
  const meant = nearest(name, known)
  return meant ? `Did you mean ${quote(meant)}? Rename it.` : 'Remove it, or move it into the folder it belongs in.'
}

/** What is wrong with a name that no file can have on Windows, if it is one. */
export function windowsName(name: string): Message | undefined {
  if (!WINDOWS.test(name)) return undefined
  return {
    code: 'wrong-name',
    text: `No file can be called ${quote(name)} on Windows, so the project could not be copied there.`,
    hint: 'Give it another name.',
  }
}

/** What is wrong with something that is not an ordinary file or folder. */
export function notOrdinary(entry: Dirent, wanted: 'file' | 'folder'): Message {
  if (entry.isDirectory()) {
    return {
      code: 'subfolder',
      text: `${quote(entry.name)} is a folder, but only files are allowed here.`,
      hint: 'Move its files up one folder, then remove it.',
    }
  }
  const found = entry.isSymbolicLink() ? 'a link to another place' : entry.isFile() ? 'a file' : 'a device or a pipe'
  return {
    code: entry.isSymbolicLink() ? 'link-instead-of-file' : 'not-a-file',
    text: `${quote(entry.name)} is ${found}, but an ordinary ${wanted} is needed.`,
    hint: entry.isSymbolicLink() ? `Replace it with the ${wanted} itself.` : `Replace it with an ordinary ${wanted}.`,
  }
}

/** What is wrong with the name of a picture. */
export function mediaName(name: string): Message {
  const better = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+/, '')
    .slice(0, 80)
  return {
    code: 'picture-name',
    text: `The name ${quote(name)} cannot be part of an address: only letters a-z, digits, "-", "_" and "." are allowed.`,
    hint: `Rename it${better === '' ? '' : `, for example to ${better}`}, and change the name where it is used.`,
  }
}

/** Files that some disks and people cannot tell apart: they differ only by case or by how accents are stored. */
export function twins(files: readonly string[]): Diagnostic[] {
  if (files.every(isPlain)) return []
  const first = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  // The plainest name is the one to keep, so the others are reported.
  const plainFirst = [...files].sort((a, b) => Number(!isPlain(a)) - Number(!isPlain(b)) || compare(a, b))
  for (const file of plainFirst) {
    const key = file.normalize('NFC').toLowerCase()
    const other = first.get(key)
    if (other === undefined) first.set(key, file)
    else diagnostics.push(diagnosticAt(file, START, twinMessage(other)))
  }
  return diagnostics
}

const isPlain = (file: string): boolean => /^[a-z0-9./_-]*$/.test(file)

const twinMessage = (other: string): Message => ({
  code: 'twin-files',
  text: `This name differs from ${other} only in capital letters or in how an accent is stored. Some disks can keep only one of the two files.`,
  hint: 'Remove one of the two files, or give it a different name.',
})

/** What editors, browsers and tools for merging leave behind: `post.md.bak`, `#post.md#`. */
const BACKUP = /^#.*#$|\.(?:bak|bkp|backup|old|orig|rej|save|tmp|temp|part|partial|download|crdownload|opdownload)$/i
const DOCUMENT =
  /\.(?:docx?|docm|dotx?|odt|ott|rtf|pages|pdf|pptx?|odp|key|xlsx?|xlsm|ods|csv|tsv|numbers|gdoc|gsheet|gslides)$/i
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp|ico|psd|ai|eps|sketch|xcf|raw)$/i
const RECORDING_OR_ARCHIVE = /\.(?:mp[34]|m4[av]|mov|avi|webm|wav|ogg|zip|rar|7z|gz|tgz)$/i

/** The folder of all content, that of pictures, or one of files in a format. */
export type FolderKind = 'top' | 'media' | 'md' | 'yaml'

/** The message about a file that is not read; none about a file that can be content, or nearly has its name. */
export function strayMessage(name: string, folder: FolderKind): Message | undefined {
  if (BACKUP.test(name)) return stray(name, 'looks like a backup or an unfinished file', 'Delete it')
  if (folder === 'media') return undefined
  if (PICTURE.test(name)) return stray(name, 'is a picture', 'Move it into content/media')
  if (RECORDING_OR_ARCHIVE.test(name)) return stray(name, 'is a recording or an archive', 'Delete it')
  if (!DOCUMENT.test(name)) return undefined
  const text = idFrom(name.slice(0, name.lastIndexOf('.')))
  const copy = folder === 'top' || text === '' ? 'Delete it' : `Copy its text into a new file, ${text}.${folder}`
  return stray(name, 'is a document of another program', copy)
}

const stray = (name: string, what: string, remedy: string): Message => ({
  code: 'stray-file',
  severity: 'warning',
  text: `${quote(name)} ${what}, so it is not read.`,
  hint: `${remedy}, or keep it outside of the content folder.`,
})

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
  if (folder in collections || folder === WORDS_FOLDER) {
    const id = name.slice(0, -format.length - 1)
    if (!name.endsWith(`.${format}`) || !isId(id)) return nameMessage(name, format)
    if (folder === WORDS_FOLDER) return { words: true, id, format: 'yaml' }
    const { ids }: Collection = collections[folder as CollectionName]
    if (ids && !ids.includes(id)) return unknownFile(folder, name, namesOf(ids, format))
    return { collection: folder as CollectionName, id, format }
  }
  const known = SINGLES.get(path)
  if (known) return known
  const siblings = [...SINGLES.keys()].filter((single) => single.startsWith(`${folder}/`))
  const names = siblings.map((single) => single.slice(folder.length + 1))
  return unknownFile(folder, name, names)
}

const SINGLES = new Map(
  Object.entries(singles).map(([single, { format }]): [string, FileKind] => [
    `${single}.${format}`,
    { single: single as SingleName, id: single.split('/')[1] ?? '', format },
  ]),
)

const namesOf = (ids: readonly string[], format: string) => ids.map((id) => `${id}.${format}`)

/** What the text file of a name is, if the content can have it: `content/blog/x.md`. */
export function kindOfFile(file: string): FileKind | undefined {
  const [, folder = '', name = '', ...deeper] = file.split('/')
  const kind = deeper.length === 0 ? kindOf(`${folder}/${name}`, formatOf(folder)) : undefined
  return kind && 'id' in kind ? kind : undefined
}
