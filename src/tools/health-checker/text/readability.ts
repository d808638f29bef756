import { countSyllables } from './syllables'
import type { Word } from './words'

export type Counts = { words: number; sentences: number; syllables: number; polysyllables: number }

/** What the formulas need. Numbers have no syllables of their own in print, so they are left out. */
export function countText(sentences: readonly (readonly Word[])[]): Counts {
  const counts = { words: 0, sentences: 0, syllables: 0, polysyllables: 0 }
  for (const sentence of sentences) {
    const spoken = sentence.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => countSyllables(text))
    if (spoken.length === 0) continue
    counts.sentences += 1
    counts.words += spoken.length
    for (const syllables of spoken) {
      counts.syllables += syllables
      if (syllables >= 3) counts.polysyllables += 1
    }
  }
  return counts
}

/** Flesch reading ease: higher is easier; below 0 and above 100 are possible. */
export function readingEase({ words, sentences, syllables }: Counts): number {
  return words === 0 ? 0 : 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/** Flesch-Kincaid grade: years of US schooling. */
export function gradeLevel({ words, sentences, syllables }: Counts): number {
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** SMOG grade. It was built on samples of 30 sentences, so for a release it is an indication. */
export function smogGrade({ sentences, polysyllables }: Counts): number {
  return sentences === 0 ? 0 : 3.1291 + 1.043 * Math.sqrt(polysyllables * (30 / sentences))
}
