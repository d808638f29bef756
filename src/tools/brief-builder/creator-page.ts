import { carefulInShort } from '../kit/brief/careful'
import * as rules from '../kit/brief/rules'
import { conditionIn, forWhomIn, nameIn, phrasesIn, pointIn } from '../kit/brief/said'
import { freeSteps, inSentences, seenIn, startSentence } from '../kit/brief/timeline'
import { oneLine } from '../kit/document/clean-text'
import { list, paragraph, section, type TextDocument, textsOf } from '../kit/document/text-document'
import { feeIn, rightsIn } from './compensation'
import type { BriefInput, ReadBrief } from './read-brief'
import { tool } from './tool'
import { madeBy, makesIn } from './write-brief'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(brief: ReadBrief): TextDocument {
  const cut = CUTS.find((cut) => countWords(writePage(brief, cut)) <= MOST_WORDS)
  return writePage(brief, cut ?? PARTS.length)
}

/** What a long page leaves out, the least first. Rules on age, safety and what must never be said are not among it. */
const PARTS = ['shapes', 'where', 'terms', 'whom', 'wording', 'steps', 'shown', 'usage'] as const
/** How many of them. */
export const CUTS = [...PARTS.keys(), PARTS.length]

/** The page without so many of its parts. */
export function writePage(brief: ReadBrief, cut: number): TextDocument {
  const { input, chosen, formats, goal, isFilmed } = brief
  const before = rules.beforeSendingInShort(chosen)
  const isOurs = chosen.publisher === 'ours'
  const has = (part: (typeof PARTS)[number]) => PARTS.indexOf(part) >= cut
  const leftOut = [conditionIn(input.avoid, chosen) ?? [], warned(brief), rules.AVOID_IN_SHORT].flat()
  return {
    title: rules.titled(input.name, 'on one page', chosen),
    sections: [
      ...(before ? [section('before', 'First', [paragraph(before)])] : []),
      section('point', 'What it says', [paragraph(pointIn(input.point, chosen))]),
      ...(has('whom') ? [section('whom', 'For whom', [paragraph(forWhomIn(input.forWhom, chosen))])] : []),
      section('make', madeBy('You make', chosen), [
        list([
          makesIn(brief),
          ...(has('shown') ? rules.shown(input.shown, isFilmed, chosen) : []),
          ...(has('shapes') ? formats.map(({ label, shape }) => `${label}: ${shape}.`) : []),
        ]),
      ]),
      section('must', chosen.isFree ? 'Then in it' : `Must be in it${chosen.isSecret ? ', once public' : ''}`, [
        list([
          `The name: ${nameIn(input.name, chosen)}`,
          rules.callToAction(input.action, goal, chosen),
          ...(chosen.isFree ? [] : ['Link or code: [address or code]']),
          ...rules.safety(input.safety).map(({ label, text }) => `${label}: ${text}`),
        ]),
      ]),
      section('label', isOurs ? 'Sender' : 'Label', [
        paragraph(`${startSentence(rules.labelOf(chosen, !has('where')))}.`),
      ]),
      section('rules', 'Rules', [list(carefulInShort(chosen, isFilmed))]),
      section('avoid', 'Leave out', [list(leftOut)]),
      ...(chosen.isWordForWord || has('wording')
        ? [section('words', 'Wording', [paragraph(startSentence(rules.wording(input.point, chosen)))])]
        : []),
      section('dates', 'Dates', [list(datesOf(brief, has('steps')))]),
      ...(isOurs
        ? []
        : [
            section('pay', 'You get', [
              list([
                feeIn(brief),
                ...(has('usage') ? [`Usage rights: ${rightsIn(brief)}`] : []),
                ...(has('terms') && !chosen.isFree ? ['No contract: the signed agreement counts.'] : []),
              ]),
            ]),
          ]),
      section('questions', 'Questions', [paragraph(rules.contactIn(input.contact, chosen))]),
    ],
  }
}

/** What a warning must never show is a rule on safety. */
const warned = ({ chosen, goal }: ReadBrief): string[] =>
  goal && chosen.isWarning && !chosen.isHidden ? [goal.dont] : []

function datesOf({ input, chosen, plan }: ReadBrief, hasAll: boolean): string[] {
  if (chosen.isFree) return inSentences(freeSteps({ plan, chosen, days: input }))
  const isLong = hasAll && !plan.isInThree
  return inSentences([
    ...(isLong ? [{ label: plan.idea, text: `your idea, answered ${plan.answers.idea}.` }] : []),
    ...(hasAll ? seenIn(plan) : []),
    { label: plan.drafts, text: `draft${isLong ? plan.later : ''}.` },
    { label: plan.changes, text: 'changes and approval.' },
    ...(plan.announced ? [{ label: plan.announced, text: 'announced.' }] : []),
    { label: plan.publication, text: plan.isLive ? 'it takes place.' : 'publication.' },
  ])
}

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return wordsIn(textsOf(document).join(' '))
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0

/** The labels of the two fields to shorten, where what was typed, and is printed, makes the page too long. */
export function fieldsToShorten(page: TextDocument, input: BriefInput): string[] {
  if (countWords(page) <= MOST_WORDS) return []
  const text = textsOf(page).join('\n')
  return phrasesIn(tool.fields, input)
    .filter(({ typed }) => text.includes(oneLine(typed)))
    .toSorted((one, other) => wordsIn(other.typed) - wordsIn(one.typed))
    .slice(0, 2)
    .map(({ label }) => label)
}
