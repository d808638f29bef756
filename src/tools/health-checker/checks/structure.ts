import { BOILERPLATE_SENTENCES, HEADLINE_CHARACTERS, QUOTE_WORDS } from '../data/limits'
import { MONTH, SAY_VERBS } from '../data/vocabulary'
import { CUT_TO_DATELINE } from '../text/late-news'
import { PERSON } from '../text/names'
import { isWithin, type Release, spanAt } from '../text/release'
import type { Span } from '../text/span'
import { findWords } from '../text/words'
import type { Check, Fault } from '../types'
import { checkContact } from './contact'
import { checkLead } from './lead'

const TIME_OF_DAY = /\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\b(?:noon|midnight)\b/i
const TIME_ZONE =
  /\b(?:GMT|UTC|BST|IST|CES?T|EES?T|WES?T|[ECMP][SD]?T|A[EWC]S?[SD]T|JST|SGT|HKT|NZ[SD]T|Z|local time|\p{Lu}\p{L}+ time)\b|[+-]\d\d:?\d\d\b|\d\dZ\b/u

const at = (place: number): Span => ({ start: place, end: place })
const SAYS = new RegExp(`\\b${SAY_VERBS}\\b`, 'gi')
const SAYS_ONCE = new RegExp(SAYS.source, 'i')

const DATELINE = 'Begin the first paragraph with the city and the date: “OSLO, 5 May 2026 – …”.'
/** As Americans write a date. */
const MONTH_FIRST = new RegExp(`${MONTH} \\d{1,2}(?!\\d)`)

export const structureChecks: Check[] = [
  {
    id: 'headline',
    group: 'structure',
    title: 'A headline of one line, 40 to 120 characters, stands above the story',
    short: 'Headline',
    source: 'ourOwn',
    weight: 'essential',
    remedy: 'Put one line above the story that says who does what, without a period.',
    run({ text, headline, lead }) {
      if (!headline) return [{ ...at(lead?.start ?? 0), reason: 'No headline was found above the first paragraph.' }]
      const length = headline.end - headline.start
      const { min, max } = HEADLINE_CHARACTERS
      if (length < min)
        return [
          {
            ...fault(
              headline,
              `The headline has ${length} characters; one that says who does what seldom has fewer than ${min}.`,
            ),
            remedy: 'Rewrite the headline so that it says who does what.',
          },
        ]
      if (length > max)
        return [
          {
            ...fault(headline, `The headline has ${length} characters; ${max} are the most.`),
            remedy: 'Shorten the headline to who does what; the rest goes into the text.',
          },
        ]
      if (/[^.]\.$/.test(text.slice(headline.start, headline.end))) {
        return [
          {
            ...fault(headline, 'The headline ends with a period, like a sentence of the text.'),
            remedy: 'Take the period out.',
          },
        ]
      }
      return []
    },
  },
  {
    id: 'dateline',
    group: 'structure',
    title: 'A dateline gives place and date before the story',
    short: 'Dateline',
    source: 'ourOwn',
    weight: 'important',
    remedy: DATELINE,
    run({ dateline, lead, text }) {
      if (!dateline)
        return [
          {
            ...at(lead?.start ?? text.length),
            reason: 'No dateline was found before the first paragraph.',
            ...(MONTH_FIRST.test(text) ? { remedy: DATELINE.replace('5 May 2026', 'May 5, 2026') } : {}),
          },
        ]
      if (dateline.isLate)
        return [
          {
            ...fault(dateline, 'The dateline stands in a later paragraph, so the news comes late.'),
            ...CUT_TO_DATELINE,
          },
        ]
      if (!dateline.hasPlace) return [fault(dateline, 'The dateline has no place.')]
      if (!dateline.hasDate) return [fault(dateline, 'The dateline has no date.')]
      return []
    },
  },
  {
    id: 'lead',
    group: 'structure',
    title: 'The lead is a paragraph of one to three sentences',
    short: 'Lead',
    source: 'ourOwn',
    weight: 'essential',
    remedy: 'Keep the news in a first paragraph of one to three sentences; move the rest below it.',
    run: checkLead,
  },
  {
    id: 'quote',
    group: 'structure',
    title: 'A quotation says who speaks, by full name',
    short: 'Quotation with a name',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Ask somebody for a quotation and have it approved. Then add it with “said”, the full name and the title.',
    run: checkQuote,
  },
  {
    id: 'boilerplate',
    group: 'structure',
    title: 'A boilerplate under “About …” says who the sender is',
    short: 'Boilerplate',
    source: 'ourOwn',
    weight: 'important',
    remedy: 'Close the story with a heading “About [organization]” and two to five sentences of facts.',
    run({ parts, text, prose, sentences }) {
      const heading = parts.find(({ name }) => name === 'Boilerplate heading')
      const body = parts.find(({ name }) => name === 'Boilerplate')
      if (body) {
        const count = sentences.filter(({ part }) => part === 'Boilerplate').length
        if (count >= BOILERPLATE_SENTENCES) return []
        const remedy = 'Add a sentence of facts: since when, where, how many employees, customers or visitors.'
        return [{ ...fault(body, 'The text under “About …” has only one sentence.'), remedy }]
      }
      if (heading) return [fault(heading, 'There is no text under this heading.')]
      const last = prose.at(-1)
      return [{ ...at(last?.end ?? text.length), reason: 'No paragraph under “About …” was found.' }]
    },
  },
  {
    id: 'contact',
    group: 'structure',
    title: 'A media contact has a name and an email address or a telephone number',
    short: 'Media contact',
    source: 'ourOwn',
    weight: 'essential',
    remedy: 'Name a person who answers journalists, with an email address or a telephone number; best with both.',
    run: checkContact,
  },
  {
    id: 'end-mark',
    group: 'structure',
    title: 'An end mark (###, -30- or ENDS) says that nothing follows',
    short: 'End mark',
    source: 'ourOwn',
    weight: 'polish',
    remedy: 'Put ### (in the United Kingdom: ENDS) on a line of its own below the story.',
    run: ({ parts, text }) =>
      parts.some(({ name }) => name === 'End mark')
        ? []
        : [{ ...at(text.length), reason: 'No line with an end mark was found.' }],
  },
  {
    id: 'release-line',
    group: 'structure',
    title: 'A release line says from when the story may be used',
    short: 'Release line',
    source: 'ourOwn',
    weight: 'polish',
    remedy: 'Put “FOR IMMEDIATE RELEASE” or “EMBARGOED UNTIL [day, time, time zone]” at the top.',
    run: checkReleaseLine,
  },
]

