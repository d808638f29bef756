import { labelFor } from '../kit/document/disclosure'
import {
  type Item,
  list,
  type NamedItem,
  paragraph,
  section,
  type TextDocument,
  textsOf,
} from '../kit/document/text-document'
import { hasSetWording, isForAdults } from '../kit/document/trade-rules'
import { counted } from '../kit/result/format-number'
import { BLANK } from './blanks'
import { termsFor } from './campaign-terms'
import type { BriefInput } from './completeness'
import { LENGTH } from './completeness-rules'
import { feeOf, withoutFee } from './fee'
import { mediaOf, wantsCalls } from './phrases'
import { type ReadBrief, readBrief } from './read-brief'
import type { Deliverable } from './read-deliverables'
import { readName } from './read-name'
import { rulesFor, shortRulesFor } from './rules'
import { type Schedule, scheduleOf } from './schedule'
import { cut, titleOf } from './shorten'
import { isProposed, type Terms } from './terms'
import { isHandedOver, rushInWords } from './timeline'
import { countPieces, DRAFTS_A_WEEK, weeksOf } from './weeks'

/** A creator reads one page; the agency’s own article says 250 words. */
export const MOST_WORDS = 250

const LONGEST_DELIVERABLE = 10
const MOST_DELIVERABLES = 4

/** The same campaign on one page for the creator: what to make, what must be in it, when, and for how much. */
export function writeCreatorPage(input: BriefInput, terms: Terms = termsFor(input)): TextDocument {
  // A campaign with many rules needs the room: the brief has shape and length, too, and then pay and each step.
  const pages = [
    writePage(input, terms, factsInShort, false),
    writePage(input, terms, () => '', false),
    writePage(input, terms, () => '', true),
  ] as const
  return pages.find((page) => countWords(page) <= MOST_WORDS) ?? pages[2]
}

/** A few words about a deliverable, behind its name. */
type Facts = (deliverable: Deliverable) => string

function writePage(input: BriefInput, terms: Terms, factsOf: Facts, isShort: boolean): TextDocument {
  const read = readBrief(input)
  const { campaign, deliverables, named } = read
  const schedule = scheduleOf(input, read)
  const rules = shortRulesFor(named, input.audienceCountry)
  const call = rulesFor(named, input.audienceCountry)
    .map(({ text = '' }) => CALL.exec(text)?.[0])
    .find(Boolean)
  return {
    title: `${titleOf(campaign)}: your page`,
    sections: [
      section('point', 'The point', [paragraph(`${BLANK.point}.`)]),
      section('make', 'You make', [list(writePieces(deliverables, factsOf))]),
      section('must', 'Must be in it', [
        list([
          `The name: ${readName(campaign) ?? BLANK.brand}.`,
          'The point.',
          `${BLANK.link}.`,
          ...(wantsCalls(read.goals) ? [`${BLANK.phone}.`] : []),
          ...(call ? [`That in an emergency ${call}.`] : []),
        ]),
      ]),
      section('label', 'Label', [paragraph(`${upper(labelFor(input.audienceCountry, mediaOf(deliverables)))}.`)]),
      ...(rules.length > 0
        ? [section('rules', 'Rules', [list(rules.map(({ label, text = '' }) => `${upper(ofTrade(label))}: ${text}`))])]
        : []),
      section('avoid', 'Leave out', [
        paragraph(
          `${upper(terms.avoid)}.${speaksOfPeople(rules) ? '' : ` ${isForAdults(rules) ? ADULTS_IN_SHORT : PEOPLE_IN_SHORT}`}`,
        ),
      ]),
      section('free', 'Up to you', [
        paragraph(
          `Everything else. There is no script${hasSetWording(rules) ? ', except the wording that the rules ask for' : ''}.`,
        ),
      ]),
      section('dates', schedule.heading, [list(writeDates(read, terms, schedule, isShort))]),
      section('pay', 'You get', [
        isShort
          ? paragraph('As the full brief proposes.')
          : list([
              upper(shortFee(deliverables, named)),
              `${upper(terms.payment)}${isProposed(terms, 'payment') ? ' (proposed)' : ''}.`,
            ]),
      ]),
      section('questions', 'Questions', [paragraph(`${BLANK.contact}.`)]),
    ],
  }
}

