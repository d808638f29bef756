/** How a build names the files that it leaves out, and why. */
import type { Hidden } from '../../../src/schema/entries'

/** `isUnfinished` when something is wrong with it. */
export type LeftOut = { file: string; hidden: Hidden; isUnfinished?: true }

/** One line for a build log: `left out: content/blog/x.md (public from 2026-12-01 09:00 America/New_York)` */
export function describeLeftOut({ file, hidden, isUnfinished }: LeftOut): string {
  const why =
    hidden.reason === 'draft' ? 'draft' : `public from ${[hidden.publishAt, hidden.timeZone].filter(Boolean).join(' ')}`
  return `left out: ${file} (${why}${isUnfinished ? ' with mistakes' : ''})`
}
