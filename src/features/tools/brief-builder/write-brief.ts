import { NOT_A_CONTRACT } from '../kit/document/agreement'
import { oneLine, withStop } from '../kit/document/clean-text'
import { FORMAT_PLATFORMS, type FormatFacts, sourceNote } from '../kit/document/format-facts'
import {
  advice,
  type Block,
  type Item,
  list,
  paragraph,
  section,
  type TextDocument,
} from '../kit/document/text-document'
import { counted } from '../kit/format-number'
import type { BriefInput } from './completeness'
import { AUDIENCE, COMPENSATION, DEADLINE, LENGTH } from './completeness-rules'
import { BLANK, compensationTerms, guidelines, PRICING_ADVICE, tradeRules } from './phrases'
import { type Deliverable, readDeliverables } from './read-deliverables'
import { type Goal, readGoals } from './read-goals'
import { DEFAULT_TERMS, type Terms } from './terms'
import { countPieces, writeTimeline } from './timeline'

/** More goals than this get no blank for a number: a brief with many open targets is never sent. */
const OPEN_TARGETS = 2

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(input: BriefInput, terms: Terms = DEFAULT_TERMS): TextDocument {
  const campaign = oneLine(input.campaign)
  const goals = readGoals(input.goals)
  const deliverables = readDeliverables(input.deliverables)
  // Goals first: of all three texts, they say best by when and for whom.
  const named = [...goals.map(({ words }) => words), ...deliverables.map(({ words }) => words), campaign]

  return {
    title: `${campaign}: brief for creators`,
    sections: [
      section('overview', 'Overview', writeOverview(campaign, goals, deliverables, named)),
      section('objectives', 'Objectives', [list(writeObjectives(goals))]),
      section('deliverables', 'Deliverables', writeDeliverables(deliverables)),
      section('timeline', 'Timeline', writeWhen(deliverables, named, terms)),
      section('guidelines', 'Guidelines', [
        list([...guidelines(input.audienceCountry, terms), ...tradeRules(named.join('\n'))]),
      ]),
      section('compensation', 'Compensation', writeCompensation(deliverables, named, terms)),
    ],
  }
}

function writeOverview(
  campaign: string,
  goals: readonly Goal[],
  deliverables: readonly Deliverable[],
  named: readonly string[],
): Block[] {
  return [
    paragraph(`“${campaign}” has ${counted(goals.length, 'objective')} and asks for ${scope(deliverables)}.`),
    list([
      { label: 'Brand and product', text: `${BLANK.brand}.` },
      {
        label: 'Audience',
        text: named.some((words) => AUDIENCE.test(words))
          ? `as named in ${quoteFirst(named, AUDIENCE)}.`
          : `${BLANK.audience}.`,
      },
      { label: 'To remember', text: `${BLANK.point}.` },
      { label: 'Link', text: `${BLANK.link}, so that results can be counted.` },
      { label: 'Contact', text: `${BLANK.contact}.` },
    ]),
    paragraph(NOT_A_CONTRACT),
  ]
}

const PLACES = new Intl.ListFormat('en-US')

/** "9 pieces on Instagram and YouTube", as far as the words say. */
export function scope(deliverables: readonly Deliverable[]): string {
  const pieces = countPieces(deliverables)
  const platforms = [...new Set(deliverables.flatMap(({ platform }) => (platform ? [FORMAT_PLATFORMS[platform]] : [])))]
  const what = pieces === undefined ? `${counted(deliverables.length, 'kind')} of content` : counted(pieces, 'piece')
  return platforms.length === 0 ? what : `${what} on ${PLACES.format(platforms)}`
}

function writeObjectives(goals: readonly Goal[]): Item[] {
  const open = goals.filter(({ hasNumber }) => !hasNumber).slice(0, OPEN_TARGETS)
  return goals.map((goal) => ({
    label: goal.words,
    items: [
      `Measured by: ${withStop(goal.measures.map(({ counts }) => counts).join('; '))}`,
      `Target: ${withStop(targetOf(goal, open.includes(goal)))}`,
    ],
  }))
}