function writeDates(
  { deliverables, isRush }: ReadBrief,
  terms: Terms,
  { ideaDue, drafts: draftWeeks, draftsDue, changes, publishing, end, answer, fits }: Schedule,
  isShort: boolean,
): Item[] {
  const { isGrouped, pieces } = weeksOf(deliverables, isRush)
  const comesInGroups = isGrouped && answer === undefined
  const isLive = deliverables.every(({ format }) => format === 'live')
  return [
    `${ideaDue}: your ${isGrouped ? 'ideas' : 'idea'}${isShort ? '' : `, answered ${answer ?? `within ${terms.answer}`}`}.`,
    comesInGroups && !isShort
      ? `${draftWeeks}: your ${drafts(deliverables)}, at most ${DRAFTS_A_WEEK} a week.`
      : `${draftsDue}: your ${comesInGroups ? 'last ' : ''}${drafts(deliverables)}.`,
    ...(isShort
      ? []
      : [
          `${changes}: ${terms.rounds} of changes${isLive ? ' to your outline' : ''}${comesInGroups ? ', a week after each group' : ''}.`,
        ]),
    isHandedOver(deliverables)
      ? `${publishing}: you hand over the files.`
      : `${publishing}: you publish${isRush && pieces !== undefined && !isShort ? ` ${rushInWords(pieces)}` : fits === undefined ? '' : ` ${counted(fits, 'piece')}`}.`,
    `${upper(end)}.`,
  ]
}

/** What both sides look at before publication. */
function drafts(deliverables: readonly Deliverable[]): string {
  const live = deliverables.filter(({ format }) => format === 'live').length
  const isOne = countPieces(deliverables) === 1
  if (live === deliverables.length) return isOne ? 'outline' : 'outlines'
  return `${isOne ? 'draft' : 'drafts'}${live > 0 ? ', and an outline of each stream' : ''}`
}

/** What each piece says, by the rule on emergencies. */
const CALL = /people call [^,]+/

const PEOPLE_IN_SHORT = 'People who have not agreed to be shown; for a child, a parent agrees in writing.'
const ADULTS_IN_SHORT = 'Children, and people who have not agreed to be shown.'
const speaksOfPeople = (rules: readonly NamedItem[]) => rules.some(({ label }) => /children|patients/.test(label))

const ofTrade = (label: string) => label.replace('Rules, ', '')

/** Every piece: one by one, or many of them added up by format. */
function writePieces(deliverables: readonly Deliverable[], factsOf: Facts): Item[] {
  if (deliverables.length <= MOST_DELIVERABLES) return deliverables.map((one) => writeDeliverable(one, factsOf))
  const nameOf = ({ facts }: Deliverable) => facts?.name ?? 'other piece'
  return [...new Set(deliverables.map(nameOf))].map((name) => {
    const pieces = deliverables.filter((deliverable) => nameOf(deliverable) === name)
    const first = pieces[0]
    const isCounted = pieces.every(({ quantity }) => quantity !== undefined)
    const count = pieces.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
    return `${isCounted ? `${count} ${count === 1 ? name : severalOf(name)}` : `${BLANK.pieces} × ${name}`}${first ? factsOf(first) : ''}; the full brief says what is in each.`
  })
}

const severalOf = (name: string) => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`)

const writeDeliverable = (deliverable: Deliverable, factsOf: Facts): Item =>
  `${deliverable.quantity === undefined ? `${BLANK.pieces} × ` : ''}${cut(withoutFee(deliverable.words), LONGEST_DELIVERABLE)}${factsOf(deliverable)}.`

/** Shape and length in a few words. In a long video, the brand has a part of it, and the length is the creator's. */
function factsInShort({ words, facts }: Deliverable): string {
  if (!facts) return ''
  const shape = facts.shape.split(/[,;]/)[0] ?? facts.shape
  const about = /(aim for|the brand appears for) (about \d+ \w+)/.exec(facts.length)
  if (!about) return `: ${shape}`
  if (LENGTH.test(words)) return `: ${shape}`
  const isPart = about[1] !== 'aim for'
  if (isPart) return `: ${shape}, your usual length, the brand in it for ${about[2]} (proposed)`
  return `: ${shape}, ${about[2]}`
}

function shortFee(deliverables: readonly Deliverable[], named: readonly string[]): string {
  return feeOf(deliverables, named)
    .replace('(a proposal, until both sides have agreed)', '(proposed)')
    .replace(' as listed above', '')
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How many words a document has, headings included. */
export function countWords(document: TextDocument): number {
  return (
    textsOf(document)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,:×-]*/gu)?.length ?? 0
  )
}
