/** A text file of the content as every step after parsing sees it: its entry, and the texts and pictures that this names. */
import type { Hidden } from '../../../src/schema/additions'
import type { Category } from '../../../src/schema/entries'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { type FileKind, isSingle, treeOf } from '../../lib/schema/file-kind'
import { type FieldValue, fieldsIn, type Path } from '../../lib/schema/walk'
import { decoded } from '../../lib/web-address'
import { originalsIn } from '../source/names'
import type { Entry, ParsedFile } from './entry'

/** The fields that decide how a page is published, read also when other fields are wrong. */
export type Publication = { draft?: true; publishAt?: string; aliases?: string[] }

export type ContentFile = {
  /** Its name in messages: `content/blog/x.md`. */
  file: string
  kind: FileKind
  publication: Publication
  /** Why it is not public; every build decides this anew. */
  hidden?: Hidden
  parsed: () => ParsedFile
}

/** The entry of a file without errors. */
export const entryOf = (file: ContentFile | undefined): Entry | undefined => file?.parsed().entry

/** What could be read of a file, also when it has errors: links to it are not what is wrong. */
export function readableEntryOf(file: ContentFile | undefined): Entry | undefined {
  const { entry, broken } = file?.parsed() ?? {}
  return entry ?? broken
}

/** The settings of the site, as far as they can be read. */
export const siteSettings = (files: readonly ContentFile[]): Record<string, unknown> =>
  readableEntryOf(files.find(({ kind }) => isSingle(kind, 'settings/site')))?.data ?? {}

/** The address of the site, as far as it can be read. */
export function siteUrl(files: readonly ContentFile[]): string | undefined {
  const { url } = siteSettings(files)
  return typeof url === 'string' ? url : undefined
}

/** An entry that is part of this build; hidden ones are in previews only. */
export type Shown = { entry: Entry; hidden?: Hidden }

export function shownEntry(file: ContentFile | undefined): Shown | undefined {
  const entry = entryOf(file)
  return entry && { entry, hidden: file?.hidden }
}

export function publicationOf({ data }: Entry): Publication {
  return {
    ...(data.draft === true && { draft: true }),
    ...(typeof data.publishAt === 'string' && { publishAt: data.publishAt }),
    ...(Array.isArray(data.aliases) && data.aliases.length > 0 && { aliases: data.aliases as string[] }),
  }
}

const WORDS_A_MINUTE = 220

/** How long a reader takes for so many words, in whole minutes. */
export const minutesFor = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE))

/** The categories of the site in every language; nothing while the settings have errors. */
export function categoriesIn(files: readonly ContentFile[]): readonly Category[] | undefined {
  const settings = entryOf(originalsIn(files).find(({ kind }) => isSingle(kind, 'settings/site')))
  return settings && ((settings.data.categories ?? []) as Category[])
}

const texts = new WeakMap<Entry, readonly FieldValue[]>()

/** Every text of an entry whose field says what it stands for. Many steps ask for them, so they are looked for once. */
export function textsOf(entry: Entry): readonly FieldValue[] {
  const found = texts.get(entry) ?? fieldsIn(treeOf(entry.kind), entry.data)
  texts.set(entry, found)
  return found
}

/** Every picture that an entry names, in its fields and in its body. */
export const picturePaths = (entry: Entry | undefined): string[] =>
  entry ? [...fieldPictures(entry), ...(entry.body?.pictures ?? []).map(({ src }) => decoded(src))] : []

/**
 * The focal points of the pictures that an entry names, by the paths of the pictures. `imageFocus` is about `image`; a
 * picture that is shown as a portrait crop has one without it, too.
 */
export function focalPoints(entry: Entry): Map<string, string> {
  const points = portraits(entry)
  for (const { path, value, field } of textsOf(entry)) {
    const picture = entry.data[String(path[0]).replace(/Focus$/, '')]
    if (field.role === 'focalPoint' && typeof picture === 'string') points.set(picture, value)
  }
  return points
}

/** The pictures that an entry shows as a portrait crop, with the focal points of their fields. */
export function portraits(entry: Entry): Map<string, string> {
  const points = new Map<string, string>()
  for (const { value, field } of textsOf(entry)) {
    if (field.role === 'picture' && field.portrait !== undefined) points.set(value, field.portrait)
  }
  return points
}

/** @param isWanted says which of the outermost fields count; all do without it */
export function fieldPictures(entry: Entry, isWanted: (field: string) => boolean = () => true): string[] {
  const paths: string[] = []
  for (const { path, value, field } of textsOf(entry)) {
    if ((field.role === 'picture' || field.role === 'logo') && isWanted(String(path[0]))) paths.push(value)
  }
  return paths
}

/** A message about a field of an entry. */
export const atField = ({ file, place }: Pick<Entry, 'file' | 'place'>, path: Path, message: Message): Diagnostic =>
  diagnosticAt(file, place(path), message)

/** A message about a file as a whole. */
export const atFile = (file: string, message: Message): Diagnostic => diagnosticAt(file, START, message)
