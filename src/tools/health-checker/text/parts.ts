import type { Block } from './blocks'
import { parseDateline, parseDatelineLine } from './dateline'
import { groupBy } from './group-by'
import {
  ABOUT_HEADING,
  CONTACT_HEADING,
  EMAIL,
  END_MARK,
  isAboutLine,
  LABEL,
  NOTES_HEADING,
  PHONE,
  RELEASE_LINE,
} from './headings'
import type { Span } from './span'
import { findWords } from './words'

export type PartName =
  | 'Release line'
  | 'Label'
  | 'Headline'
  | 'Subheading'
  | 'List'
  | 'Dateline'
  | 'Lead'
  | 'Body'
  | 'Boilerplate heading'
  | 'Boilerplate'
  | 'Contact'
  | 'Notes'
  | 'End mark'

export type Part = Span & { name: PartName }

/** A line of a contact is short; a headline has no more words than this either. */
const CONTACT_WORDS = 12
const HEADLINE_WORDS = 25

const LIST_ITEM = /^(?:[-•*·–]|\d{1,2}[.)])\s/

/** What each block of a release is. Contact and release line may be at the top or at the bottom. */
export function nameParts(text: string, blocks: readonly Block[]): Part[] {
  const contacts = contactGroups(text, blocks)
  let section: 'story' | 'boilerplate' | 'notes' = 'story'
  let hasHeadline = false
  let hasLead = false

  return blocks.map(({ group, ...span }) => {
    const block = text.slice(span.start, span.end)
    const name = (): PartName => {
      if (END_MARK.test(block)) return 'End mark'
      if (block.length < 120 && RELEASE_LINE.test(block)) return 'Release line'
      if (LABEL.test(block)) return 'Label'
      if (NOTES_HEADING.test(block)) {
        section = 'notes'
        return 'Notes'
      }
      if (contacts.has(group)) return 'Contact'
      if (isAboutLine(block)) {
        section = 'boilerplate'
        return 'Boilerplate heading'
      }
      if (hasLead && ABOUT_HEADING.test(block)) {
        section = 'boilerplate'
        return 'Boilerplate'
      }
      if (section === 'notes') return 'Notes'
      if (section === 'boilerplate') return 'Boilerplate'
      if (!hasLead && parseDatelineLine(block)) return 'Dateline'
      if (!hasLead && isRunningText(block)) {
        hasLead = true
        return 'Lead'
      }
      if (LIST_ITEM.test(block) && !isRunningText(block)) return 'List'
      if (!hasHeadline && !hasLead && findWords(block).length <= HEADLINE_WORDS) {
        hasHeadline = true
        return 'Headline'
      }
      return isRunningText(block) ? 'Body' : 'Subheading'
    }
    return { ...span, name: name() }
  })
}

/** Sentences rather than a heading: a full stop at the end of some words, a dateline, or many words. */
function isRunningText(block: string): boolean {
  const count = findWords(block.slice(0, 2000)).length
  if (count > HEADLINE_WORDS || (parseDateline(block) && count > 8)) return true
  // A short line with an exclamation mark is a headline that shouts.
  const isShout = count <= 14 && /^[^.!?]*!+$/.test(block)
  return count >= 6 && /[.!?…]["'”’»)\]]*$/.test(block) && !isShout
}

/** The groups of blocks that are a media contact: under such a heading, or short lines with an address or a number. */
function contactGroups(text: string, blocks: readonly Block[]): Set<number> {
  const groups = groupBy(blocks, ({ group }) => group)
  const found = new Set<number>()
  let headingAlone = false
  for (const [group, members] of groups) {
    const lines = members.map(({ start, end }) => text.slice(start, end))
    const isShort = lines.every((line) => findWords(line.slice(0, 500)).length <= CONTACT_WORDS)
    const isHeaded = CONTACT_HEADING.test(lines.find((line) => !END_MARK.test(line)) ?? '')
    const hasAddress = lines.some((line) => line.length < 500 && (EMAIL.test(line) || PHONE.test(line)))
    if ((isHeaded && (isShort || hasAddress)) || (isShort && (hasAddress || headingAlone))) found.add(group)
    headingAlone = isHeaded && lines.length === 1 && !hasAddress
  }
  return found
}
