/** Drafts with mistakes: visitors do not see them, so they stop nothing, and no build shows them before they are right. */

import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import { grouped } from '../../lib/grouped'
import { once } from '../../lib/once'
import { type ContentFile, readableEntryOf } from '../parse/content-file'
import { picturePaths } from '../parse/references'
import { MEDIA } from '../source/names'

/** Mistakes of drafts that visitors would meet: the page was public before. */
const SEEN_BY_VISITORS: ReadonlySet<string> = new Set(['published-page-hidden', 'alias-of-hidden-page'])

export type Sorted = {
  /** All of them; those that only drafts have are warnings. */
  diagnostics: Diagnostic[]
  /** The drafts that have mistakes. */
  unfinished: ReadonlySet<string>
}

/** Makes warnings of what is wrong in drafts alone. */
export function withDraftsAside(diagnostics: readonly Diagnostic[], files: readonly ContentFile[]): Sorted {
  const drafts = new Set(files.filter(({ publication }) => publication.draft).map(({ file }) => file))
  const unfinished = new Set<string>()
  if (drafts.size === 0) return { diagnostics: [...diagnostics], unfinished }

  const whoNames = once(() => grouped(files, picturesOf))
  const sorted = diagnostics.map((diagnostic) => {
    const { file, severity, code } = diagnostic
    if (severity !== 'error' || SEEN_BY_VISITORS.has(code)) return diagnostic
    const where = file.startsWith(MEDIA)
      ? (whoNames().get(file.slice(MEDIA.length)) ?? []).map((one) => one.file)
      : [file]
    if (where.length === 0 || !where.every((name) => drafts.has(name))) return diagnostic
    for (const name of where) unfinished.add(name)
    return { ...diagnostic, severity: 'warning' as const }
  })
  return { diagnostics: sorted, unfinished }
}

function picturesOf(file: ContentFile): string[] {
  const entry = readableEntryOf(file)
  return entry ? picturePaths(entry) : []
}
