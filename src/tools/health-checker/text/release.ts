import { MIN_FUNCTION_WORD_SHARE } from '../data/limits'
import { FUNCTION_WORDS } from '../data/vocabulary'
import { splitBlocks } from './blocks'
import { type Dateline, parseDateline, parseDatelineLine } from './dateline'
import { findOrganisation } from './organisation'
import { nameParts, type Part, type PartName } from './parts'
import { findQuotations } from './quotations'
import { splitSentences } from './sentences'
import type { Span } from './span'
import { findWords, type Word } from './words'

export type Sentence = Span & { part: PartName; words: Word[] }

/** A release as the checks read it. Every place is counted from the start of `text`. */
export type Release = {
  text: string
  parts: Part[]
  headline?: Part
  /** The first paragraph, without its dateline. */
  lead?: Span
  /** Late when it is before a later paragraph than the first. */
  dateline?: Dateline & Span & { isLate?: true }
  /** Lead, body and boilerplate: what is written in sentences. */
  prose: Part[]
  sentences: Sentence[]
  /** Words of the sentences. */
  words: Word[]
  quotations: Span[]
  /** What the release is about, by its own "About" heading, or else by the first name of the lead, or else by the headline. */
  organisation?: string
  isEnglish: boolean
}

const PROSE: readonly PartName[] = ['Lead', 'Body', 'Boilerplate']
/** What journalists read as the release's own words. */
const WRITTEN: readonly PartName[] = [...PROSE, 'Headline', 'Subheading', 'List']

/** Reads a text that is prepared: its parts, sentences, quotations and names. */
export function readRelease(text: string): Release {
  const parts = nameParts(text, splitBlocks(text))
  const leadPart = parts.find(({ name }) => name === 'Lead')
  const inLead = leadPart && parseDateline(text.slice(leadPart.start, leadPart.end))
  const ownLine = parts.find(({ name }) => name === 'Dateline')
  const lead = leadPart && { start: leadPart.start + (inLead?.length ?? 0), end: leadPart.end }
  const late = inLead || ownLine ? undefined : findLateDateline(text, parts)
  const datelines = [lead && { at: leadPart?.start, end: lead.start }, late && { at: late.start, end: late.end }]
  const prose = parts
    .filter(({ name }) => PROSE.includes(name))
    .map((part) => ({ ...part, start: datelines.find((dateline) => dateline?.at === part.start)?.end ?? part.start }))
  const sentences = prose.flatMap((part) =>
    splitSentences(text, part).map((span) => ({ ...span, part: part.name, words: findWords(text, span) })),
  )
  const release = {
    text,
    parts,
    headline: parts.find(({ name }) => name === 'Headline'),
    lead,
    dateline:
      inLead && leadPart
        ? { ...inLead, start: leadPart.start, end: leadPart.start + inLead.length }
        : (readOwnLine(text, ownLine) ?? late),
    prose,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    quotations: parts.filter(({ name }) => WRITTEN.includes(name)).flatMap((part) => findQuotations(text, part)),
  }
  return { ...release, organisation: findOrganisation(release), isEnglish: isEnglish(text) }
}

/** The parts in the release's own words, without datelines, contact and notes. */
export function writtenParts({ parts, prose }: Release): Part[] {
  return [...parts.filter(({ name }) => WRITTEN.includes(name) && !PROSE.includes(name)), ...prose].sort(
    (one, other) => one.start - other.start,
  )
}

/** Where a pattern matches the release's own words, outside quotations. The pattern has the flag `g`. */
export function findUnquoted(release: Release, pattern: RegExp): RegExpExecArray[] {
  return writtenParts(release).flatMap((part) =>
    Array.from(release.text.slice(part.start, part.end).matchAll(pattern), (match) =>
      Object.assign(match, { index: part.start + match.index }),
    ).filter(({ index }) => !isWithin(release.quotations, index)),
  )
}

/** Whether a place lies in one of the spans, which are in order and apart. */
export function isWithin(spans: readonly Span[], place: number): boolean {
  return spanAt(spans, place) !== undefined
}

/** What is told below the lead. */
export const partsBelow = (release: Release) =>
  writtenParts(release).filter(({ name }) => name !== 'Lead' && name !== 'Headline')

export const hasBody = (release: Release) => partsBelow(release).length > 0

/** The span that holds a place; the spans are in order and apart. */
export function spanAt<S extends Span>(spans: readonly S[], place: number): S | undefined {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  const span = spans[low]
  return span && span.start <= place ? span : undefined
}

function readOwnLine(text: string, line: Part | undefined) {
  const dateline = line && parseDatelineLine(text.slice(line.start, line.end))
  return dateline && { ...dateline, start: line.start, end: line.end }
}

function findLateDateline(text: string, parts: readonly Part[]) {
  for (const { name, start, end } of parts) {
    const dateline = name === 'Body' ? parseDateline(text.slice(start, Math.min(end, start + 200))) : undefined
    if (dateline?.hasDate) return { ...dateline, start, end: start + dateline.length, isLate: true as const }
  }
  return undefined
}

/** Whether enough of the words are the little ones of English. Short texts get the benefit of the doubt. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 20 && latin < letters / 2) return false
  const words = findWords(text).filter((word) => /^\p{L}+$/u.test(word.text))
  if (words.length < 20) return true
  return (
    words.filter((word) => FUNCTION_WORDS.has(word.text.toLowerCase())).length / words.length >= MIN_FUNCTION_WORD_SHARE
  )
}
