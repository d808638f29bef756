import { COMMON_WORDS } from '../data/common-words'
import { MONTH, NEWS_VERBS, STOP_WORDS, WEEKDAY } from '../data/vocabulary'
import { ABOUT_HEADING } from './headings'
import type { Part } from './parts'
import type { Span } from './span'
import { findWords } from './words'

/** Our own: sentences have some 5% of capitals, and texts in capitals have some names of products in small letters. */
const CAPITALS_SHARE = 0.7
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&'’.-]*(?:[ ](?:of |the |& |and )?\p{Lu}[\p{L}\p{N}&'’-]*){0,4}/gu
const NO_NAME = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`)

type Read = { text: string; parts: readonly Part[]; lead: Span | undefined; headline: Span | undefined }

/** The name of the sender: from its "About" heading, or else from the lead, or else from the headline. */
export function findOrganisation({ text, parts, lead, headline }: Read): string | undefined {
  for (const { name, start, end } of parts) {
    if (name !== 'Boilerplate heading' && name !== 'Boilerplate') continue
    const named = text.slice(start, Math.min(end, start + 80)).match(ABOUT_HEADING)?.[1]
    if (named) return withoutLegalForm(named)
  }
  const inLead = lead && nameInLead(text.slice(lead.start, Math.min(lead.end, lead.start + 600)))
  return inLead ?? (headline && nameInHeadline(text.slice(headline.start, headline.end)))
}

/** Whether a text is written in capitals, where no name looks different from other words. */
export function isInCapitals(text: string): boolean {
  const letters = text.slice(0, 600).match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter))
  return letters.length > 12 && capitals.length > letters.length * CAPITALS_SHARE
}

function nameInLead(opening: string): string | undefined {
  if (isInCapitals(opening)) return undefined
  for (const { 0: found, index } of opening.matchAll(NAME)) {
    const words = found.split(' ')
    // "At Bluebarn we …": the preposition has the capital of the sentence, the name its own.
    const hasSender = /^(?:At|From)$/.test(words[0] ?? '') && /^ (?:we|our)\b/.test(opening.slice(index + found.length))
    if (isNoName(words[0])) words.shift()
    if (isNoName(words[0])) continue
    // Any word has a capital at the start of a sentence; a name goes on with what it does.
    const startsSentence = /(?:^|[.!?…]["'”’)]*\s+)$/.test(opening.slice(Math.max(0, index - 6), index))
    const rest = opening.slice(index + found.length, index + found.length + 60)
    const next = findWords(rest)[0]?.text ?? ''
    const isExplained = /^, (?:the|a|an|which|whose) /.test(rest)
    if (
      startsSentence &&
      !hasSender &&
      words.length === 1 &&
      !isExplained &&
      !/^(?:today|has|will|said)$/.test(next) &&
      !NEWS_VERBS.has(next)
    )
      continue
    return withoutLegalForm(words.join(' ').replace(/['’]s?$/, ''))
  }
  return undefined
}

/** "Optivance: …", "Sale at Bluebarn", "NEWS FROM SYNERGIX". */
function nameInHeadline(headline: string): string | undefined {
  const before = /^((?:\p{Lu}[\p{L}\p{N}&'’.-]* ?){1,4}):\s/u.exec(headline)?.[1]?.trim()
  const behind = /(?<!\p{L})(?:at|from|by|with) ((?:\p{Lu}[\p{L}\p{N}&'’-]* ?){1,4})(?:$|[,.!?:–—-])/iu
    .exec(headline)?.[1]
    ?.trim()
  const name = [before, behind].find((words) =>
    words?.split(' ').every((word) => /^\p{Lu}/u.test(word) && !COMMON_WORDS.has(word.toLowerCase())),
  )
  return name && !isNoName(name.split(' ')[0]) ? withoutLegalForm(name) : undefined
}

function isNoName(word = ''): boolean {
  return !/^\p{Lu}/u.test(word) || NO_NAME.test(word) || STOP_WORDS.has(word.toLowerCase())
}

function withoutLegalForm(name: string): string {
  return name
    .replace(/^the /i, '')
    .replace(/,? (?:Inc|Ltd|Limited|LLC|PLC|plc|Corp|Corporation|GmbH|AG|AB|AS|SA|Co)\.?$/, '')
    .replace(/[.,;]+$/, '')
    .trim()
}
