import { at, type Fault, fault, insertion, type Rule } from '../check'
import { hasDate, hasYear } from '../text/dates'
import { CONTACT_HEADING, EMAIL, PHONE, placeIn } from '../text/parts'
import { type Release, spanAt } from '../text/release'
import { findWords, type Span } from '../text/words'

/** Our own, in characters: shorter says too little, and longer is not a line any more. */
const HEADLINE = { min: 40, max: 120 }
/** Our own: a lead of one to three sentences. */
const LEAD_SENTENCES = 3
/** Our own: what the sender does, and one fact more. */
const BOILERPLATE_SENTENCES = 2
/** Our own: a quotation shorter than this is a term in quotation marks. */
const QUOTE_WORDS = 5

export const TIME_OF_DAY = /\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\b(?:noon|midnight|\d{1,2} o[’']clock)\b/i
const TIME_ZONE =
  /\b(?:GMT|UTC|BST|IST|CES?T|EES?T|WES?T|[ECMP][SD]?T|A[EWC]S?[SD]T|JST|SGT|HKT|NZ[SD]T|Z|local time|\p{Lu}\p{L}+ time)\b|[+-]\d\d:?\d\d\b|\d\dZ\b/u
const SAYS =
  /\b(?:said|says?|adds|added|explain(?:s|ed)|comment(?:s|ed)|not(?:es|ed)|stat(?:es|ed)|told|tells|continue[sd]|according to)\b/i
/** Two words with a capital, perhaps with an initial or a particle between them. */
const FULL_NAME = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)? (?:(?:van|von|de|der|da|bin|al) )*\p{Lu}[\p{L}'’-]+/u
/** What stands in a contact beside a name. */
const NO_NAME = /\b(?:e-?mail|tel|telephone|phone|mobile|www\S*|https?\S*)\b/gi

export const structureRules = {
  headline: { limit: `${HEADLINE.min} to ${HEADLINE.max}`, run: checkHeadline },
  lead: { limit: LEAD_SENTENCES, run: checkLead },
  dateline: { needs: ['English'], run: checkDateline },
  quote: { needs: ['English'], run: checkQuote },
  boilerplate: { needs: ['English'], run: checkBoilerplate },
  contact: { needs: ['English'], run: checkContact },
  reach: {
    run: ({ text }) =>
      EMAIL.test(text) || PHONE.test(text)
        ? []
        : fault(at(text.length), 'Neither an email address nor a telephone number was found.'),
  },
  'release-line': { needs: ['English'], run: checkReleaseLine },
  'end-mark': {
    run({ parts, text, style }) {
      if (parts.some(({ name }) => name === 'End mark')) return []
      const mark = style === 'uk' ? 'ENDS' : '###'
      const fix = insertion(`Insert ${mark}`, text.length, `\n\n${mark}`)
      return fault(at(text.length), 'No line with an end mark was found.', fix)
    },
  },
} satisfies Record<string, Rule>

function checkHeadline({ text, headline, lead }: Release): Fault[] {
  if (!headline) return fault(at(lead?.start ?? 0), 'No headline was found above the first paragraph.')
  const length = headline.end - headline.start
  if (length < HEADLINE.min || length > HEADLINE.max) return fault(headline, `The headline has ${length} characters.`)
  const stop = { start: headline.end - 1, end: headline.end }
  return /[^.]\.$/.test(text.slice(headline.start, headline.end))
    ? fault(headline, 'The headline ends with a period.', { ...stop, label: 'Delete the period', text: '' })
    : []
}

function checkLead({ lead, headline, text, sentences }: Release): Fault[] {
  if (!lead) return fault(at(headline?.end ?? text.length), 'No first paragraph in sentences was found.')
  const own = sentences.filter(({ part }) => part === 'Lead')
  const moved = own[LEAD_SENTENCES]
  return moved ? fault({ start: moved.start, end: lead.end }, `The lead has ${own.length} sentences.`) : []
}

function checkDateline({ dateline, lead, text, style }: Release): Fault[] {
  if (!dateline) {
    const written = style === 'uk' ? '[CITY], [day Month year] – ' : '[CITY], [Month Day, Year] – '
    const fix = lead && insertion('Insert a dateline', lead.start, written)
    return fault(at(lead?.start ?? text.length), 'No dateline was found before the first paragraph.', fix)
  }
  const words = text.slice(dateline.start, dateline.end)
  if (dateline.isLate) return fault(dateline, 'The dateline, and the story with it, begins below the first paragraph.')
  if (placeIn(words).length === 0) return fault(dateline, 'The dateline has no place.')
  if (!hasDate(words)) return fault(dateline, 'The dateline has no date.')
  return hasYear(text) ? [] : fault(dateline, 'The date has no year, here or elsewhere in the text.')
}

/** A quotation counts when its own paragraph says who speaks. */
function checkQuote({ text, quotations, prose, lead }: Release): Fault[] {
  const long = quotations.filter((span) => spanAt(prose, span.start) && findWords(text, span).length >= QUOTE_WORDS)
  const [first] = long
  if (!first) {
    const place = lead?.end ?? text.length
    const written = '\n\n“[What it means, in one sentence],” said [full name], [title].'
    const fix = lead && insertion('Insert a place for a quotation', place, written)
    return fault(at(place), 'No quotation was found in the text.', fix)
  }
  const isSaid = [...new Set(long.map(({ start }) => spanAt(prose, start)))].some((paragraph) => {
    if (!paragraph) return false
    const around = outside(text, paragraph, quotations)
    return SAYS.test(around) && FULL_NAME.test(around)
  })
  return isSaid ? [] : fault(first, 'The paragraph of this quotation has no “said” with a full name.')
}

/** A paragraph without what is quoted in it. */
function outside(text: string, { start, end }: Span, quotations: readonly Span[]): string {
  let rest = ''
  let from = start
  for (const quotation of quotations) {
    if (quotation.start < from || quotation.end > end) continue
    rest += text.slice(from, quotation.start)
    from = quotation.end
  }
  return rest + text.slice(from, end)
}

function checkBoilerplate({ parts, text, prose, sentences, sender = '[Organization]' }: Release): Fault[] {
  const heading = parts.find(({ name }) => name === 'Boilerplate heading')
  const body = parts.find(({ name }) => name === 'Boilerplate')
  const count = sentences.filter(({ part }) => part === 'Boilerplate').length
  if (body && count < BOILERPLATE_SENTENCES) return fault(body, 'The text under “About …” has only one sentence.')
  if (body) return []
  if (heading) return fault(heading, 'There is no text under this heading.')
  const place = prose.at(-1)?.end ?? text.length
  const facts = `${sender} [makes what, for whom]. It was founded in [city] in [year] and has [number] employees.`
  const fix = insertion('Insert a boilerplate', place, `\n\nAbout ${sender}\n${facts}`)
  return fault(at(place), 'No paragraph under “About …” was found.', fix)
}

/** A contact has an address or a number, and words that are neither: a name or a desk. */
function checkContact({ text, parts }: Release): Fault[] {
  const contact = parts.filter(({ name }) => name === 'Contact')
  const [first] = contact
  if (!first) {
    const written = '\n\nMedia contact: [full name], [e-mail address], [telephone]'
    const fix = insertion('Insert a media contact', text.length, written)
    return fault(at(text.length), 'No media contact was found.', fix)
  }
  const lines = contact.map(({ start, end }) => text.slice(start, end))
  if (!lines.some((line) => EMAIL.test(line) || PHONE.test(line))) {
    return fault(first, 'The contact has neither an email address nor a telephone number.')
  }
  const rest = lines.map((line) => line.replace(CONTACT_HEADING, '').replace(EMAIL, '').replace(NO_NAME, ''))
  return rest.some((line) => /\p{L}/u.test(line)) ? [] : fault(first, 'The contact names neither a person nor a desk.')
}

/** An embargo says until when; a time of day means nothing without its zone. */
function checkReleaseLine({ parts, text }: Release): Fault[] {
  const line = parts.find(({ name }) => name === 'Release line')
  if (!line) {
    const fix = insertion('Insert “For immediate release”', 0, 'FOR IMMEDIATE RELEASE\n\n')
    return fault(at(0), 'Neither “for immediate release” nor an embargo was found.', fix)
  }
  const words = text.slice(line.start, line.end)
  if (!/embargo/i.test(words)) return []
  if (!/\d/.test(words)) return fault(line, 'The embargo does not say until when.')
  if (!TIME_OF_DAY.test(words) || TIME_ZONE.test(words)) return []
  return fault(line, 'The embargo gives a time without its time zone, such as “9 a.m. EST”.')
}
