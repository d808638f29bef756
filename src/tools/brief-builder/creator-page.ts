import { carefulInShort } from '../kit/brief/careful'
import * as rules from '../kit/brief/rules'
import { conditionIn, forWhomIn, nameIn, pointIn, said } from '../kit/brief/said'
import { freeSteps, inSentences, seenIn, startSentence } from '../kit/brief/timeline'
import { oneLine } from '../kit/document/clean-text'
import { list, paragraph, section, type TextDocument, textsOf } from '../kit/document/text-document'
import { feeOf } from './compensation'
import type { BriefInput, ReadBrief } from './read-brief'
import { tool } from './tool'
import { madeBy, makesIn } from './write-brief'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(brief: ReadBrief): TextDocument {
  // A campaign with many rules needs the room, and the brief says the rest, too.
  const cut = CUTS.find((cut) => countWords(writePage(brief, cut)) <= MOST_WORDS)
  return writePage(brief, cut ?? 'all')
}

/** What a page leaves to the brief, the least first: limits of formats, the terms in full, then what holds on the spot. */
export const CUTS = ['none', 'formats', 'terms', 'all'] as const
type Cut = (typeof CUTS)[number]

/** The page with so much left to the brief. */
export function writePage(brief: ReadBrief, cut: Cut): TextDocument {
  const { input, chosen, formats, goal, isFilmed } = brief
  const before = rules.beforeSendingInShort(chosen)
  const isOurs = chosen.publisher === 'ours'
  const isShort = cut !== 'none'
  const hasFewTerms = cut === 'terms' || cut === 'all'
  const leftOut = [conditionIn(input.avoid, chosen) ?? [], isShort ? [] : rules.AVOID_IN_SHORT].flat()
  return {
    title: rules.titled(input.name, 'your page', chosen),
    sections: [
      ...(before ? [section('before', 'First', [paragraph(before)])] : []),
      section('point', 'What it says', [paragraph(pointIn(input.point, chosen))]),
      ...(cut === 'all' || (isShort && !input.forWhom)
        ? []
        : [section('whom', 'For whom', [paragraph(forWhomIn(input.forWhom, chosen))])]),
      section('make', madeBy('You make', chosen), [
        list([
          makesIn(brief),
          ...rules.shown(input.shown, isFilmed && !isShort, chosen),
          ...(isShort ? [] : formats.map(({ label, shape }) => `${label}: ${shape}.`)),
        ]),
      ]),
      section('must', chosen.isFree ? 'Then in it' : `Must be in it${chosen.isSecret ? ', once public' : ''}`, [
        list([
          `The name: ${nameIn(input.name, chosen)}`,
          rules.callToAction(input.action, goal, chosen),
          ...(chosen.isFree ? [] : ['Your link or code: [address or code]']),
          ...rules.safety(input.safety).map(({ label, text }) => `${label}: ${text}`),
        ]),
      ]),
      section('label', isOurs ? 'Sender' : 'Label', [
        paragraph(`${startSentence(rules.labelOf(chosen, hasFewTerms))}.`),
      ]),
      section('rules', 'Rules', [list(carefulInShort(chosen, isFilmed, cut !== 'all'))]),
      ...(leftOut.length > 0 ? [section('avoid', 'Leave out', [list(leftOut)])] : []),
      ...(cut === 'all' && !chosen.isWordForWord
        ? []
        : [section('words', 'Wording', [paragraph(rules.wordingInShort(input.point, chosen))])]),
      section('dates', 'Dates', [list(datesOf(brief, isShort))]),
      ...(isOurs
        ? []
        : [
            section('pay', 'You get', [
              list([
                ...feeOf(brief).map(({ label, text }) => (chosen.publisher === 'gift' ? text : `${label}: ${text}`)),
                ...rightsInShort(brief),
                ...[hasFewTerms ? [] : TERMS[chosen.publisher ?? 'paid']].flat(),
              ]),
            ]),
          ]),
      section('questions', 'Questions', [paragraph(rules.contactIn(input.contact, chosen))]),
    ],
  }
}

const TERMS = {
  ...{ paid: 'No contract: the signed agreement counts.', gift: 'You are free to publish nothing.' },
  ...{ unpaid: 'You are free to say no.', ours: [] },
}

function rightsInShort({ input, chosen }: ReadBrief): string[] {
  if (chosen.isFree) return ['We ask before we use your work.']
  return [`Agreed use: ${said(input.usage, '[what, where and how long]', chosen, 'term')}`]
}

function datesOf({ input, chosen, plan }: ReadBrief, isShort: boolean): string[] {
  const isOurs = chosen.publisher === 'ours'
  if (chosen.isFree) return inSentences(freeSteps({ plan, chosen, days: input }))
  return [
    ...(plan.isInThree
      ? []
      : [`${startSentence(plan.idea)}: your idea${isShort ? '' : `, answered ${plan.answers.idea}`}.`]),
    ...inSentences(seenIn(plan)),
    `${startSentence(plan.drafts)}: ${isOurs ? 'draft' : 'your draft'}${plan.isInThree ? '' : plan.later}.`,
    `${startSentence(plan.changes)}: ${plan.isInThree ? 'approval' : 'one round of changes'}.`,
    ...(plan.announced ? [`${startSentence(plan.announced)}: announced.`] : []),
    `${startSentence(plan.publication)}: ${isOurs ? 'publication' : 'you publish'}.`,
  ]
}

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return wordsIn(textsOf(document).join(' '))
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0

/** The label of the field to shorten where what was typed, and is printed, makes the page too long. */
export function fieldToShorten(page: TextDocument, input: BriefInput): string | undefined {
  if (countWords(page) <= MOST_WORDS) return undefined
  const text = textsOf(page).join('\n')
  const [longest] = (['point', 'action', 'makes', 'shown', 'avoid', 'forWhom', 'name', 'fee', 'usage'] as const)
    .filter((name) => input[name] !== undefined && text.includes(oneLine(input[name] ?? '')))
    .toSorted((one, other) => wordsIn(input[other] ?? '') - wordsIn(input[one] ?? ''))
  return longest && tool.fields[longest].label
}
