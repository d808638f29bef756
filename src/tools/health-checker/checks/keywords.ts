import { HYPE } from '../data/hype'
import { HEADLINE_SHARE_IN_LEAD, STUFFED_IN_SENTENCE, STUFFED_MIN_COUNT, STUFFED_SHARE } from '../data/limits'
import { CRIES, NEWS_VERBS, STOP_WORDS } from '../data/vocabulary'
import { groupBy } from '../text/group-by'
import { CUT_TO_DATELINE, lateLead } from '../text/late-news'
import { namesOrganisation } from '../text/names'
import { opening } from '../text/opening'
import { partsBelow, type Release } from '../text/release'
import type { Span } from '../text/span'
import { findWords, stem, type Word } from '../text/words'
import type { Check, Fault } from '../types'

export const keywordsChecks: Check[] = [
  {
    id: 'name-in-headline',
    group: 'keywords',
    title: 'The headline names the organization',
    short: 'Name in the headline',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Put the name that people would search for into the headline.',
    run({ text, headline, organisation }) {
      if (headline && namesOrganisation(text.slice(headline.start, headline.end), organisation)) return []
      if (!headline) return [{ start: 0, end: 0, reason: 'There is no headline to name the organization.' }]
      return [
        {
          start: headline.start,
          end: headline.end,
          reason: organisation
            ? `The headline does not name ${organisation}.`
            : 'No name of an organization was recognized in the headline.',
        },
      ]
    },
  },
  {
    id: 'name-in-lead',
    group: 'keywords',
    title: 'The lead names the organization',
    short: 'Name in the lead',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Name the organization in the first sentence, with its full name.',
    run(release) {
      const { text, lead, headline, organisation } = release
      if (lead && namesOrganisation(text.slice(lead.start, lead.end), organisation)) return []
      const place = lead?.start ?? headline?.end ?? text.length
      const reason = lead
        ? organisation
          ? `The first paragraph does not name ${organisation}.`
          : 'No name of an organization was recognized in the first paragraph.'
        : 'There is no first paragraph to name the organization.'
      const late = lateLead(release)
      const isNamedLate = late && namesOrganisation(text.slice(late.start, late.end), organisation)
      return [{ start: place, end: place, reason, ...(isNamedLate ? CUT_TO_DATELINE : {}) }]
    },
  },
  {
    id: 'headline-in-lead',
    group: 'keywords',
    title: 'At least half of the headline’s terms come back in the lead',
    short: 'Headline terms in the lead',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Say in the lead what the headline promises, in the same words.',
    needs: ['headline', 'lead', 'terms'],
    run(release) {
      const { text, lead, headline } = release
      const terms = headlineTerms(release)
      const missingIn = (span?: Span) => {
        const said = new Set(span ? findWords(text, span).map((word) => stem(word.text)) : [])
        return terms.filter((term) => !said.has(stem(term.text)))
      }
      const isEnough = (missing: readonly Word[]) => missing.length <= terms.length * (1 - HEADLINE_SHARE_IN_LEAD)
      const missing = missingIn(lead)
      if (!headline || isEnough(missing)) return []
      const late = lateLead(release)
      const remedy = late && isEnough(missingIn(late)) ? CUT_TO_DATELINE : {}
      const names = missing.map(({ text: term }) => `“${term}”`).join(', ')
      const count =
        terms.length === 1
          ? 'the only term of the headline'
          : `${missing.length} of the headline’s ${terms.length} terms`
      return [{ start: headline.start, end: headline.end, reason: `The lead lacks ${count}: ${names}.`, ...remedy }]
    },
  },
  {
    id: 'subject-terms',
    group: 'keywords',
    title: 'Two terms of the headline come back below the lead',
    short: 'Subject terms',
    source: 'ourOwn',
    weight: 'polish',
    needs: ['headline', 'body', 'terms'],
    remedy: 'Keep to the subject: use the headline’s main terms again where the details are told.',
    run(release) {
      const terms = headlineTerms(release)
      const below = new Set(
        partsBelow(release).flatMap((part) => findWords(release.text, part).map((word) => stem(word.text))),
      )
      const stems = new Set(terms.map((term) => stem(term.text)))
      const back = [...stems].filter((term) => below.has(term))
      if (back.length >= Math.min(2, stems.size)) return []
      const place = release.headline ?? { start: 0, end: 0 }
      const count = back.length === 0 ? 'None of the headline’s terms comes' : 'Only one of the headline’s terms comes'
      return [{ start: place.start, end: place.end, reason: `${count} back below the lead.` }]
    },
  },
  {
    id: 'stuffing',
    group: 'keywords',
    title: 'No term is repeated until it sounds unnatural',
    short: 'No stuffing',
    source: 'stuffing',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Say it once per sentence and use “it”, “the company” or “the product” after that.',
    run: stuffedPlaces,
  },
]

const isTerm = ({ text }: Word) =>
  /^\p{L}/u.test(text) && text.length >= 3 && !STOP_WORDS.has(text.toLowerCase().replace(/['’]s?$/, ''))

/** Words that no lead has to repeat: verbs of the news, praise that another check wants out, and cries. */
const isNoTerm = (word: string) => NEWS_VERBS.has(word) || PRAISE.has(word) || CRIES.has(word)
const PRAISE = new Set<string>(HYPE.flatMap(({ words }) => words))

/** The words of the headline that say what it is about. */
export function headlineTerms({ text, headline }: Release): Word[] {
  const seen = new Set<string>()
  return (headline ? findWords(text, headline) : []).filter((word) => {
    const key = stem(word.text)
    if (!isTerm(word) || isNoTerm(word.text.toLowerCase()) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Every use of a stuffed term, once: the places that are listed are those that the reasons count. */
function stuffedPlaces(release: Release): Fault[] {
  const faults = new Map<number, Fault>()
  for (const fault of stuffedSentences(release)) faults.set(fault.start, fault)
  for (const [first, ...others] of stuffedTerms(release)) {
    if (first) faults.set(first.start, first)
    for (const fault of others) if (!faults.has(fault.start)) faults.set(fault.start, fault)
  }
  return [...faults.values()]
}

const termsIn = (words: readonly Word[]) => [...groupBy(words.filter(isTerm), (word) => stem(word.text)).values()]

const markAll = (words: readonly Word[], reason: string): Fault[] =>
  words.map(({ start, end }) => ({ start, end, reason }))

function stuffedSentences({ text, sentences }: Release): Fault[] {
  return sentences.flatMap((sentence) =>
    termsIn(sentence.words)
      .filter((found) => found.length >= STUFFED_IN_SENTENCE)
      .flatMap((found) =>
        markAll(found, `${formsOf(found, ' or ')} is used ${found.length} times in “${opening(text, sentence)}”.`),
      ),
  )
}

/** “sofa” or “sofas”: a term in all its forms. */
const formsOf = (words: readonly Word[], join: string) =>
  [...new Set(words.map(({ text }) => text.toLowerCase()))].map((form) => `“${form}”`).join(join)

/** The uses of each term that the whole text has too often. */
function stuffedTerms({ words }: Release): Fault[][] {
  return termsIn(words)
    .filter((found) => found.length > STUFFED_MIN_COUNT && found.length / words.length > STUFFED_SHARE)
    .map((found) => {
      const share = ((found.length / words.length) * 100).toFixed(1)
      return markAll(found, `${formsOf(found, ', ')}: together ${found.length} of ${words.length} words (${share}%).`)
    })
}