function targetOf({ words, hasNumber, measures }: Goal, isOpen: boolean): string {
  if (!hasNumber && !isOpen) return 'more than in the same time before the campaign'
  const target = hasNumber ? 'the number above' : (measures[0]?.target ?? '[number]')
  return DEADLINE.test(words) ? target : `${target}, within seven days of the last piece`
}

function writeDeliverables(deliverables: readonly Deliverable[]): Block[] {
  const facts = deliverables.flatMap(({ facts }) => facts ?? [])
  const nudges = deliverables.flatMap(nudge)
  const firstWithout = deliverables.find(({ platform }) => platform === undefined)
  return [
    list(deliverables.map((deliverable) => writeDeliverable(deliverable, deliverable === firstWithout))),
    ...(nudges.length > 0 ? [advice(nudges.join(' '))] : []),
    ...(facts.length > 0 ? [advice(sourceNote(facts))] : []),
  ]
}

function writeDeliverable({ words, quantity, format, platform, facts }: Deliverable, isFirstWithout: boolean): Item {
  const open = [
    ...(quantity === undefined ? ['How many: one, unless both sides agree on more.'] : []),
    ...(format === undefined ? ['Format: the creator proposes it with the idea.'] : []),
    ...(platform === undefined
      ? [
          isFirstWithout
            ? 'Published on: [platform and account].'
            : 'Published on: the same account, unless agreed otherwise.',
        ]
      : []),
  ]
  return {
    label: words,
    items: [...open, ...(facts ? writeFacts(facts, LENGTH.test(words)) : ['Shape and length: as the platform asks.'])],
  }
}

/** The platform's side of a deliverable. A length that the visitor gave needs no other. */
function writeFacts({ shape, length, caption, link, disclosure }: FormatFacts, hasLength: boolean): string[] {
  return [
    `Shape: ${shape}.`,
    `Length: ${hasLength ? length.replace(/(?:; )?(?:aim for |the brand appears for )?about \d+ \w+/u, '') || 'as above' : length}.`,
    `Caption: ${caption}.`,
    `Link: ${link}.`,
    `Disclosure: ${disclosure}.`,
  ]
}

/** What makes a deliverable one that a creator can quote a price for. */
function nudge({ words, quantity, format, platform }: Deliverable): string[] {
  const missing = [
    ...(quantity === undefined ? ['how many'] : []),
    ...(format === undefined ? ['which format'] : []),
    ...(platform === undefined ? ['where'] : []),
  ]
  if (missing.length === 0) return []
  return [`“${words}” does not say ${missing.join(', ')}. A creator can plan with “3 Instagram Reels of 30 seconds”.`]
}

function writeWhen(deliverables: readonly Deliverable[], named: readonly string[], terms: Terms): Block[] {
  const start = 'Counted in weeks from the day on which both sides have signed'
  return [
    paragraph(
      named.some((words) => DEADLINE.test(words))
        ? `${start}; it has to fit ${quoteFirst(named, DEADLINE)}.`
        : `${start}.`,
    ),
    writeTimeline(deliverables, terms),
  ]
}

/** The fee as named, or left open. */
export function feeOf(deliverables: readonly Deliverable[], named: readonly string[]): string {
  if (named.some((words) => COMPENSATION.test(words))) return `as named in ${quoteFirst(named, COMPENSATION)}.`
  const pieces = countPieces(deliverables)
  return `[amount and currency] for ${pieces === undefined ? 'all pieces' : counted(pieces, 'piece')} as listed above.`
}

function writeCompensation(deliverables: readonly Deliverable[], named: readonly string[], terms: Terms): Block[] {
  return [
    list([{ label: 'Fee', text: feeOf(deliverables, named) }, ...compensationTerms(terms)]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}

const quoteFirst = (texts: readonly string[], words: RegExp) => `“${texts.find((text) => words.test(text)) ?? ''}”`
