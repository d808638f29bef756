/** What a build learnt that the next one can use. Of another version of the pipeline, nothing counts. */
import type { Hidden } from '../../src/schema/entries'
import { KnownFiles } from './known-files'
import type { Measured } from './pictures'
import type { Problem } from './problems/problem'
import type { SiteMap } from './site-map'
import type { Written } from './write'

/** A build that was written, and what it depends on besides the text files. */
export type Outcome = {
  /** Names of all pictures, and the options. */
  circumstances: string
  measured: Measured
  /** Warnings only. */
  problems: Problem[]
  pages: number
  leftOut: { file: string; hidden: Hidden }[]
  /** Not kept on disk. */
  site?: SiteMap
}

export type Memory = {
  known: KnownFiles
  written?: Written
  /** Missing when the last build found errors. */
  outcome?: Outcome
  /** Whether the cache on disk says the same. */
  isSaved: boolean
}

export const emptyMemory = (): Memory => ({ known: new KnownFiles(), isSaved: false })
