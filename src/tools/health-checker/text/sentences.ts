import { ABBREVIATIONS, MAYBE_FINAL, SENTENCE_STARTERS } from '../data/vocabulary'
import type { Span } from './span'

// A stop, what closes after it, and a space; what follows decides.
const STOP = /(?<![.!?…])[.!?…]+["'”’»)\]]*\s+(?=[\p{Lu}\p{N}"'“‘„«([$€£\p{Lo}])|[。！？]+/gu

/** The sentences of a paragraph: "Jan. 5", "J. Smith", "Acme Inc. said" and "U.S. sales" stay whole. */
export function splitSentences(text: string, { start, end }: Span): Span[] {
  const paragraph = text.slice(start, end)
  const sentences: Span[] = []
  let from = 0
  for (const match of paragraph.matchAll(STOP)) {
    const next = match.index + match[0].length
    if (match[0].startsWith('.') && !endsSentence(paragraph, match.index, next)) continue
    sentences.push({ start: start + from, end: start + match.index + match[0].trimEnd().length })
    from = next
  }
  if (from < paragraph.length) sentences.push({ start: start + from, end })
  return sentences
}

/** Whether the full stop at `stop` ends a sentence, before the text that begins at `next`. */
function endsSentence(paragraph: string, stop: number, next: number): boolean {
  const before = paragraph.slice(Math.max(0, stop - 20), stop).match(/[\p{L}.]+$/u)?.[0] ?? ''
  const word = before.toLowerCase()
  // A letter on its own is an initial, unless it is "I".
  if (/^\p{Lu}$/u.test(before) && before !== 'I') return false
  if (ABBREVIATIONS.has(word)) return false
  if (!MAYBE_FINAL.has(word.replace(/\./g, '')) && !/^\p{L}(?:\.\p{L})+$/u.test(before)) return true
  const following = paragraph.slice(next, next + 20).match(/^["'“‘(]*(\p{L}+)/u)?.[1] ?? ''
  return SENTENCE_STARTERS.has(following.toLowerCase()) || /^["“]/.test(paragraph.slice(next, next + 1))
}
