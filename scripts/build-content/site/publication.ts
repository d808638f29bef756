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

/** The hidden files, for a build that leaves them out. */
export const hiddenFiles = (files: readonly ContentFile[]): LeftOut[] =>
  files.filter(({ hidden }) => hidden).flatMap(({ file, hidden }) => (hidden ? { file, hidden } : []))
