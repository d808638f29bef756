/** Content folder → text files by collection, and the names of the pictures. Nothing outside the folder is read. */
import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type CollectionName, collections, type SingleName, singles } from '../../src/schema/collections'
import { isId, nameFinding, twins } from './check/names'
import type { FileKind } from './file-kind'
import { compare, errorAt, type Finding, type Problem, START } from './problems/problem'
import { nearest } from './problems/suggest'
import { oneOf, quote } from './problems/words'
import { isOptional } from './schema-tour'
import { LARGEST_TEXT } from './text'

/** One text file: `file` is its name in messages, `path` its place on the disk. */
export type ListedFile = { file: string; kind: FileKind; path: string }

/** The pictures of `content/media` by their path below it. */
export type Media = { paths: Set<string>; folder: string }

export type Source = { files: ListedFile[]; media: Media; problems: Problem[] }

/**
 * Lists everything below `folder` that the content model names, and reports everything else. Synchronous, like all
 * reading of content: for thousands of small files that costs a third of the time.
 */
export function listContent(folder: string): Source {
  const source: Source = { files: [], media: { paths: new Set(), folder: join(folder, 'media') }, problems: [] }
  const folders = new Set([...Object.keys(collections), ...singleFolders(), 'media'])
  for (const entry of list(folder, source.problems, '')) {
    if (!folders.has(entry.name)) source.problems.push(errorAt(at(entry.name), START, unknownFolder(entry, folders)))
    else if (!entry.isDirectory()) source.problems.push(errorAt(at(entry.name), START, notOrdinary(entry, 'folder')))
    else if (entry.name === 'media') listMedia(source, folder, 'media')
    else listFolder(source, folder, entry.name)
  }
  source.problems.push(...missingSingles(source.files))
  return source
}

const at = (path: string): string => `content/${path}`

const singleFolders = (): string[] => [...new Set(Object.keys(singles).map((name) => name.split('/')[0] ?? ''))]

const isLeftover = (name: string): boolean => /^\.|~$|\.sw[a-p]$|^Thumbs\.db$|^desktop\.ini$/i.test(name)

function list(folder: string, problems: Problem[], path: string): Dirent[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => !isLeftover(entry.name))
    .sort((a, b) => compare(a.name, b.name))
  problems.push(...twins(entries.map((entry) => (path === '' ? at(entry.name) : at(`${path}/${entry.name}`)))))
  return entries
}

function listFolder(source: Source, folder: string, name: string): void {
  const format = formatOf(name)
  const twinFiles = source.problems.length
  const entries = list(folder, source.problems, name)
  const twinned = new Set(source.problems.slice(twinFiles).map((p) => p.file))
  for (const entry of entries) {
    const path = `${name}/${entry.name}`
    const kind = kindOf(path, format)
    const file = at(path)
    if (!entry.isFile()) {
      source.problems.push(errorAt(file, START, notOrdinary(entry, 'file')))
    } else if (typeof kind === 'string' || !('id' in kind)) {
      if (!twinned.has(file)) source.problems.push(errorAt(file, START, kind as Finding))
    } else {
      // Joined by hand: `path.join` would take as long as all the rest.
      source.files.push({ file, kind, path: `${folder}/${path}` })
    }
  }
}

const formatOf = (folder: string): 'md' | 'yaml' =>
  folder in collections ? collections[folder as CollectionName].format : 'yaml'

/** What a file is by its place and name, or what is wrong with them. */
function kindOf(path: string, format: 'md' | 'yaml'): FileKind | Finding {
  const [folder = '', name = ''] = path.split('/')
  if (folder in collections) {
    const id = name.slice(0, -format.length - 1)
    if (!name.endsWith(`.${format}`) || !isId(id)) return nameFinding(name, format)
    return { collection: folder as CollectionName, id, format }
  }
  for (const [single, { format: own }] of Object.entries(singles)) {
    if (path === `${single}.${own}`)
      return { single: single as SingleName, id: single.split('/')[1] ?? '', format: own }
  }
  return unknownSingle(folder, name)
}

function unknownSingle(folder: string, name: string): Finding {
  const known = Object.entries(singles)
    .filter(([single]) => single.startsWith(`${folder}/`))
    .map(([single, { format }]) => `${single.slice(folder.length + 1)}.${format}`)
  const meant = nearest(name, known)
  return {
    code: 'unknown-file',
    message: `The folder content/${folder} has no place for a file called ${quote(name)}; it holds ${oneOf(known, 'and')}.`,
    hint: meant
      ? `Did you mean ${quote(meant)}? Rename the file.`
      : 'Remove the file, or move it to the folder it belongs in.',
  }
}

function unknownFolder(entry: Dirent, folders: Set<string>): Finding {
  const meant = nearest(entry.name, folders)
  const names = [...folders].sort(compare)
  return {
    code: entry.isDirectory() ? 'unknown-folder' : 'unknown-file',
    message: `There is no place for ${quote(entry.name)} here; content/ holds the folders ${oneOf(names, 'and')}.`,
    hint: meant ? `Did you mean ${quote(meant)}? Rename it.` : 'Remove it, or move it into the folder it belongs in.',
  }
}

