/** Every check of what is not the matter of one file alone. */
import type { Entry } from '../entry'
import { isIn } from '../file-kind'
import type { KnownFile } from '../known-files'
import type { Problem } from '../problems/problem'
import type { SiteMap } from '../site-map'
import { checkAliases } from './aliases'
import { checkBody } from './bodies'
import { checkFields, type Known } from './fields'
import { checkIds } from './paths'
import { checkPortfolio } from './portfolio'

/** Checks all files against each other. */
export function checkTogether(
  files: readonly KnownFile[],
  entries: readonly Entry[],
  site: SiteMap,
  pictures: ReadonlySet<string>,
): Problem[] {
  const ids = idsOf(files)
  const known: Known = { ids: () => ids, site, pictures }
  const groups = entries.filter(({ kind }) => isIn(kind, 'portfolio'))
  return [
    ...entries.flatMap((entry) => checkEntry(entry, known)),
    ...files.flatMap((file) => {
      const { broken, problems } = file.parsed()
      return broken ? withoutCascade(checkEntry(broken, known), problems) : []
    }),
    ...checkPortfolio(groups, ids.get('case-studies') ?? new Set()),
    ...checkIds(files, site),
    ...checkAliases(entries, site),
  ]
}

/** Checks what one entry says about others. */
export const checkEntry = (entry: Entry, known: Known): Problem[] => [
  ...checkFields(entry, known),
  ...checkBody(entry, known),
]

/** A line that is wrong already is not wrong in a second way. */
function withoutCascade(found: readonly Problem[], reported: readonly Problem[]): Problem[] {
  const lines = new Set(reported.filter(({ severity }) => severity === 'error').map(({ line }) => line))
  return found.filter(({ line }) => !lines.has(line))
}

/** Ids of every collection, those of broken files included. */
export function idsOf(files: Iterable<KnownFile>): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { kind } of files) {
    if (!('collection' in kind)) continue
    const own = ids.get(kind.collection)
    if (own) own.add(kind.id)
    else ids.set(kind.collection, new Set([kind.id]))
  }
  return ids
}
