/** Which files are not public yet, and why; the days that entries name; what the list of published addresses holds. */
import { type Clock, dayOfTime, hasCome, hourOfTime } from '../../../src/lib/wall-time'
import type { Hidden } from '../../../src/schema/additions'
import { compare, type Diagnostic } from '../../lib/diagnostics/diagnostic'
import type { LeftOut } from '../../lib/diagnostics/notes'
import type { ContentFile } from '../parse/content-file'

/** The last day that an entry names: the day of its last change, as far as visitors see. */
export const dayOf = ({ date, publishAt, updated }: Record<string, unknown>): string | undefined =>
  latest([date, publishAt, updated].filter((day) => typeof day === 'string').map(dayOfTime))

export const latest = (days: readonly string[]): string | undefined => [...days].sort(compare).at(-1)

/** Marks drafts, and files whose day or hour has not come for the clock of the site. */
export function markHidden(files: Iterable<ContentFile>, clock: Clock): void {
  for (const file of files) {
    const hidden = reasonToHide(file, clock)
    // Almost no file is hidden, and writing a property into each of thousands costs more than reading it.
    if (hidden || file.hidden) file.hidden = hidden
  }
}

function reasonToHide({ publication: { draft, publishAt } }: ContentFile, clock: Clock): Hidden | undefined {
  if (draft) return { reason: 'draft' }
  if (publishAt === undefined || hasCome(publishAt, clock.now)) return undefined
  const { timeZone } = clock
  return { reason: 'scheduled', publishAt, ...(hourOfTime(publishAt) !== undefined && { timeZone }) }
}

/**
 * The day of `now`, or the hour at which something became public on that day: it changes only when that is what changed, so
 * a build that is repeated some minutes later says the same.
 */
export const publicUpTo = (files: readonly ContentFile[], now: string): string =>
  latest([
    dayOfTime(now),
    ...files.flatMap(({ hidden, publication: { publishAt } }) => (hidden || publishAt === undefined ? [] : publishAt)),
  ]) as string

type Build = { includeHidden: boolean; unfinished: ReadonlySet<string> }

/** The files that a build leaves out: hidden ones unless it includes them, and drafts that are not right yet. */
export const hiddenFiles = (files: readonly ContentFile[], { includeHidden, unfinished }: Build): LeftOut[] =>
  files.flatMap(({ file, hidden }) => {
    const isUnfinished = unfinished.has(file)
    if (!hidden || (includeHidden && !isUnfinished)) return []
    return isUnfinished ? { file, hidden, isUnfinished } : { file, hidden }
  })

/** The name of its file, beside the content folder. */
export const PUBLISHED_URLS = 'published-urls.txt'

/** An address that visitors can open, and what its page is called. */
export type Address = { path: string; title: string }

export type PublishedUrl = Address & { line: number }

export type PublishedUrls = { file: string; text: string; urls: PublishedUrl[]; diagnostics: Diagnostic[] }
