import { flesch } from 'flesch'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { Word } from './words'

export type Counts = { word: number; sentence: number; syllable: number }

/** No English word is as long as this; what is longer is not worth the time. */
const LONGEST_WORD = 60

/** Syllables of the words so far: the package takes its time, and words come back. */
const known = new Map<string, number>()

function syllablesOf(word: string): number {
  const count = known.get(word) ?? Math.max(1, syllable(word.slice(0, LONGEST_WORD)))
  known.set(word, count)
  return count
}

/** What the formulas need. Numbers have no syllables of their own in print, so they are left out. */
export function countText(sentences: readonly (readonly Word[])[]): Counts {
  const counts = { word: 0, sentence: 0, syllable: 0 }
  for (const sentence of sentences) {
    const spoken = sentence.filter(({ text }) => /\p{L}/u.test(text))
    if (spoken.length === 0) continue
    counts.sentence += 1
    counts.word += spoken.length
    for (const { text } of spoken) counts.syllable += syllablesOf(text)
  }
  return counts
}

/** Flesch reading ease: higher is easier; below 0 and above 100 are possible. */
export const readingEase = (counts: Counts): number => (counts.word === 0 ? 0 : flesch(counts))

/** Flesch-Kincaid grade: years of US schooling. */
export const gradeLevel = (counts: Counts): number => (counts.word === 0 ? 0 : fleschKincaid(counts))