function fault({ start, end }: Span, reason: string): Fault {
  return { start, end, reason }
}

/** An embargo says until when; a time of day means nothing without its zone. */
function checkReleaseLine({ parts, text }: Release): Fault[] {
  const line = parts.find(({ name }) => name === 'Release line')
  if (!line) return [{ ...at(0), reason: 'Neither “for immediate release” nor an embargo was found.' }]
  const words = text.slice(line.start, line.end)
  if (!/embargo/i.test(words)) return []
  if (!/\d/.test(words)) return [fault(line, 'The embargo does not say until when.')]
  if (!TIME_OF_DAY.test(words) || TIME_ZONE.test(words)) return []
  return [
    { ...fault(line, 'The embargo gives a time without its time zone.'), remedy: 'Add the time zone: “00:01 GMT”.' },
  ]
}

/** A quotation counts when its own paragraph, or the end of the one before, says who speaks. */
function checkQuote({ text, quotations, prose }: Release): Fault[] {
  const long = quotations.filter((span) => isWithin(prose, span.start) && findWords(text, span).length >= QUOTE_WORDS)
  const lead = prose[0]
  const [first] = long
  if (!first) return [{ ...at(lead?.end ?? text.length), reason: 'No quotation was found in the text.' }]
  const paragraphs = new Set(long.map(({ start }) => spanAt(prose, start)))
  for (const paragraph of paragraphs) {
    if (!paragraph) continue
    const before = text.slice(Math.max(0, paragraph.start - 300), paragraph.start).trimEnd()
    const own = outside(text, paragraph, quotations)
    const nearby = before.endsWith(':') ? `${before.split('\n').at(-1)} ${own}` : own
    if (nearby.search(SAYS) >= 0 && nearby.search(PERSON) >= 0) return []
  }
  const isSaid = [...paragraphs].some((paragraph) => paragraph && SAYS_ONCE.test(outside(text, paragraph, quotations)))
  return [
    {
      ...fault(first, 'Nobody is named with “said” in the paragraph of this quotation.'),
      remedy: isSaid
        ? 'Add the full name of the person who says it.'
        : 'Say whose words these are, with “said”, the full name and the title.',
    },
  ]
}

/** A paragraph without what is quoted in it. */
function outside(text: string, { start, end }: Span, quotations: readonly Span[]): string {
  let from = start
  let rest = ''
  for (let quotation = spanAfter(quotations, from, end); quotation; quotation = spanAfter(quotations, from, end)) {
    rest += `${text.slice(from, quotation.start)} `
    from = quotation.end
  }
  return rest + text.slice(from, end)
}

function spanAfter(spans: readonly Span[], place: number, end: number): Span | undefined {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  const span = spans[low]
  return span && span.start < end ? span : undefined
}
