/** What a build says besides what is wrong: which files it leaves out, and what it removed from OUT. */
import type { Hidden } from '../../../src/schema/entries'
import { visible } from '../visible'
import { allOf, quote } from './words'

/** `isUnfinished` when something is wrong with it. */
export type LeftOut = { file: string; hidden: Hidden; isUnfinished?: true }

/** One line for a build log: `left out: content/blog/x.md (public from 2026-12-01 09:00 America/New_York)` */
export function describeLeftOut({ file, hidden, isUnfinished }: LeftOut): string {
  const why =
    hidden.reason === 'draft' ? 'draft' : `public from ${[hidden.publishAt, hidden.timeZone].filter(Boolean).join(' ')}`
  return `left out: ${file} (${why}${isUnfinished ? ' with mistakes' : ''})`
}

const SHOWN = 5

/** A line for a build log, or no text when nothing was removed. */
export function describeRemoved(out: string, removed: readonly string[]): string {
  if (removed.length === 0) return ''
  const names = removed.slice(0, SHOWN).map(quote)
  if (removed.length > SHOWN) names.push(`${removed.length - SHOWN} more`)
  return `removed from ${visible(out)}, because no build wrote it: ${allOf(names)}\n`
}
