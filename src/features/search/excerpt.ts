/** The sentence of a page in which a search found its words. */
import { comparable } from '@/lib/comparable'

/** A piece of text; found words are marked. */
export type Part = { text: string; isFound: boolean }

/** Sentences above this length, in characters, are cut around their first found word. */
const LONGEST = 240

/** @param terms the found words, as the index compares them */
export function sentenceWith(text: string, terms: readonly string[]): Part[] {
  const wanted = new Set(terms)
  let best: Part[] = []
  let most = -1
  for (const sentence of text.split(/\n+|(?<=[.!?…]["”’)]?)\s+/)) {
    const parts = marked(sentence, wanted)
    const count = new Set(parts.filter(({ isFound }) => isFound).map((part) => comparable(part.text))).size
    if (count > most && sentence.trim() !== '') [best, most] = [parts, count]
  }
  return shortened(best)
}

function marked(sentence: string, wanted: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  for (const piece of sentence.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const isFound = wanted.has(comparable(piece))
    const last = parts.at(-1)
    if (last && last.isFound === isFound) last.text += piece
    else if (piece !== '') parts.push({ text: piece, isFound })
  }
  return parts
}

function shortened(parts: readonly Part[]): Part[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= LONGEST) return [...parts]
  const first = Math.max(
    0,
    parts.findIndex(({ isFound }) => isFound),
  )
  const before = parts
    .slice(0, first)
    .map(({ text }) => text)
    .join('')
  const lead =
    before.length > LONGEST / 3 ? `… ${before.slice(before.length - LONGEST / 3).replace(/^\S*\s/, '')}` : before
  const kept: Part[] = lead === '' ? [] : [{ text: lead, isFound: false }]
  let room = LONGEST - lead.length
  for (const part of parts.slice(first)) {
    if (room <= 0) break
    kept.push({ ...part, text: part.text.slice(0, room) })
    room -= part.text.length
  }
  return [...kept, { text: ' …', isFound: false }]
}
