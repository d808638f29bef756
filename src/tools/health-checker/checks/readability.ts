import {
  AVERAGE_SENTENCE_WORDS,
  PARAGRAPH_SENTENCES,
  PARAGRAPH_WORDS,
  PASSIVE_SHARE,
  READING_EASE,
  SENTENCE_WORDS,
} from '../data/limits'
import { ED_ADJECTIVES, IRREGULAR_PARTICIPLES } from '../data/vocabulary'
import { countText, readingEase } from '../text/readability'
import type { Release, Sentence } from '../text/release'
import type { Span } from '../text/span'
import { findWords } from '../text/words'
import type { Check } from '../types'

/** Into how many sentences a long one goes, so that each keeps the limit. */
const PIECES: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }

export const readabilityChecks: Check[] = [
  {
    id: 'long-sentence',
    group: 'readability',
    title: 'No sentence has more than 25 words',
    short: 'Short sentences',
    source: 'govUk',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Split sentences that are too long: one thought each.',
    run: ({ sentences }) =>
      sentences
        .filter(({ words }) => words.length > SENTENCE_WORDS)
        .map(({ start, end, words }) => ({
          start,
          end,
          reason: `This sentence has ${words.length} words.`,
          remedy: `Split into ${PIECES[Math.ceil(words.length / SENTENCE_WORDS)] ?? 'several'} sentences: one thought each.`,
        })),
  },
  {
    id: 'average-sentence',
    group: 'readability',
    title: 'Sentences have at most 20 words on average',
    short: 'Average sentence',
    source: 'plainEnglish',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Shorten the longest sentences first, and mix short ones in.',
    run({ sentences }) {
      const total = sentences.reduce((sum, { words }) => sum + words.length, 0)
      const average = total / Math.max(1, sentences.length)
      const longest = sentences.toSorted((one, other) => other.words.length - one.words.length)[0]
      if (average <= AVERAGE_SENTENCE_WORDS || !longest) return []
      return [
        {
          start: longest.start,
          end: longest.end,
          reason: `Sentences have ${average.toFixed(1)} words on average; this is the longest.`,
        },
      ]
    },
  },
  {
    id: 'paragraph',
    group: 'readability',
    title: 'Paragraphs have at most four sentences and 100 words',
    short: 'Short paragraphs',
    source: 'ourOwn',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Start a new paragraph with the next thought.',
    run({ text, prose, sentences }) {
      const counts = new Map(prose.map((part) => [part, 0]))
      let index = 0
      for (const part of prose) {
        while ((sentences[index]?.start ?? Infinity) < part.end) {
          counts.set(part, (counts.get(part) ?? 0) + 1)
          index += 1
        }
      }
      return prose
        .filter(({ name }) => name === 'Body' || name === 'Lead')
        .flatMap((part) => {
          const count = counts.get(part) ?? 0
          const words = findWords(text, part).length
          if (count <= PARAGRAPH_SENTENCES && words <= PARAGRAPH_WORDS) return []
          return [
            { start: part.start, end: part.end, reason: `This paragraph has ${count} sentences and ${words} words.` },
          ]
        })
    },
  },
  {
    id: 'reading-ease',
    group: 'readability',
    title: 'The Flesch reading ease is at least 30',
    short: 'Reading ease',
    source: 'fleschBands',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Use shorter words and shorter sentences, first in the hardest sentence.',
    run({ sentences }) {
      const ease = readingEase(countText(sentences.map(({ words }) => words)))
      if (ease >= READING_EASE) return []
      const hardest = sentences
        .filter(({ words }) => words.length > 4)
        .map((sentence) => ({ sentence, ease: readingEase(countText([sentence.words])) }))
        .sort((one, other) => one.ease - other.ease)[0]?.sentence
      if (!hardest) return []
      return [
        {
          start: hardest.start,
          end: hardest.end,
          reason: `The text scores ${ease.toFixed(1)}, “very difficult”; this sentence is the hardest.`,
        },
      ]
    },
  },
  {
    id: 'passive',
    group: 'readability',
    title: 'At most one sentence in five is in the passive voice',
    short: 'Active voice',
    source: 'plainEnglish',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Say who does it: “Acme opened the plant”, not “the plant was opened”.',
    run(release) {
      const passives = findPassives(release)
      const share = passives.length / Math.max(1, release.sentences.length)
      if (share <= PASSIVE_SHARE) return []
      const uncounted = release.sentences.some(isFoundedIn) ? ', not counting “was founded”' : ''
      const counted = `${passives.length} of ${release.sentences.length} sentences are passive${uncounted}.`
      return passives.map((span) => ({ ...span, reason: counted }))
    },
  },
]

const BE = /^(?:is|are|was|were|be|been|being|am)$/
const BETWEEN = /^(?:not|also|now|still|already|currently|never|always|just|only|often|since|first|once|\w+ly)$/

/** The first passive of each sentence: a form of "be", perhaps an adverb, and a participle that is no adjective. */
export function findPassives({ sentences }: Pick<Release, 'sentences'>): Span[] {
  return sentences.flatMap((sentence) => passiveOf(sentence) ?? [])
}

function passiveOf({ words }: Sentence): Span | undefined {
  for (const [index, word] of words.entries()) {
    if (!BE.test(word.text.toLowerCase())) continue
    const next = words.slice(index + 1, index + 4)
    const participle = next.find(({ text }) => !BETWEEN.test(text.toLowerCase()))
    // “It was founded in 1987” is what every “About …” says.
    if (participle?.text.toLowerCase() === 'founded') continue
    if (participle && isParticiple(participle.text.toLowerCase())) return { start: word.start, end: participle.end }
  }
  return undefined
}

const isFoundedIn = ({ words }: Sentence): boolean =>
  words.some(({ text }, index) => BE.test(text.toLowerCase()) && words[index + 1]?.text.toLowerCase() === 'founded')

function isParticiple(word: string): boolean {
  if (ED_ADJECTIVES.has(word)) return false
  return IRREGULAR_PARTICIPLES.has(word) || /^[a-z]{2,}ed$/.test(word)
}
