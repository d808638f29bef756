/** A text file of the content as every step after parsing sees it. */
import type { Hidden } from '../../../src/schema/additions'
import type { Category } from '../../../src/schema/entries'
import { type FileKind, isSingle } from '../../lib/schema/file-kind'
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
