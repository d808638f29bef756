/**
 * Content folder → text files by collection and language, and the names of the pictures. Nothing outside the folder is
 * read.
 */
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, collections, type SingleName, singles } from '../../../src/schema/collections'
import { fieldsOf, fieldTree } from '../../../src/schema/field-tree'
import { LANGUAGE_CODE } from '../../../src/schema/languages'
import { WORDS_FOLDER } from '../../../src/schema/words'
import { compare, type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
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

const TEXTS = [...new Set([...Object.keys(collections), ...singleFolders()])]

/** @param path the folder of a further language, as `de/`, which has texts only; empty for the content itself */
function listTop(source: Source, folder: string, path: string): void {
  const isLanguage = (name: string) => path === '' && LANGUAGE_CODE.test(name)
  const folders = new Set(path === '' ? [...TEXTS, WORDS_FOLDER, 'media'] : TEXTS)
  for (const entry of list(folder, source.diagnostics, path, 'top')) {
    const { name } = entry
    const report = (message: Message) => source.diagnostics.push(diagnosticAt(at(path + name), START, message))
    if (!folders.has(name) && !isLanguage(name)) report(unknownFolder(entry, folders, path))
    else if (!entry.isDirectory()) report(notOrdinary(entry, 'folder'))
    else if (isLanguage(name)) listTop(source, folder, `${name}/`)
    else if (name === 'media') listMedia(source, folder, name)
    else listFolder(source, folder, path, name)
  }
}

const at = (path: string): string => `content/${path}`

/**
 * Where a file lies on the disk: `content/blog/x.md` below the folder of the content. Joined by hand: for thousands of files,
 * `path.join` would take as long as all the rest of listing them.
 */
export const placeOf = (folder: string, file: string): string => `${folder}/${file.slice('content/'.length)}`

function singleFolders(): string[] {
  return Object.keys(singles).map((name) => name.split('/')[0] ?? '')
}

const isLeftover = (name: string): boolean => /^\.|~$|^~\$|\.sw[a-p]$|^Thumbs\.db$|^desktop\.ini$/i.test(name)

/** What a folder holds, in order, without what no program should read. */
function list(folder: string, diagnostics: Diagnostic[], path: string, kind: FolderKind): Dirent[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => !isLeftover(entry.name))
    .filter((entry) => {
      const stray = entry.isFile() ? strayMessage(entry.name, kind) : undefined
      if (stray) diagnostics.push(diagnosticAt(at(below(path, entry.name)), START, stray))
      return !stray
    })
    .sort((a, b) => compare(a.name, b.name))
  diagnostics.push(...twins(entries.map(({ name }) => at(below(path, name)))))
  return entries
}

const below = (path: string, name: string): string =>
  path === '' || path.endsWith('/') ? path + name : `${path}/${name}`

function listFolder(source: Source, folder: string, language: string, name: string): void {
  const format = formatOf(name)
  const twinFiles = source.diagnostics.length
  const entries = list(folder, source.diagnostics, language + name, format)
  const twinned = new Set(source.diagnostics.slice(twinFiles).map((p) => p.file))
  for (const entry of entries) {
    const path = `${name}/${entry.name}`
    const kind = kindOf(path, format)
    const file = at(language + path)
    if (!entry.isFile()) {
      source.diagnostics.push(diagnosticAt(file, START, notOrdinary(entry, 'file')))
    } else if (typeof kind === 'string' || !('id' in kind)) {
      if (!twinned.has(file)) source.diagnostics.push(diagnosticAt(file, START, kind as Message))
    } else {
      source.files.push({ file, kind, path: placeOf(folder, file) })
    }
  }
}

/** Pictures may lie in subfolders; everything in them must be an ordinary file with a plain name. */
function listMedia(source: Source, folder: string, path: string): void {
  for (const entry of list(folder, source.diagnostics, path, 'media')) {
    const picture = `${path}/${entry.name}`
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(entry.name) || entry.name.length > 100) {
      source.diagnostics.push(diagnosticAt(at(picture), START, mediaName(entry.name)))
      // The picture is there: entries that name it get no message that it is missing.
      if (entry.isFile()) source.media.paths.add(picture.slice('media/'.length))
    } else if (entry.isDirectory()) {
      if (picture.split('/').length > 6) source.diagnostics.push(diagnosticAt(at(picture), START, tooDeep))
      else listMedia(source, folder, picture)
    } else if (!entry.isFile()) {
      source.diagnostics.push(diagnosticAt(at(picture), START, notOrdinary(entry, 'file')))
    } else {
      source.media.paths.add(picture.slice('media/'.length))
    }
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
      diagnosticAt(at(`${single}.${format}`), START, {
        code: 'missing-file',
        text: `This file is missing: ${schema.meta()?.description ?? 'a part of the site.'}`,
        hint: `Create content/${single}.${format} with these fields: ${neededFields(schema).join(', ')}.`,
      }),
    )
}

const neededFields = (schema: Collection['schema']): string[] =>
  fieldsOf(fieldTree(schema)).flatMap(({ name, isNeeded }) => (isNeeded ? name : []))
