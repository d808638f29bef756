import { isOtherLanguage } from '../../kit/english/other-language'
import { patternOf } from '../../kit/english/phrases'
import type { Values } from '../../kit/form/fields'
import type { tool } from '../tool'
import { ABOUT_HEADING, datelineLength, findParts, type Part, type PartName } from './parts'
import { findQuotations } from './quotations'
import { splitSentences } from './sentences'
import { findWords, type Span, type Word } from './words'

export type Sentence = Span & { part: PartName; words: Word[] }

/** What visitors say of their text beside the text itself. */
export type Answers = Partial<Omit<Values<(typeof tool)['fields']>, 'release' | 'kind' | 'gate'>>

/** A text as the checks read it. Every place is counted from the start of `text`. */
export type Release = ReturnType<typeof readRelease>

const PROSE: readonly PartName[] = ['Lead', 'Body', 'Boilerplate']
/** What journalists read as the release's own words. */
const WRITTEN: readonly PartName[] = [...PROSE, 'Headline', 'Subheading']

/** Reads a text that is prepared: its parts, sentences and quotations. */
export function readRelease(text: string, { sender, keywords = '', day, style = 'us' }: Answers = {}) {
  const parts = findParts(text)
  const sliceOf = ({ start, end }: Span) => text.slice(start, end)
  const alone = parts.find(({ name }) => name === 'Dateline')
  // The first paragraph with a dateline; without one, nothing is late.
  const dated = alone ? undefined : parts.find((part) => isStory(part) && datelineLength(sliceOf(part)) > 0)
  const dateline = dated
    ? { start: dated.start, end: dated.start + datelineLength(sliceOf(dated)), isLate: dated.name !== 'Lead' }
    : alone && { ...alone, isLate: false }
  const prose = parts
    .filter(({ name }) => PROSE.includes(name))
    .map((part) => (part === dated && dateline ? { ...part, start: dateline.end } : part))
  const sentences = prose.flatMap((part) =>
    splitSentences(text, part).map((span) => ({ ...span, part: part.name, words: findWords(text, span) })),
  )
  return {
    text,
    parts,
    headline: parts.find(({ name }) => name === 'Headline'),
    /** The first paragraph, without its dateline. */
    lead: prose.find(({ name }) => name === 'Lead'),
    /** Late when it is before a later paragraph than the first. */
    dateline,
    /** Lead, body and boilerplate: what is written in sentences. */
    prose,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    quotations: parts.filter(({ name }) => WRITTEN.includes(name)).flatMap((part) => findQuotations(text, part)),
    /** Who sends it, as the visitor says, or as the heading "About …" does. */
    sender: sender ?? senderIn(text, parts),
    keywords: keywords.split(/[,;\n]/).flatMap((keyword) => keyword.trim() || []),
    day,
    style,
    isEnglish: !isOtherLanguage(text),
  }
}

/** The parts in the text's own words, without datelines, contact and notes. */
export function writtenParts({ parts, prose }: Release): Part[] {
  const others = parts.filter(({ name }) => WRITTEN.includes(name) && !PROSE.includes(name))
  return [...others, ...prose].sort((one, other) => one.start - other.start)
}

/** Where a pattern matches the text's own words, outside quotations. The pattern has the flag `g`. */
export function findUnquoted(release: Release, pattern: RegExp): (Span & { found: string })[] {
  return writtenParts(release).flatMap((part) =>
    Array.from(release.text.slice(part.start, part.end).matchAll(pattern), ({ 0: found, index }) => ({
      found,
      start: part.start + index,
      end: part.start + index + found.length,
    })).filter(({ start }) => spanAt(release.quotations, start) === undefined),
  )
}

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

/** Whether a text has a phrase, such as a name. */
export const mentions = (text: string, phrase: string): boolean =>
  text.search(patternOf([phrase.replaceAll('*', '')])) >= 0

const isStory = ({ name }: Part): boolean => name === 'Lead' || name === 'Body'

/** The name in the heading "About …", without its legal form. */
function senderIn(text: string, parts: readonly Part[]): string | undefined {
  const about = parts.find(({ name }) => name === 'Boilerplate heading' || name === 'Boilerplate')
  const named = about && ABOUT_HEADING.exec(text.slice(about.start, Math.min(about.end, about.start + 80)))?.[1]
  return named
    ?.replace(/^the /i, '')
    .replace(/,? (?:Inc|Ltd|Limited|LLC|PLC|Corp|Corporation|GmbH|AG|AB|AS|SA|Co)\.?$/i, '')
    .trim()
}
