import type { Release } from './release'
import type { Span } from './span'

const CUT = 'Cut what is in front of the dateline'

/** The paragraph behind a late dateline: it would be the first one without what stands in front. */
export function lateLead({ dateline, parts }: Pick<Release, 'dateline' | 'parts'>): Span | undefined {
  if (!dateline?.isLate) return undefined
  const part = parts.find(({ start }) => start === dateline.start)
  return part && { start: dateline.end, end: part.end }
}

/** What to do where the first paragraph lacks something that the paragraph behind a late dateline has. */
export const CUT_TO_DATELINE = { remedy: `${CUT}: the news begins there.` }

/** The same where that paragraph lacks it, too. */
export const cutAndAdd = (remedy: string): string => `${CUT}, then ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`
