/** A house list of phrases, written as one text. */
export const listed = (text: string): readonly string[] => text.trim().split(/,\s*/)

/** Patterns of the lists so far: making one takes longer than looking for it. */
const patterns = new WeakMap<readonly string[], RegExp>()

/**
 * A pattern for any of the phrases. A star at the end of a word stands for any ending, # for a number in digits, with or
 * without a space before its %, and a space for a hyphen too.
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
export const phraseIn = (text: string, phrases: readonly string[]): string | undefined =>
  longest(Array.from(text.matchAll(patternOf(phrases)), ([found]) => found))

/** The same without phrases that the text denies: in “no layoffs” there are none. */
export const phraseStatedIn = (text: string, phrases: readonly string[]): string | undefined =>
  longest(
    [...text.matchAll(patternOf(phrases))].flatMap(({ 0: found, index }) =>
      DENIAL.test(text.slice(Math.max(0, index - LONGEST_DENIAL), index)) ? [] : found,
    ),
  )

const DENIAL = /(?<!\p{L})(?:no|without|not|nobody|no one)\s(?:(?:an?|any)\s)?$/iu
/** With the letter before it, which shows whether it is a word. */
const LONGEST_DENIAL = 'x without any '.length

const longest = (found: readonly string[]): string | undefined =>
  found.reduce<string | undefined>((best, one) => (one.length > (best?.length ?? 0) ? one : best), undefined)

const sourceOf = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\w{0,20}')
    .replace(/#/g, '\\d[\\d.,]{0,20}')
    .replace(/(?<=\})%/g, '\\s?%')
    .replace(/['’]/g, "[’']")
    .replace(/\s+/g, '[\\s‑-]{1,3}')
