/** Which files are not public yet, and why. */
import type { Hidden } from '../../../src/schema/additions'
import type { LeftOut } from '../diagnostics/unpublished'
import type { ContentFile } from '../parse/content-file'

/** Marks drafts, and files whose day is after `now` (`YYYY-MM-DD`). */
export function markHidden(files: Iterable<ContentFile>, now: string): void {
  for (const file of files) {
    const hidden = reasonToHide(file, now)
    // Almost no file is hidden, and writing a property into each of thousands costs more than reading it.
    if (hidden || file.hidden) file.hidden = hidden
  }
}

function reasonToHide({ publication: { draft, publishAt } }: ContentFile, now: string): Hidden | undefined {
  if (draft) return { reason: 'draft' }
  return publishAt !== undefined && publishAt > now ? { reason: 'scheduled', publishAt } : undefined
}

type Build = { includeHidden: boolean; unfinished: ReadonlySet<string> }

/** The files that a build leaves out: hidden ones unless it includes them, and drafts that are not right yet. */
export const hiddenFiles = (files: readonly ContentFile[], { includeHidden, unfinished }: Build): LeftOut[] =>
  files.flatMap(({ file, hidden }) => {
    const isUnfinished = unfinished.has(file)
    if (!hidden || (includeHidden && !isUnfinished)) return []
    return isUnfinished ? { file, hidden, isUnfinished } : { file, hidden }
  })
