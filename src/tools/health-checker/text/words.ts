/** A stretch of text: the index of its first character and the index after its last. Empty where something is missing. */
export type Span = { start: number; end: number }
export type Word = Span & { text: string }

// A hyphenated word is one word, and so are "U.S", "don’t", "1,200" and "acme.example".
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’&‑-][\p{L}\p{M}\p{N}]+|,\d+)*/gu

/** The words of a stretch of text, each with its place in the whole. */
export function findWords(text: string, { start, end }: Span = { start: 0, end: text.length }): Word[] {
  return Array.from(text.slice(start, end).matchAll(WORD), (match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}

/** A word without its ending, so that "launches" and "launch" are the same term; "Acme’s" and "Acme" too. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  if (plain.length < 5) return plain.replace(/(?<=[a-z]{3})s$/, '')
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x|ss|z)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed|e)$/, '')
}

/** Patterns of the lists of a table: making one takes longer than looking for it. */
const patterns = new WeakMap<readonly string[], RegExp>()

/**
 * A pattern for any of the phrases. A star at the end of a word stands for any ending, and a space for a hyphen too.
 * Without phrases it matches nothing.
 */
export function patternOf(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases)
  if (known) return known
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length).map(sourceOf)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu')
  patterns.set(phrases, pattern)
  return pattern
}

const sourceOf = (phrase: string): string =>
  phrase
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\w*')
    .replace(/['’]/g, "[’']")
    .replace(/\s+/g, '[\\s‑-]+')
