/** The options of a build of the site, and its answer. */

import type { WordsRecord } from '../../lib/published-words'

/** Paths from the project's root. Only a build on Vercel has a `vercelOutput`. */
export type SiteFolders = { source: string; content: string; cache: string; out: string; vercelOutput?: string }

export type SiteKind = {
  /** The day or the hour up to which everything is public. */
  publicUpTo: string
  /** Whether search engines must leave the site alone. */
  isPreview: boolean
  /** Whether the site is for GitHub Pages, which knows no redirects: old addresses get pages. */
  hasStubs: boolean
  /** Whether text files lie there compressed as well, for a server that does not compress by itself. */
  hasCompressed: boolean
  /** Version of the code that builds: nothing is taken over from a build by another one. */
  codeVersion: string
}

export type BuiltSite = {
  pages: number
  rendered: number
  changed: number
  url: string
  /** What is to be recorded of the words of its pages. */
  words: WordsRecord
}