function notOrdinary(entry: Dirent, wanted: 'file' | 'folder'): Finding {
  if (entry.isDirectory()) {
    return {
      code: 'subfolder',
      message: `${quote(entry.name)} is a folder, and only files can lie here.`,
      hint: 'Move its files one folder up and remove it; the name of a file is its address.',
    }
  }
  const found = entry.isSymbolicLink() ? 'a link to another place' : entry.isFile() ? 'a file' : 'a device or a pipe'
  return {
    code: entry.isSymbolicLink() ? 'link-instead-of-file' : 'not-a-file',
    message: `${quote(entry.name)} is ${found}, and an ordinary ${wanted} is needed.`,
    hint: `Replace it with the ${wanted} itself.`,
  }
}

/** The bytes of a text file, until the next file is read; or why it cannot be read. */
export const readTextFile = ({ path }: ListedFile): Uint8Array | Finding => readOrdinaryFile(path, LARGEST_TEXT)

/**
 * The bytes of an ordinary file, never of what a link or a device leads to. They hold until the next file is read: who
 * needs them longer copies them.
 */
export function readOrdinaryFile(path: string, largest: number): Uint8Array | Finding {
  let handle: number
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    return notOpened((error as NodeJS.ErrnoException).code)
  }
  try {
    const stats = fstatSync(handle)
    if (!stats.isFile()) return { code: 'not-a-file', message: 'This is not an ordinary file.' }
    if (stats.size > largest) return tooLarge(stats.size, largest)
    return readAll(handle, stats.size, largest)
  } finally {
    closeSync(handle)
  }
}

/** @param reason the system's code of the error */
export function notOpened(reason: string | undefined): Finding {
  const code = 'unreadable-file'
  if (reason === 'ENOENT') return { code, message: 'This file went away before it was read.', hint: 'Build again.' }
  if (reason === 'EACCES' || reason === 'EPERM') {
    return {
      code,
      message: 'This file cannot be opened: whoever builds the site has no permission to read it.',
      hint: 'Allow everybody to read it, then build again.',
    }
  }
  return {
    code,
    message: `This file cannot be opened${reason ? ` (${reason})` : ''}.`,
    hint: 'Close other programs that have it open, and build again. If that does not help, put a copy in its place.',
  }
}

/** Thousands of small files need not have memory of their own. */
const shared = Buffer.alloc(64 * 1024)

/** A file may grow or shrink while it is read. */
function readAll(handle: number, size: number, largest: number): Uint8Array | Finding {
  // One byte more than expected shows that nothing follows.
  let bytes = size < shared.length ? shared : Buffer.allocUnsafe(size + 1)
  let length = 0
  for (;;) {
    const read = readSync(handle, bytes, length, bytes.length - length, null)
    length += read
    if (read === 0) return bytes.subarray(0, length)
    if (length > largest) return tooLarge(length, largest)
    if (length === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
  }
}

const tooLarge = (size: number, largest: number): Finding => ({
  code: 'file-too-large',
  message: `This file has ${(size / 1024 / 1024).toFixed(1)} MiB, and at most ${largest / 1024 / 1024} MiB can be read.`,
  hint: 'Split it, or make it smaller.',
})

/** Pictures may lie in subfolders; everything in them must be an ordinary file with a plain name. */
function listMedia(source: Source, folder: string, path: string): void {
  for (const entry of list(folder, source.problems, path)) {
    const below = `${path}/${entry.name}`
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(entry.name) || entry.name.length > 100) {
      source.problems.push(errorAt(at(below), START, mediaName(entry.name)))
    } else if (entry.isDirectory()) {
      if (below.split('/').length > 6) source.problems.push(errorAt(at(below), START, tooDeep))
      else listMedia(source, folder, below)
    } else if (!entry.isFile()) {
      source.problems.push(errorAt(at(below), START, notOrdinary(entry, 'file')))
    } else {
      source.media.paths.add(below.slice('media/'.length))
    }
  }
}

const tooDeep: Finding = {
  code: 'subfolder',
  message: 'This folder lies too deep; pictures may lie up to four folders below content/media.',
  hint: 'Move its pictures up.',
}

function mediaName(name: string): Finding {
  const better = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+/, '')
    .slice(0, 80)
  return {
    code: 'picture-name',
    message: `The name ${quote(name)} cannot be part of an address; letters a-z, digits, "-", "_" and "." can.`,
    hint: `Rename it${better === '' ? '' : `, for example to ${better}`}, and change the name where it is used.`,
  }
}

/** Pages and settings that the site cannot be built without. */
function missingSingles(files: readonly ListedFile[]): Problem[] {
  const present = new Set(files.map(({ kind }) => ('single' in kind ? kind.single : '')))
  return Object.entries(singles)
    .filter(([single]) => !present.has(single as SingleName))
    .map(([single, { format, schema }]) =>
      errorAt(at(`${single}.${format}`), START, {
        code: 'missing-file',
        message: `This file is missing: ${schema.meta()?.description ?? 'a part of the site.'}`,
        hint: `Create content/${single}.${format} with these fields: ${neededFields(schema).join(', ')}.`,
      }),
    )
}

const neededFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (isOptional(field as z.ZodType) ? [] : name))
