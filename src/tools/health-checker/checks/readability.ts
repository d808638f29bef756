import { fault, type Rule } from '../check'
import { countText, readingEase } from '../text/readability'
import type { Sentence } from '../text/release'
import { findWords, type Span } from '../text/words'

/** GOV.UK: sentences longer than 25 words are hard to read. */
const SENTENCE_WORDS = 25
/** Our own: both numbers. */
const PARAGRAPH = { sentences: 4, words: 100 }
/** Flesch: below 30 a text is "very difficult, best understood by university graduates". */
const READING_EASE = 30
/** Plain English Campaign asks for mostly active verbs; one sentence in five is our own limit. */
const PASSIVE_SHARE = 0.2

const IRREGULAR =
  'made|built|held|given|taken|seen|shown|written|known|chosen|driven|sold|bought|brought|taught|caught|led|paid|kept|found|done|drawn|grown|thrown|worn|broken|spoken|stolen|frozen|beaten|eaten|hidden|forgotten|sent|spent|lent|meant|felt|left|lost|told|won|struck|fed|shot|begun|run|put|cut|shut|read|understood|withdrawn|undertaken'
/** Words in -ed that describe; "was founded in 1987" is in every "About …". */
const NO_PARTICIPLE =
  'founded|excited|pleased|thrilled|delighted|honou?red|interested|committed|dedicated|concerned|based|located|limited|related|married|tired|qualified|experienced|advanced|detailed|skilled|talented|determined|satisfied|worried|supposed|used|need|indeed|hundred'
const ADVERB = 'not|also|now|still|already|never|always|just|only|first|once|\\w+ly'
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|am)(?: (?:${ADVERB})){0,2} (?!(?:${NO_PARTICIPLE})\\b)(?:[a-z]{2,}ed|${IRREGULAR})\\b`,
  'i',
)

const needs: Rule['needs'] = ['English', 'prose']

export const readabilityRules = {
  'long-sentence': {
    needs,
    limit: SENTENCE_WORDS,
    run: ({ sentences }) =>
      sentences
        .filter(({ words }) => words.length > SENTENCE_WORDS)
        .flatMap((sentence) => fault(sentence, `This sentence has ${sentence.words.length} words.`)),
  },
  paragraph: {
    needs,
    limit: `${PARAGRAPH.sentences} sentences and ${PARAGRAPH.words} words`,
    run: ({ text, prose, sentences }) =>
      prose
        .filter(({ name }) => name === 'Body')
        .flatMap((part) => {
          const words = findWords(text, part).length
          const count = sentences.filter(({ start }) => start >= part.start && start < part.end).length
          if (count <= PARAGRAPH.sentences && words <= PARAGRAPH.words) return []
          return fault(
            part,
            `This paragraph has ${count} ${count === 1 ? 'sentence' : 'sentences'} and ${words} words.`,
          )
        }),
  },
  'reading-ease': {
    needs,
    limit: READING_EASE,
    run({ sentences }) {
      const easeOf = (some: readonly Sentence[]) => readingEase(countText(some.map(({ words }) => words)))
      const ease = easeOf(sentences)
      const [hardest] = sentences
        .filter(({ words }) => words.length > 4)
        .map((sentence) => ({ ...sentence, ease: easeOf([sentence]) }))
        .sort((one, other) => one.ease - other.ease)
      if (ease >= READING_EASE || !hardest) return []
      return fault(hardest, `The text scores ${ease.toFixed(1)}, “very difficult”; this sentence is the hardest.`)
    },
  },
  passive: {
    needs,
    run({ text, sentences }) {
      const passives = sentences.flatMap((sentence) => passiveIn(text, sentence))
      const reason = `${passives.length} of ${sentences.length} sentences have a form of “be” with a participle.`
      // One can be chance.
      const areMany = passives.length > Math.max(1, sentences.length * PASSIVE_SHARE)
      return areMany ? passives.flatMap((span) => fault(span, reason)) : []
    },
  },
} satisfies Record<string, Rule>

/** The first passive of a sentence. */
function passiveIn(text: string, { start, end }: Span): Span[] {
  const found = PASSIVE.exec(text.slice(start, end).replaceAll('\n', ' '))
  return found ? [{ start: start + found.index, end: start + found.index + found[0].length }] : []
}
