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
import { COMPENSATION_TERMS, GUIDELINES, PRICING_ADVICE } from './phrases'
import { type Deliverable, readDeliverables } from './read-deliverables'
import { type Goal, readGoals } from './read-goals'
import { countPieces, writeTimeline } from './timeline'

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(input: BriefInput): TextDocument {
  const campaign = oneLine(input.campaign)
  const goals = readGoals(input.goals)
  const deliverables = readDeliverables(input.deliverables)
  // Goals first: of all three texts, they say best by when and for whom.
  const named = [...goals.map(({ words }) => words), ...deliverables.map(({ words }) => words), campaign]

  return {
    title: `${campaign}: brief for creators`,
    sections: [
      section('overview', 'Overview', writeOverview(campaign, goals, deliverables, named)),
      section('objectives', 'Objectives', [list(goals.map(writeObjective))]),
      section('deliverables', 'Deliverables', writeDeliverables(deliverables)),
      section('timeline', 'Timeline', writeWhen(deliverables, named)),
      section('guidelines', 'Guidelines', [list(GUIDELINES)]),
      section('compensation', 'Compensation', writeCompensation(deliverables, named)),
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
      { label: 'Brand and product', text: '[who you are and what it is, in one sentence].' },
      {
        label: 'Audience',
        text: named.some((words) => AUDIENCE.test(words))
          ? `as named in ${quoteFirst(named, AUDIENCE)}; [what these people care about].`
          : '[who should see it, and what they care about].',
      },
      { label: 'To remember', text: '[the one thing people should still know tomorrow].' },
      { label: 'Link', text: '[address or code, one for each creator, so that results can be counted].' },
      { label: 'Contact', text: '[name, phone and mail of one person].' },
    ]),
    paragraph(NOT_A_CONTRACT),
  ]
}

const PLACES = new Intl.ListFormat('en-US')

/** "9 pieces on Instagram and YouTube", as far as the words say. */
function scope(deliverables: readonly Deliverable[]): string {
  const pieces = countPieces(deliverables)
  const platforms = [...new Set(deliverables.flatMap(({ platform }) => (platform ? [FORMAT_PLATFORMS[platform]] : [])))]
  const what = pieces === undefined ? `${counted(deliverables.length, 'kind')} of content` : counted(pieces, 'piece')
  return platforms.length === 0 ? what : `${what} on ${PLACES.format(platforms)}`
}

function writeObjective({ words, hasNumber, measures }: Goal): Item {
  const counts = measures.map(({ counts }) => counts).join('; ')
  const target = hasNumber ? 'the number above' : measures.map(({ target }) => target).join(', ')
  return {
    label: words,
    items: [
      `Measured by: ${withStop(counts)}`,
      `Target: ${withStop(`${target}${DEADLINE.test(words) ? '' : ' by [date]'}`)}`,
    ],
  }
}

function writeDeliverables(deliverables: readonly Deliverable[]): Block[] {
  const facts = deliverables.flatMap(({ facts }) => facts ?? [])
  const nudges = deliverables.flatMap(nudge)
  return [
    list(deliverables.map(writeDeliverable)),
    ...(nudges.length > 0 ? [advice(nudges.join(' '))] : []),
    ...(facts.length > 0 ? [paragraph(sourceNote(facts))] : []),
  ]
}

function writeDeliverable({ words, quantity, format, platform, facts }: Deliverable): Item {
  const open = [
    ...(quantity === undefined ? ['How many: [number].'] : []),
    ...(format === undefined ? ['Format: [post, story, reel, video, short, thread, article or live stream].'] : []),
    ...(platform === undefined ? ['Published on: [platform and account].'] : []),
  ]
  return {
    label: words,
    items: [
      ...open,
      ...(facts ? writeFacts(facts, LENGTH.test(words)) : ['Shape and length: [what the platform asks for].']),
    ],
  }
}

/** The platform's side of a deliverable. A length that the visitor gave needs no placeholder. */
function writeFacts({ shape, length, caption, link, disclosure }: FormatFacts, hasLength: boolean): string[] {
  return [
    `Shape: ${shape}.`,
    `Length: ${hasLength ? length.replace(/(?:; )?(?:aim for|about) \[[^\]]*\] \w+/u, '') || 'as above' : length}.`,
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

function writeWhen(deliverables: readonly Deliverable[], named: readonly string[]): Block[] {
  return [
    paragraph(
      named.some((words) => DEADLINE.test(words))
        ? `Counted in weeks from the go-ahead on [date]; it has to fit ${quoteFirst(named, DEADLINE)}.`
        : 'Counted in weeks from the go-ahead on [date].',
    ),
    writeTimeline(deliverables),
  ]
}

function writeCompensation(deliverables: readonly Deliverable[], named: readonly string[]): Block[] {
  const pieces = countPieces(deliverables)
  const fee = named.some((words) => COMPENSATION.test(words))
    ? `as named in ${quoteFirst(named, COMPENSATION)}; in all [amount and currency].`
    : `[amount and currency] for ${pieces === undefined ? 'all pieces' : counted(pieces, 'piece')} as listed above.`
  return [
    list([{ label: 'Fee', text: fee }, ...COMPENSATION_TERMS]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}

const quoteFirst = (texts: readonly string[], words: RegExp) => `“${texts.find((text) => words.test(text)) ?? ''}”`
