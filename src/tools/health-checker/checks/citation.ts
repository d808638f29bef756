import { patternOf } from '../../kit/english/phrases'
import { at, type Fault, fault, type Rule } from '../check'
import { hasDate, hasYear, withoutDates } from '../text/dates'
import { mentions, type Release } from '../text/release'
import { findWords, type Span } from '../text/words'
import { FIGURE, namesSender, storyStart } from './relevance'

/** Our own: studies say that openings are cited most, and give no number of words for a release. */
const FIRST_WORDS = 60

/** A share or a growth: it says nothing without what was measured, and when. */
const SHARE =
  /\b\d[\d.,]* ?%|\b[\w-]+ per ?cent\b|\b(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:in|out of) (?:two|three|four|five|ten|\d+)\b/i
const NAMES_SOURCE =
  /\b(?:according to|source:|figures? (?:from|of|by)|data (?:from|of|by)|surveys?|surveyed|stud(?:y|ies)|reports? (?:by|of|from)|measured|counted|records?|audit(?:s|ed)?|statistics|census|its own|their own)\b|https?:/i
const NAMES_TIME =
  /\b(?:today|yesterday|now|(?:each|every) \w+|Jan(?:uary)?|Feb(?:ruary)?|March|April|June|July|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:this|last|next|past|first|second|third|fourth) (?:\w+ )?(?:days?|weeks?|months?|quarter|years?|spring|summer|autumn|fall|winter)|an? (?:day|week|month|year))\b|\b(?:in|since|by|until|from) May\b/
/** One name behind a title or a verb of speech. */
const SINGLE_NAME =
  /\b(?:(?:Mr|Mrs|Ms|Dr|Prof)\.?|(?:said|says|adds|added)) (?!(?:Mr|Mrs|Ms|Dr|Prof)\b)(\p{Lu}[\p{L}’'-]+)(?![\p{L}’'-]| (?:(?:van|von|de|der|da|bin|al) )*\p{Lu})/gu

export const citationRules = {
  'cited-figures': { needs: ['English', 'lead'], partOf: 'figures', run: figuresWithoutProof },
  'answer-first': {
    needs: ['English', 'lead'],
    partOf: 'what',
    limit: FIRST_WORDS,
    run(release, { newsVerbs }) {
      const start = storyStart(release)
      const words = findWords(release.text.slice(start, start + 1000)).slice(0, FIRST_WORDS)
      const opening = release.text.slice(start, start + (words.at(-1)?.end ?? 0))
      const missing = [
        ...(opening.search(patternOf(newsVerbs)) >= 0 ? [] : ['what happened']),
        ...(hasFigure(opening) ? [] : ['how many or how much']),
      ]
      if (missing.length === 0) return []
      return fault(at(start), `The first ${FIRST_WORDS} words do not say ${missing.join(', and ')}.`)
    },
  },
  'full-names': { needs: ['English', 'lead'], partOf: 'who', run: shortNames },
} satisfies Record<string, Rule>

const hasFigure = (words: string): boolean => withoutDates(words).search(FIGURE) >= 0

/** One paragraph of the story has a figure with both; where a share has neither, its paragraph is marked, too. */
function figuresWithoutProof({ text, prose, dateline, sender, lead }: Release): Fault[] {
  const paragraphs = prose.flatMap((part) => {
    const words = text.slice(part.start, part.end)
    if (part.name === 'Boilerplate' || !hasFigure(words)) return []
    const hasSource = NAMES_SOURCE.test(words) || (sender !== undefined && namesSender(words, sender))
    // The first paragraph has the date of its dateline.
    const isDated = part.name === 'Lead' && dateline !== undefined
    return { ...part, words, hasSource, hasTime: isDated || hasDate(words) || hasYear(words) || NAMES_TIME.test(words) }
  })
  if (!paragraphs.some(({ hasSource, hasTime }) => hasSource && hasTime))
    return fault(at(lead?.end ?? 0), 'No paragraph has a figure together with its source and its date.')
  return paragraphs.flatMap(({ start, words, hasSource, hasTime }) => {
    const share = SHARE.exec(words)
    if (!share || hasSource || hasTime) return []
    const place = { start: start + share.index, end: start + share.index + share[0].length }
    return fault(place, `The paragraph says neither where “${share[0]}” comes from nor when it was measured.`)
  })
}

/** The sender by the whole name in the opening, and people by two names before they have one. */
function shortNames(release: Release): Fault[] {
  const { text, sender, headline, lead = at(0) } = release
  const opening = [headline, lead].map((part) => (part ? text.slice(part.start, part.end) : '')).join('\n')
  const isShort = sender !== undefined && !mentions(opening, withoutForm(sender))
  return [
    ...(isShort ? fault(at(lead.start), `Neither the headline nor the lead says “${sender}” in full.`) : []),
    ...singleNames(release).flatMap(({ name, ...place }) =>
      fault(place, `“${name}” has no first name, here or earlier in the text.`),
    ),
  ]
}

/** A company is known without its legal form. */
const withoutForm = (name: string): string =>
  name.replace(/,? (?:Inc|Ltd|Limited|LLC|PLC|Corp|Corporation|GmbH|AG|AB|AS|SA|Co)\.?$/i, '')

function singleNames({ text, sender = '' }: Release): (Span & { name: string })[] {
  const known = new Map<string, number>()
  for (const { 0: name, index } of text.matchAll(SECOND_NAME)) if (!known.has(name)) known.set(name, index)
  return [...text.matchAll(SINGLE_NAME)].flatMap(({ 0: found, 1: name = '', index }) => {
    const start = index + found.length - name.length
    const isKnown = (known.get(name) ?? start) < start
    return isKnown || NO_PERSON.test(name) || sender.includes(name) ? [] : { name, start, end: start + name.length }
  })
}

/** A name behind another one. */
const SECOND_NAME = /(?<=\p{Lu}[\p{L}’'.-]* (?:(?:van|von|de|der|da|bin|al) )*)\p{Lu}[\p{L}’'-]+/gu
const NO_PERSON = /^(?:He|She|It|They|We|You|I|The|A|An|That|This|In|On|At|For|And|But)$/
