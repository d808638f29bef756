import { FIGURES } from '../data/limits'
import { hasNamelessAward } from '../data/patterns'
import { DATE, MONTH, NEWS_VERBS, PLACE_PREPOSITION, REASON, TIME, WEEKDAY } from '../data/vocabulary'
import { CUT_TO_DATELINE, cutAndAdd, lateLead } from '../text/late-news'
import { namesOrganisation } from '../text/names'
import { isInCapitals } from '../text/organisation'
import type { Release } from '../text/release'
import { findWords, type Word } from '../text/words'
import type { Check, Fault } from '../types'

const NO_PLACE = `(?!${WEEKDAY}|${MONTH}\\b|Q\\d)`
const WHERE = new RegExp(
  `\\b${PLACE_PREPOSITION} (?:(?:the|its|all|north|south|east|west|northern|southern|eastern|western|central|downtown|nearby) )*${NO_PLACE}\\p{Lu}\\p{L}+`,
  'u',
)
const STREET =
  /\b(?:on|at|in) (?:\d+[a-z]? )?(?:\p{Lu}[\p{L}’'-]* ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Boulevard|Drive|Way|Place|Quay|Row|Terrace|Highway)\b/u
const WHEN = new RegExp(`${TIME}|${DATE}`, 'iu')
const WHY = new RegExp(REASON, 'iu')
const NAME_INSIDE = new RegExp(`(?<=[\\p{L}\\p{N},] )${NO_PLACE}\\p{Lu}[\\p{L}\\p{N}]+`, 'u')
const FIGURE =
  /\b\d[\d.,]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|twice)\b/gi
const FULL_DATE = new RegExp(
  `(?:${MONTH} ?\\d{1,2}(?:st|nd|rd|th)?,? ?\\d{4}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH},? ?\\d{4}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4})`,
)

export const relevanceChecks: Check[] = [
  leadCheck(
    'who',
    'essential',
    'says who: a name',
    'Name the organization or the person in the first sentence.',
    (lead, release) => {
      const isNamed = namesOrganisation(lead, release.organisation) || (!isInCapitals(lead) && NAME_INSIDE.test(lead))
      return isNamed || { reason: 'No name of an organization or a person was recognized in the first paragraph.' }
    },
  ),
  leadCheck(
    'what',
    'essential',
    'says what: a news verb with its object',
    'Say what happened: “opens a plant”, “raises $5 million”, “names a new head”.',
    (lead) =>
      hasNamelessAward(lead)
        ? {
            reason: 'The first paragraph does not say which award it is, or who gives it.',
            remedy: 'Name the award and who gives it: “has won the [name of the award] of [who gives it]”.',
          }
        : hasNewsWithObject(lead),
  ),
  leadCheck('when', 'important', 'says when', 'Add the day: “today”, “on 5 May”, “from June 2026”.', (lead) =>
    WHEN.test(lead),
  ),
  leadCheck(
    'where',
    'important',
    'or the dateline says where',
    'Add the place: “in Leeds”, or a dateline.',
    (lead, { dateline }) => {
      const isPlaced = dateline?.hasPlace || (!isInCapitals(lead) && WHERE.test(lead)) || STREET.test(lead)
      return isPlaced || { reason: 'No place was recognized in the first paragraph or a dateline.' }
    },
  ),
  leadCheck(
    'why',
    'important',
    'says why: a reason or a purpose',
    'Add the reason or the purpose: “after …”, “to cut …”, “because …”.',
    // A reason without news explains nothing.
    (lead) => WHY.test(lead) && hasNewsWithObject(lead),
  ),
  {
    id: 'news-verb',
    group: 'relevance',
    title: 'The first sentence has a news verb',
    short: 'News verb',
    source: 'ourOwn',
    weight: 'essential',
    needs: ['lead'],
    remedy: 'Put the news in front: who announces, opens, launches, raises, names, finds what?',
    run(release) {
      const { sentences, lead, text } = release
      const first = sentences.find(({ part }) => part === 'Lead')
      if (first?.words.some((word) => isNewsVerb(word))) return []
      return [
        {
          start: first?.start ?? lead?.start ?? text.length,
          end: first?.end ?? text.length,
          reason: 'The first sentence has no verb that tells news.',
          ...newsBehindDateline(release),
        },
      ]
    },
  },
  {
    id: 'figures',
    group: 'relevance',
    title: 'The text has at least two figures besides dates',
    short: 'Figures',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Add what can be counted: how many, how much, by how much, since when.',
    run(release) {
      const { text, prose, lead } = release
      const story = prose.filter(({ name }) => name !== 'Boilerplate')
      const found = story.flatMap(
        ({ start, end }) =>
          text
            .slice(start, end)
            .replace(new RegExp(`${DATE}|\\b(?:19|20)\\d\\d\\b`, 'g'), ' ')
            .match(FIGURE) ?? [],
      )
      if (found.length >= FIGURES) return []
      const place = story.at(-1)?.end ?? lead?.end ?? text.length
      return [
        {
          start: place,
          end: place,
          reason:
            found.length === 0
              ? 'The story has no figure that says how many or how much.'
              : `The story has one figure besides dates: “${found[0]}”.`,
        },
      ]
    },
  },
  {
    id: 'date',
    group: 'relevance',
    title: 'A full date with day, month and year is given',
    short: 'Full date',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Give the date in full once, best in the dateline.',
    run({ text, lead, dateline }) {
      if (FULL_DATE.test(text)) return []
      const place = dateline?.end ?? lead?.start ?? 0
      return [{ start: dateline?.start ?? place, end: place, reason: 'No date with day, month and year was found.' }]
    },
  },
]

/** Whether the lead says it; or what to say about it instead of the usual words. */
type LeadTest = (lead: string, release: Release) => boolean | Partial<Pick<Fault, 'reason' | 'remedy'>>

/** A check that something is said in the first paragraph. */
function leadCheck(id: string, weight: Check['weight'], claim: string, remedy: string, isSaid: LeadTest): Check {
  return {
    id,
    group: 'relevance',
    title: `The lead ${claim}`,
    short: `${id.charAt(0).toUpperCase()}${id.slice(1)}?`,
    source: 'ourOwn',
    weight,
    needs: ['lead'],
    remedy,
    run(release): Fault[] {
      const { lead, text } = release
      if (!lead) return []
      const said = isSaid(text.slice(lead.start, lead.end), release)
      if (said === true) return []
      const fault = { start: lead.end, end: lead.end, reason: `The first paragraph does not say ${id}.` }
      const late = lateLead(release)
      if (!late) return [{ ...fault, ...(said || {}) }]
      const saidLate = isSaid(text.slice(late.start, late.end), release)
      if (saidLate === true) return [{ ...fault, ...(said || {}), ...CUT_TO_DATELINE }]
      const reason = `Neither the first paragraph nor the one with the dateline says ${id}.`
      return [{ ...fault, reason, remedy: cutAndAdd((saidLate ? saidLate.remedy : undefined) ?? remedy) }]
    },
  }
}

/** Where the first sentence behind a late dateline has a news verb. */
function newsBehindDateline(release: Release): Partial<Fault> {
  const late = lateLead(release)
  if (!late) return {}
  const first = release.sentences.find(({ start }) => start >= late.start)
  return first?.words.some((word) => isNewsVerb(word)) ? CUT_TO_DATELINE : {}
}

/** "Will" makes any verb news: "will cut". */
function isNewsVerb({ text }: Word): boolean {
  return NEWS_VERBS.has(text.toLowerCase()) || text.toLowerCase() === 'will'
}

const OBJECT =
  /^(?:a|an|the|its|their|his|her|new|more|all|every|that|plans|[$€£]?\d.*|two|three|four|five|six|seven|eight|nine|ten|first|second|third|free|\p{Lu}.*)$/u
const NO_OBJECT = /^(?:in|on|at|from|for|by|with|after|today|yesterday|tomorrow)$/

export function hasNewsWithObject(lead: string): boolean {
  const words = findWords(lead)
  return words.some((word, index) => {
    if (!isNewsVerb(word)) return false
    const next = words.slice(index + 1, index + 5).map(({ text }) => text)
    // "Announces that …" is news only by the verb that follows.
    if (/^announce/i.test(word.text) && next[0] === 'that') return false
    const stop = next.findIndex((text) => NO_OBJECT.test(text.toLowerCase()) && !/^today$/i.test(text))
    return (stop < 0 ? next : next.slice(0, stop)).some((text) => OBJECT.test(text))
  })
}
