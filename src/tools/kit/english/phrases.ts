/** A house list of phrases, written as one text. */
export const listed = (text: string): readonly string[] => text.trim().split(/,\s*/)

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

/** The longest of the phrases that stand in a text, as it is written there; the first of equally long ones. */
export function phraseIn(text: string, phrases: readonly string[]): string | undefined {
  let longest: string | undefined
  for (const [found] of text.matchAll(patternOf(phrases))) if (found.length > (longest?.length ?? 0)) longest = found
  return longest
}

const sourceOf = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\w{0,20}')
    .replace(/#/g, '\\d[\\d.,]{0,20}')
    .replace(/['’]/g, "[’']")
    .replace(/\s+/g, '[\\s‑-]{1,3}')
