/** How a build names the files that it leaves out, and why. */
import type { Hidden } from '../../../src/schema/entries'

export type LeftOut = { file: string; hidden: Hidden }

/** One line for a build log: `left out: content/blog/x.md (public from 2026-12-01)` */
export function describeLeftOut({ file, hidden }: LeftOut): string {
  return `left out: ${file} (${hidden.reason === 'draft' ? 'draft' : `public from ${hidden.publishAt}`})`
}
