/** How a build says what it removed from OUT. */
import { visible } from '../visible'
import { allOf, quote } from './words'

const SHOWN = 5

/** A line for a build log, or no text when nothing was removed. */
export function describeRemoved(out: string, removed: readonly string[]): string {
  if (removed.length === 0) return ''
  const names = removed.slice(0, SHOWN).map(quote)
  if (removed.length > SHOWN) names.push(`${removed.length - SHOWN} more`)
  return `removed from ${visible(out)}, because no build wrote it: ${allOf(names)}\n`
}
