import { oneLine } from '../kit/document/clean-text'
import { labelFor } from '../kit/document/disclosure'
import { type Item, list, paragraph, section, type TextDocument, textsOf } from '../kit/document/text-document'
import type { BriefInput } from './completeness'
import { LENGTH } from './completeness-rules'
import { BLANK, tradeRules } from './phrases'
import { type Deliverable, readDeliverables } from './read-deliverables'
import { readGoals } from './read-goals'
import { DEFAULT_TERMS, type Terms } from './terms'
import { weeksOf } from './timeline'
import { feeOf } from './write-brief'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

const LONGEST_TITLE = 12
const LONGEST_DELIVERABLE = 10
const MOST_DELIVERABLES = 4

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(input: BriefInput, terms: Terms = DEFAULT_TERMS): TextDocument {
  const deliverables = readDeliverables(input.deliverables)
  const named = [...readGoals(input.goals).map(({ words }) => words), ...deliverables.map(({ words }) => words)]
  const { feedback, publishing, lastPublishing } = weeksOf(deliverables)
  const rest = deliverables.length - MOST_DELIVERABLES
  return {
    title: `${cut(oneLine(input.campaign), LONGEST_TITLE)}: your page`,
    sections: [
      section('point', 'The point', [paragraph(`${BLANK.point}.`)]),
      section('make', 'You make', [
        list([
          ...deliverables.slice(0, MOST_DELIVERABLES).map(writeDeliverable),
          ...(rest > 0 ? [`${rest} more, as in the full brief.`] : []),
        ]),
      ]),
      section('must', 'Must be in it', [list(['The name, as it is spelled above.', 'The point.', `${BLANK.link}.`])]),
      section('avoid', 'Leave out', [
        list([`${upper(terms.avoid)}.`, ...tradeRules(oneLine(input.campaign)).slice(0, 1)]),
      ]),
      section('free', 'Up to you', [
        paragraph('Everything else: your words, your setting, your pace. There is no script.'),
      ]),
      section('label', 'Label', [paragraph(`${upper(labelFor(input.audienceCountry))}.`)]),
      section('dates', 'Weeks from signing', [
        list([
          'Week 1: product or access is with you.',
          `Week 2: your idea in three lines; we answer within ${terms.answer}.`,
          `Week ${feedback}: ${terms.rounds} of changes.`,
          `Week ${publishing}${lastPublishing && lastPublishing > publishing ? ` to ${lastPublishing}` : ''}: you publish.`,
        ]),
      ]),
      section('pay', 'You get', [
        list([
          upper(shortFee(deliverables, named)),
          `${upper(terms.payment)}.`,
          'The work stays yours; see the full brief for rights.',
        ]),
      ]),
      section('questions', 'Questions', [paragraph(`${BLANK.contact}.`)]),
    ],
  }
}

function writeDeliverable({ words, facts }: Deliverable): Item {
  const name = cut(words, LONGEST_DELIVERABLE)
  if (!facts) return `${name}.`
  const shape = facts.shape.split(/[,;]/)[0] ?? facts.shape
  const length = /about \d+ \w+/.exec(facts.length)?.[0]
  return `${name}: ${shape}${length && !LENGTH.test(words) ? `, ${length}` : ''}.`
}

function shortFee(deliverables: readonly Deliverable[], named: readonly string[]): string {
  const fee = feeOf(deliverables, named)
  return fee.startsWith('as named') ? 'the fee named in the full brief.' : fee.replace(' as listed above', '')
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function cut(text: string, most: number): string {
  const words = text.split(' ')
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text
}

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return (
    textsOf(document)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0
  )
}
