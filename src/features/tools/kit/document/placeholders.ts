import { type TextDocument, textsOf } from './text-document'

/** Square brackets around at least one letter or digit, on one line, without brackets inside. */
const PLACEHOLDER = /\[[^[\]\n]*[\p{L}\p{N}][^[\]\n]*\]/gu

export type Run = { text: string; isPlaceholder: boolean }

/** The text in order, cut where placeholders begin and end. Joined again, it is the same text. */
export function splitPlaceholders(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) runs.push({ text: text.slice(end, index), isPlaceholder: false })
    runs.push({ text: found, isPlaceholder: true })
    end = index + found.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isPlaceholder: false })
  return runs
}

/** How many placeholders a reader of the document sees. */
export function countPlaceholders(document: TextDocument): number {
  return textsOf(document).reduce((sum, text) => sum + [...text.matchAll(PLACEHOLDER)].length, 0)
}

/** "1 placeholder", "12 placeholders". */
export function placeholderWords(count: number): string {
  return `${count} ${count === 1 ? 'placeholder' : 'placeholders'}`
}
