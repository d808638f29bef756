import { hasDate, withoutDates } from './dates'
import { findWords, type Span } from './words'

export type PartName =
  | 'Release line'
  | 'Headline'
  | 'Subheading'
  | 'Dateline'
  | 'Lead'
  | 'Body'
  | 'Boilerplate heading'
  | 'Boilerplate'
  | 'Contact'
  | 'Notes'
  | 'End mark'

export type Part = Span & { name: PartName }
/** A paragraph, or a line by itself. Blocks of one group have no blank line between them. */
type Block = Span & { group: number }

// Lines that announce what a part of a release is.
const RELEASE_LINE =
  /^\W*(?:for (?:immediate |general )?(?:release|publication)|embargo(?:ed)?|under (?:strict )?embargo|strictly embargoed|hold for release|not for (?:release|publication)|release (?:date|time)\s*:)/i
const LABEL = /^\W*(?:press|news|media) (?:release|announcement|statement)\W*$/i
const END_MARK = /^(?:(?:#\s*){2,}|[-–—\s]*30[-–—\s]+|[-–—*#\s]*(?:the )?ends?[-–—*#.\s]*)$/i
export const CONTACT_HEADING =
  /^\W*(?:(?:media|press|pr|news|editorial|journalist)[\s/-]*(?:(?:and|&) \w+ )?(?:contacts?|enquir(?:y|ies)|inquir(?:y|ies)|relations|office)|contacts?(?: (?:details|information|for (?:media|press|journalists)))?|for (?:more|further|media|press|all)[\w ]{0,40}(?:contact|information|enquiries|inquiries|details))\b\W*/i
const NOTES_HEADING = /^\W*(?:notes? (?:to|for) (?:the )?editors?|editor['’]?s['’]? notes?|notes)\W*$/i
/** "About Acme", on its own line or with the text behind a colon or a dash. */
export const ABOUT_HEADING = /^about ((?:the )?[\p{Lu}\p{N}][^:\n]{0,60}?)\s*(?:[:–—]\s*|$)/iu
export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/
export const PHONE = /(?:\+|\(?\b0|\b\(?\d{3}[) .-])[\d() .-]{6,18}\d/
const LIST_ITEM = /^(?:[-•*·–]|\d{1,2}[.)])\s/

/** Lines of running text that a mail program broke are about this long, in characters. */
const WRAPPED = { min: 50, max: 100 }
/** A line of a contact is short; a headline has no more words than this either. */
const CONTACT_WORDS = 12
const HEADLINE_WORDS = 25
/** A dateline ends within this many characters, and its place has at most so many words. */
const DATELINE = { reach: 110, words: 7 }

/** The parts of a release. Contact and release line may be at the top or at the bottom. */
export function findParts(text: string): Part[] {
  const blocks = splitBlocks(text)
  const contacts = contactGroups(text, blocks)
  let section: 'story' | 'boilerplate' | 'notes' = 'story'
  let hasHeadline = false
  let hasLead = false

  return blocks.map(({ group, ...span }) => {
    const block = text.slice(span.start, span.end)
    const name = (): PartName => {
      if (END_MARK.test(block)) return 'End mark'
      if (block.length < 120 && RELEASE_LINE.test(block)) return 'Release line'
      if (LABEL.test(block)) return 'Notes'
      if (NOTES_HEADING.test(block)) section = 'notes'
      if (contacts.has(group)) return 'Contact'
      if (isAboutLine(block) || (hasLead && ABOUT_HEADING.test(block))) {
        section = 'boilerplate'
        return isAboutLine(block) ? 'Boilerplate heading' : 'Boilerplate'
      }
      if (section !== 'story') return section === 'notes' ? 'Notes' : 'Boilerplate'
      if (!hasLead && block.length <= DATELINE.reach && hasDate(block) && isDateline(block)) return 'Dateline'
      if (!hasLead && isRunningText(block)) {
        hasLead = true
        return 'Lead'
      }
      if (!hasHeadline && !hasLead && !LIST_ITEM.test(block) && findWords(block).length <= HEADLINE_WORDS) {
        hasHeadline = true
        return 'Headline'
      }
      return isRunningText(block) ? 'Body' : 'Subheading'
    }
    return { ...span, name: name() }
  })
}

/** How many characters at the start of a paragraph are its dateline, "OSLO, Norway, 5 May 2026 – "; 0 without one. */
export function datelineLength(paragraph: string): number {
  const head = paragraph.slice(0, DATELINE.reach)
  const ends = [...head.matchAll(/(?<!\s)\s*(?:--+|[—–]|(?<=\s)-(?=\s)|:(?=\s))\s*/g)]
  const end = ends.findLast(({ index }) => isDateline(head.slice(0, index)))
  return end ? end.index + end[0].length : 0
}

/** The words of a dateline that are not its date. */
export const placeIn = (dateline: string): string[] =>
  withoutDates(dateline)
    .replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gi, ' ')
    .match(/\p{L}[\p{L}.’'-]*/gu) ?? []

/** A date, or a first word in capitals; and a place of a few words that begin with a capital. */
function isDateline(words: string): boolean {
  const place = placeIn(words)
  const isPlace =
    place.length <= DATELINE.words && place.every((word) => /^(?:\p{Lu}|of$|de$|la$|upon$|am$|and$|the$)/u.test(word))
  return isPlace && (hasDate(words) || /^\p{Lu}{3,}$/u.test(place[0] ?? ''))
}

/** A heading of the boilerplate on a line of its own. */
const isAboutLine = (line: string): boolean =>
  line.length < 70 && /^about \S/i.test(line) && !/[.!?]$/.test(line.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/, ''))

/** Sentences rather than a heading: a full stop at the end of some words, a dateline, or many words. */
function isRunningText(block: string): boolean {
  const count = findWords(block.slice(0, 2000)).length
  if (count > HEADLINE_WORDS || (count > 8 && datelineLength(block) > 0)) return true
  // A short line with an exclamation mark is a headline that shouts.
  const isShout = count <= 14 && /^[^.!?]*!+$/.test(block)
  return count >= 6 && /[.!?…]["'”’»)\]]*$/.test(block) && !isShout
}

/** The groups of blocks that are a media contact: under such a heading, or short lines with an address or a number. */
function contactGroups(text: string, blocks: readonly Block[]): Set<number> {
  const groups = new Map<number, string[]>()
  for (const { group, start, end } of blocks) {
    const lines = groups.get(group) ?? []
    lines.push(text.slice(start, end))
    groups.set(group, lines)
  }
  const found = new Set<number>()
  let isHeadingAlone = false
  for (const [group, lines] of groups) {
    const isShort = lines.every((line) => findWords(line.slice(0, 500)).length <= CONTACT_WORDS)
    const isHeaded = CONTACT_HEADING.test(lines.find((line) => !END_MARK.test(line)) ?? '')
    const hasAddress = lines.some((line) => line.length < 500 && (EMAIL.test(line) || PHONE.test(line)))
    if ((isHeaded && (isShort || hasAddress)) || (isShort && (hasAddress || isHeadingAlone))) found.add(group)
    isHeadingAlone = isHeaded && lines.length === 1 && !hasAddress
  }
  return found
}

/**
 * The blocks of a text. A line is a block of its own, as in text pasted from a page, unless the lines around it look
 * like a paragraph that was broken at a fixed width.
 */
function splitBlocks(text: string): Block[] {
  const groups: Span[][] = [[]]
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const start = index + line.length - line.trimStart().length
    if (line.trim() === '') groups.push([])
    else groups.at(-1)?.push({ start, end: start + line.trim().length })
  }
  const filled = groups.filter((lines) => lines.length > 0)
  // Without blank lines, every line is a group.
  const [only = []] = filled
  if (filled.length === 1 && only.length > 4 && !isWrapped(text, only))
    return only.map((line, group) => ({ ...line, group }))
  return filled.flatMap((lines, group) => joinWrapped(text, lines).map((span) => ({ ...span, group })))
}

/** A heading above a broken paragraph, and an end mark below it, are not part of it. */
function joinWrapped(text: string, lines: readonly Span[]): readonly Span[] {
  const isRunning = ({ start, end }: Span) => !isAnnouncedHeading(text.slice(start, end))
  const first = lines.findIndex(isRunning)
  const last = lines.findLastIndex(isRunning)
  const body = lines.slice(first, last + 1)
  if (first < 0 || !isWrapped(text, body)) return lines
  const joined = { start: body[0]?.start ?? 0, end: body.at(-1)?.end ?? 0 }
  return [...lines.slice(0, first), joined, ...lines.slice(last + 1)]
}

function isWrapped(text: string, lines: readonly Span[]): boolean {
  const texts = lines.map(({ start, end }) => text.slice(start, end))
  const isBroken =
    texts.length > 1 &&
    texts.every(
      ({ length }, index) => length <= WRAPPED.max && (length >= WRAPPED.min || index === texts.length - 1),
    ) &&
    !texts.some((line) => LIST_ITEM.test(line))
  // Headlines have no full stop; two of them below each other are two.
  return isBroken && (/[.!?:"”)]$/.test(texts.at(-1) ?? '') || texts.slice(1).every((line) => /^\p{Ll}/u.test(line)))
}

const isAnnouncedHeading = (line: string): boolean =>
  END_MARK.test(line) ||
  NOTES_HEADING.test(line) ||
  LABEL.test(line) ||
  (line.length < 70 && (RELEASE_LINE.test(line) || CONTACT_HEADING.test(line) || isAboutLine(line)))
