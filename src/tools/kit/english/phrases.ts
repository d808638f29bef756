/** Patterns of the lists so far: making one takes longer than looking for it. */
const patterns = new WeakMap<readonly string[], RegExp>()

/**
 * A pattern for any of the phrases. A star at the end of a word stands for any ending, # for a number in digits, and a space
 * for a hyphen too.
 * Without phrases it matches nothing.
 */
export function patternOf(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases)
  if (known) return known
  const longestFirst = phrases
    .filter((phrase) => phrase.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(sourceOf)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu')
  patterns.set(phrases, pattern)
  return pattern
}

const sourceOf = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\w*')
    .replace(/#/g, '\\d[\\d.,]*')
    .replace(/['’]/g, "[’']")
    .replace(/\s+/g, '[\\s‑-]+')
