import { AVOID_IN_SHORT, beforeSendingInShort, carefulInShort, labelOf, quoted } from '../kit/brief/rules'
import { lines, oneLine } from '../kit/document/clean-text'
import { list, paragraph, section, type TextDocument, textsOf } from '../kit/document/text-document'
import { tool } from './tool'
import { BLANK, type BriefInput, OPEN_FEE, PAYMENT, type ReadBrief, titleOf } from './write-brief'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(brief: ReadBrief): TextDocument {
  const page = writePage(brief)
  // A campaign with many rules needs the room, and the brief says the rest, too.
  return countWords(page) > MOST_WORDS ? writePage({ ...brief, format: undefined }, true) : page
}

function writePage({ input, chosen, plan, format }: ReadBrief, isShort = false): TextDocument {
  const before = beforeSendingInShort(chosen)
  return {
    title: titleOf(input, 'your page'),
    sections: [
      ...(before ? [section('before', 'First', [paragraph(before)])] : []),
      section('point', 'The point', [paragraph(BLANK.point), paragraph(quoted(input.campaign, chosen))]),
      section('make', 'You make', [
        list([...lines(input.deliverables), ...(format ? [`${format.label}: ${format.shape}.`] : [])]),
      ]),
      section('must', 'Must be in it', [
        list([
          `The name: ${input.name === undefined ? BLANK.name : oneLine(input.name)}`,
          'The point.',
          `${BLANK.link}.`,
        ]),
      ]),
      section('label', 'Label', [paragraph(`${upper(labelOf(chosen))}.`)]),
      section('rules', 'Rules', [list(carefulInShort(chosen))]),
      section('avoid', 'Leave out', [paragraph(AVOID_IN_SHORT)]),
      ...(isShort ? [] : [section('free', 'Up to you', [paragraph('Everything else. There is no script.')])]),
      section('dates', 'Dates', [
        list([
          `${plan.idea}: your idea${isShort ? '' : `, answered ${plan.answer}`}.`,
          `${plan.drafts}: your draft.`,
          `${plan.changes}: one round of changes.`,
          `${plan.publication}: you publish.`,
        ]),
      ]),
      section('pay', 'You get', [
        list([input.fee === undefined ? `${OPEN_FEE}.` : oneLine(input.fee), ...(isShort ? [] : [`Paid ${PAYMENT}.`])]),
      ]),
      section('questions', 'Questions', [paragraph('[Name, phone and email of one person].')]),
    ],
  }
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return wordsIn(textsOf(document).join(' '))
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0

/** The label of the field to shorten where what was typed makes the page too long. */
export function fieldToShorten(page: TextDocument, input: BriefInput): string | undefined {
  if (countWords(page) <= MOST_WORDS) return undefined
  const [longest] = (['campaign', 'deliverables', 'name', 'fee'] as const).toSorted(
    (one, other) => wordsIn(input[other] ?? '') - wordsIn(input[one] ?? ''),
  )
  return tool.fields[longest ?? 'campaign'].label
}
