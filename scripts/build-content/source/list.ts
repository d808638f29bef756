/**
 * Content folder → text files by collection and language, and the names of the pictures. Nothing outside the folder is
 * read.
 */
import { type Dirent, readdirSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { type Collection, collections, type SingleName, singles } from '../../../src/schema/collections'
import { fieldsOf, fieldTree } from '../../../src/schema/field-tree'
import { LANGUAGE_CODE } from '../../../src/schema/languages'
import { WORDS_FOLDER } from '../../../src/schema/words'
import { compare, type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { EnvironmentError } from '../../lib/environment-error'
import type { FileKind } from '../../lib/schema/file-kind'
import {
  type FolderKind,
  formatOf,
  kindOf,
  mediaName,
  notOrdinary,
  originalsIn,
  strayMessage,
  twins,
  unknownFolder,
  windowsName,
} from './names'

/** One text file: `file` is its name in messages, `path` its place on the disk, `bytes` what it would hold instead. */
export type ListedFile = { file: string; kind: FileKind; path: string; bytes?: Uint8Array }

/** The pictures of `content/media` by their path below it. */
export type Media = { paths: Set<string>; folder: string }

export type Source = { files: ListedFile[]; media: Media; diagnostics: Diagnostic[] }

/**
 * Lists everything below `folder` that the content model names, and reports everything else. Synchronous, like all
 * reading of content: for thousands of small files that costs a third of the time.
 */
export function listContent(folder: string): Source {
  const source: Source = { files: [], media: { paths: new Set(), folder: join(folder, 'media') }, diagnostics: [] }
  listTop(source, folder, '')
  source.diagnostics.push(...missingSingles(source.files))
  return source
}

const TEXTS = [
  ...new Set([...Object.keys(collections), ...Object.keys(singles).map((name) => name.split('/')[0] ?? '')]),
]

/** @param path the folder of a further language, as `de/`, which has texts only; empty for the content itself */
function listTop(source: Source, folder: string, path: string): void {
  const isLanguage = (name: string) => path === '' && LANGUAGE_CODE.test(name)
  const folders = new Set(path === '' ? [...TEXTS, WORDS_FOLDER, 'media'] : TEXTS)
  for (const entry of list(source, folder, path, 'top')) {
    const { name } = entry
    if (!folders.has(name) && !isLanguage(name)) report(source, path + name, unknownFolder(entry, folders, path))
    else if (!entry.isDirectory()) report(source, path + name, notOrdinary(entry, 'folder'))
    else if (isLanguage(name)) listTop(source, folder, `${name}/`)
    else if (name === 'media') listMedia(source, folder, 'media/')
    else listFolder(source, folder, path, name)
  }
}

function report({ diagnostics }: Source, path: string, message: Message): void {
  diagnostics.push(diagnosticAt(`content/${path}`, START, message))
}

/**
 * Where a file lies on the disk: `content/blog/x.md` below the folder of the content. Joined by hand: for thousands of files,
 * `path.join` would take as long as all the rest of listing them.
 */
export const placeOf = (folder: string, file: string): string => `${folder}/${file.slice('content/'.length)}`

const isLeftover = (name: string): boolean => /^\.|~$|^~\$|\.sw[a-p]$|^Thumbs\.db$|^desktop\.ini$/i.test(name)

/** What a folder holds, in order, without what no program should read. Paths of folders end with a slash. */
function list(source: Source, folder: string, path: string, kind: FolderKind): Dirent[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true }).filter((entry) => {
    if (isLeftover(entry.name)) return false
    const stray = entry.isFile() ? strayMessage(entry.name, kind) : undefined
    if (stray) report(source, path + entry.name, stray)
    return !stray
  })
  source.diagnostics.push(...twins(entries.map(({ name }) => `content/${path}${name}`)))
  return entries.sort((a, b) => compare(a.name, b.name))
}

function listFolder(source: Source, folder: string, language: string, name: string): void {
  const format = formatOf(name)
  const reported = source.diagnostics.length
  const entries = list(source, folder, `${language}${name}/`, format)
  const twinned = new Set(source.diagnostics.slice(reported).map(({ file }) => file))
  for (const entry of entries) {
    const path = `${name}/${entry.name}`
    const kind = kindOf(path, format)
    const file = `content/${language}${path}`
    if (!entry.isFile()) report(source, language + path, notOrdinary(entry, 'file'))
    else if ('id' in kind) source.files.push({ file, kind, path: placeOf(folder, file) })
    else if (!twinned.has(file)) report(source, language + path, kind)
  }
}

/** Pictures may lie in subfolders; everything in them must be an ordinary file with a plain name. */
function listMedia(source: Source, folder: string, path: string): void {
  for (const entry of list(source, folder, path, 'media')) {
    const picture = path + entry.name
    const isPlain = /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(entry.name) && entry.name.length <= 100
    const reserved = windowsName(entry.name)
    if (reserved) report(source, picture, reserved)
    else if (!isPlain) report(source, picture, mediaName(entry.name))
    // The picture is there: entries that name it get no message that it is missing.
    if (entry.isFile()) source.media.paths.add(picture.slice('media/'.length))
    else if (isPlain && !entry.isDirectory()) report(source, picture, notOrdinary(entry, 'file'))
    else if (isPlain && picture.split('/').length > 6) report(source, picture, tooDeep)
    else if (isPlain) listMedia(source, folder, `${picture}/`)
  }
}

const tooDeep: Message = {
  code: 'subfolder',
  text: 'This folder is too deep: pictures can be at most four folders below content/media.',
  hint: 'Move its pictures to a folder further up.',
}

/** Pages and settings that the site cannot be built without. */
function missingSingles(files: readonly ListedFile[]): Diagnostic[] {
  const present = new Set(originalsIn(files).map(({ kind }) => ('single' in kind ? kind.single : '')))
  return Object.entries<Collection>(singles)
    .filter(([single, { optional }]) => !optional && !present.has(single as SingleName))
    .map(([single, { format, schema }]) =>
      diagnosticAt(`content/${single}.${format}`, START, {
        code: 'missing-file',
        text: `This file is missing: ${schema.meta()?.description ?? 'a part of the site.'}`,
        hint: `Create content/${single}.${format} with these fields: ${neededFields(schema).join(', ')}.`,
      }),
    )
}

const neededFields = (schema: Collection['schema']): string[] =>
  fieldsOf(fieldTree(schema)).flatMap(({ name, isNeeded }) => (isNeeded ? name : []))

/** The real path of the content folder. */
export async function checkContentFolder(content: string): Promise<string> {
  const source = await realpath(content).catch(() => {
    throw new EnvironmentError(`there is no folder ${content}`)
  })
  if (!(await stat(source)).isDirectory()) throw new EnvironmentError(`${content} is not a folder`)
  return source
}

type Folders = { content: string; out?: string }

/** The real paths of both folders; neither may be inside the other. */
export async function resolveFolders({ content, out }: Folders): Promise<Folders> {
  const source = await checkContentFolder(content)
  if (out === undefined) return { content: source }
  const target = await realPlace(resolve(out))
  // OUT itself may be a link to a folder of versions, so both its own place and where it leads count.
  for (const place of [target, await realpath(target).catch(() => target)]) {
    if (place === source || isInside(place, source) || isInside(source, place))
      throw new EnvironmentError(`--out must not be --content, inside it or around it: ${out}`)
  }
  return { content: source, out: target }
}

/** The real path of something that need not exist yet. */
async function realPlace(path: string): Promise<string> {
  const parent = dirname(path)
  if (parent === path) return path
  const real = await realpath(parent).catch(() => realPlace(parent))
  return join(real, basename(path))
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}
