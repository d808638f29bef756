import {
  AVOID_IN_SHORT,
  beforeSendingInShort,
  callToAction,
  carefulInShort,
  labelOf,
  nameIn,
  pointIn,
  wordingInShort,
} from '../kit/brief/rules'
import { notBefore, startOf, startSentence } from '../kit/brief/timeline'
import { withStop } from '../kit/document/clean-text'
import { list, paragraph, section, type TextDocument, textsOf } from '../kit/document/text-document'
import { feeIn } from './compensation'
import type { BriefInput, ReadBrief } from './read-brief'
import { tool } from './tool'
import { makesIn, titleOf } from './write-brief'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(brief: ReadBrief): TextDocument {
  const page = writePage(brief)
  // A campaign with many rules needs the room, and the brief says the rest, too.
  return countWords(page) > MOST_WORDS ? writePage({ ...brief, formats: [] }, true) : page
}

function writePage(brief: ReadBrief, isShort = false): TextDocument {
  const { input, chosen, formats, goal, rights } = brief
  const before = beforeSendingInShort(chosen, startOf(input))
  const isOurs = chosen.publisher === 'ours'
  return {
    title: titleOf(brief, 'your page'),
    sections: [
      ...(before ? [section('before', 'First', [paragraph(before)])] : []),
      section('point', 'What it says', [paragraph(pointIn(input.point, chosen))]),
      section('make', 'You make', [
        list([makesIn(brief), ...formats.slice(0, 1).map(({ label, shape }) => `${label}: ${shape}.`)]),
      ]),
      section('must', 'Must be in it', [
        list([`The name: ${nameIn(input.name, chosen)}`, callToAction(input.action, goal, chosen)]),
      ]),
      section('label', isOurs ? 'Sender' : 'Label', [paragraph(`${startSentence(labelOf(chosen))}.`)]),
      section('rules', 'Rules', [list(carefulInShort(chosen))]),
      ...(isShort ? [] : [section('avoid', 'Leave out', [paragraph(AVOID_IN_SHORT)])]),
      section('words', 'Wording', [paragraph(wordingInShort(chosen))]),
      section('dates', 'Dates', [list(datesOf(brief, isShort))]),
      ...(isOurs
        ? []
        : [
            section('pay', 'You get', [
              list([
                feeIn(brief),
                ...(chosen.publisher === 'paid' && !isShort ? ['Paid in full within 14 days of the last piece.'] : []),
                ...(rights
                  ? [withStop(rights.usage), ...(rights.exclusivity === 'None.' ? [] : [withStop(rights.exclusivity)])]
                  : ['We may use: [what, where and how long].']),
                chosen.publisher === 'unpaid' ? 'You are free to say no.' : 'No contract: the signed agreement counts.',
              ]),
            ]),
          ]),
      section('questions', 'Questions', [paragraph('[Name, phone and email of one person].')]),
    ],
  }
}

function datesOf({ input, chosen, plan }: ReadBrief, isShort: boolean): string[] {
  const isOurs = chosen.publisher === 'ours'
  return [
    ...(plan.isInThree ? [] : [`${startSentence(plan.idea)}: your idea${isShort ? '' : `, answered ${plan.answer}`}.`]),
    `${startSentence(plan.drafts)}: your draft.`,
    `${startSentence(plan.changes)}: ${plan.isInThree ? 'approval' : 'one round of changes'}.`,
    `${startSentence(plan.publication)}: ${isOurs ? 'publication' : 'you publish'}${notBefore(input)}.`,
  ]
}

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return wordsIn(textsOf(document).join(' '))
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0

/** The label of the field to shorten where what was typed makes the page too long. */
export function fieldToShorten(page: TextDocument, input: BriefInput): string | undefined {
  if (countWords(page) <= MOST_WORDS) return undefined
  const [longest] = (['point', 'action', 'makes', 'name', 'fee'] as const).toSorted(
    (one, other) => wordsIn(input[other] ?? '') - wordsIn(input[one] ?? ''),
  )
  return tool.fields[longest ?? 'point'].label
}
