/** Drafts with mistakes: visitors do not see them, so they stop nothing, and no build shows them before they are right. */

import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
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

  const whoNames = once(() => filesByPicture(files))
  const sorted = diagnostics.map((diagnostic) => {
    const { file, severity, code } = diagnostic
    if (severity !== 'error' || SEEN_BY_VISITORS.has(code)) return diagnostic
    const where = file.startsWith(MEDIA) ? (whoNames().get(file.slice(MEDIA.length)) ?? []) : [file]
    if (where.length === 0 || !where.every((name) => drafts.has(name))) return diagnostic
    for (const name of where) unfinished.add(name)
    return { ...diagnostic, severity: 'warning' as const }
  })
  return { diagnostics: sorted, unfinished }
}

function filesByPicture(files: readonly ContentFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    const entry = readableEntryOf(file)
    for (const path of entry ? picturePaths(entry) : []) {
      const known = found.get(path)
      if (known) known.push(file.file)
      else found.set(path, [file.file])
    }
  }
  return found
}
