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
