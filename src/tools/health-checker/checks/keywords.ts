import { type Fault, fault, type Rule } from '../check'
import { mentions, type Release } from '../text/release'
import { findWords, stem, type Word } from '../text/words'
import { namesSender } from './relevance'

/** Our own: half of the headline's terms come back in the lead. */
const SHARE_IN_LEAD = 0.5
/** Google gives no number. Our own: three times in one sentence. */
const STUFFED_IN_SENTENCE = 3

/** Words that carry no subject. */
const STOP_WORDS = new Set(
  `the of and to is are were be been has have had that this these those with for from by at it its their they which who
  will would can could should not but or about into than then there when where after before more also said says you your
  our we he she his her if all as a an in on was so no up out over under through during between across per via today
  tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday new first second third next last year years
  month months week weeks day days million billion percent one two three four five six seven eight nine ten some each
  every both only just very many much most them him what how why while because since until against within without around
  now here finally news`.split(/\s+/),
)

export const keywordsRules = {
  'name-in-headline': {
    needs: ['headline', 'sender'],
    run: ({ text, headline, sender = '' }) =>
      headline && !namesSender(text.slice(headline.start, headline.end), sender)
        ? fault(headline, `The headline does not name ${sender}.`)
        : [],
  },
  'headline-in-lead': {
    needs: ['English', 'headline', 'lead', 'terms'],
    run(release) {
      const { text, lead, headline } = release
      const terms = headlineTerms(release)
      const said = new Set((lead ? findWords(text, lead) : []).map((word) => stem(word.text)))
      const missing = terms.filter((term) => !said.has(stem(term.text)))
      if (!headline || missing.length <= terms.length * (1 - SHARE_IN_LEAD)) return []
      return fault(
        headline,
        `The lead lacks ${missing.length} of the headline’s ${terms.length} terms: ${listed(missing)}.`,
      )
    },
  },
  'own-keywords': {
    run({ text, headline, lead, keywords }) {
      const opening = [headline, lead].map((part) => (part ? text.slice(part.start, part.end) : '')).join('\n')
      const missing = keywords.filter((keyword) => !mentions(opening, keyword)).map((keyword) => ({ text: keyword }))
      if (missing.length === 0) return []
      return fault(
        headline ?? lead ?? { start: 0, end: 0 },
        `Neither the headline nor the lead has ${listed(missing)}.`,
      )
    },
  },
  stuffing: { needs: ['English', 'prose'], run: stuffedPlaces },
} satisfies Record<string, Rule>

const listed = (words: readonly { text: string }[]): string => words.map(({ text }) => `“${text}”`).join(', ')

const isTerm = ({ text }: Word) =>
  /^\p{L}/u.test(text) && text.length >= 3 && !STOP_WORDS.has(text.toLowerCase().replace(/['’]s?$/, ''))

/** The words of the headline that say what it is about, each once. */
export function headlineTerms({ text, headline }: Release): Word[] {
  const words = headline ? findWords(text, headline).filter(isTerm) : []
  return [...new Map(words.map((word) => [stem(word.text), word])).values()]
}

/** Every use of a term that is stuffed into one sentence. */
function stuffedPlaces({ sentences }: Release): Fault[] {
  const uses = sentences.flatMap(({ words }) => termsIn(words)).filter((found) => found.length >= STUFFED_IN_SENTENCE)
  return uses.flatMap((found) => {
    const message = `${formsOf(found)} is used ${found.length} times in one sentence.`
    return found.flatMap((word) => fault(word, message))
  })
}

/** The terms of some words, each with all its uses. */
function termsIn(words: readonly Word[]): Word[][] {
  const uses = new Map<string, Word[]>()
  for (const word of words.filter(isTerm)) {
    const own = uses.get(stem(word.text))
    if (own) own.push(word)
    else uses.set(stem(word.text), [word])
  }
  return [...uses.values()]
}

/** “sofa” or “sofas”: a term in all its forms. */
const formsOf = (words: readonly Word[]) =>
  [...new Set(words.map(({ text }) => `“${text.toLowerCase()}”`))].join(' or ')
