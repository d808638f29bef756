/** One run of the pipeline: what is there, and what comes out of it. */
import type { Entry } from './entry'
import type { Changes, KnownFile } from './known-files'
import type { LeftOut } from './left-out'
import type { Memory } from './memory'
import type { Problem } from './problems/problem'
import type { Address } from './public-addresses'
import type { PublishedUrls } from './published-urls'
import type { Source } from './read'

export type Run = {
  out: string | undefined
  memory: Memory
  source: Source
  changes: Changes
  includeHidden: boolean
  /** What the result depends on besides the files: the names of the pictures, the options, the published addresses. */
  circumstances: string
  oncePublic: PublishedUrls | undefined
}

export type Built = {
  /** Everything that is wrong, in the order of the files. With an error among them, nothing was written. */
  problems: Problem[]
  /** How many pages the site has. */
  pages: number
  /** Every address that visitors can open, old ones included. */
  addresses: () => Address[]
  /** Whether OUT is different from before. */
  changed: boolean
  /** Files that visitors do not see yet, and why. */
  leftOut: LeftOut[]
}

/** The entry of a file as this run shows it. */
export function entryOf(known: KnownFile | undefined): Entry | undefined {
  const { entry } = known?.parsed() ?? {}
  if (entry) entry.hidden = known?.hidden
  return entry
}
