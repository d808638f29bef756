import { NOT_A_CONTRACT } from '../kit/document/agreement'
import { FORMAT_PLATFORMS } from '../kit/document/format-facts'
import { advice, type Block, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { doubtfulIn } from '../kit/english/doubtful'
import { correctSpelling } from '../kit/english/spelling'
import { counted } from '../kit/result/format-number'
import { BLANK } from './blanks'
import { termsFor } from './campaign-terms'
import type { BriefInput } from './completeness'
import { nameAndFacts } from './facts'
import { feeOf } from './fee'
import { compensationTerms, guidelines, PRICING_ADVICE, wantsCalls } from './phrases'
import { isForChildren, readAudience } from './read-audience'
import { type ReadBrief, readBrief } from './read-brief'
import type { Deliverable } from './read-deliverables'
import type { Goal } from './read-goals'
import { forbidsBeforeAndAfter, rulesFor, sellsDrinksByState } from './rules'
import { type Schedule, scheduleOf } from './schedule'
import { titleOf } from './shorten'
import type { Terms } from './terms'
import { writeTimeline } from './timeline'
import { countPieces } from './weeks'
import { writeDeliverables } from './write-deliverables'
import { writeObjectives } from './write-objectives'

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(input: BriefInput, terms: Terms = termsFor(input)): TextDocument {
  const read = readBrief(input)
  const { campaign, goals, deliverables, named } = read
  const rules = rulesFor(named, input.audienceCountry)
  const schedule = scheduleOf(input, read)
  return {
    title: `${titleOf(campaign)}: brief for creators`,
    sections: [
      section('overview', 'Overview', writeOverview(input, read)),
      section('objectives', 'Objectives', writeObjectives(goals, campaign, sellsDrinksByState(rules))),
      section(
        'deliverables',
        'Deliverables',
        writeDeliverables(deliverables, input.audienceCountry, forbidsBeforeAndAfter(rules)),
      ),
      section('timeline', 'Timeline', writeWhen(read, terms, schedule)),
      section('guidelines', 'Guidelines', [
        list([...guidelines(input.audienceCountry, read, terms, rules, schedule), ...rules]),
      ]),
      section('compensation', 'Compensation', writeCompensation(deliverables, named, terms)),
    ],
  }
}

function writeOverview(input: BriefInput, { campaign, goals, deliverables }: ReadBrief): Block[] {
  const notes = spellingNotes(input)
  return [
    paragraph(
      `The campaign “${campaign}” has ${counted(goals.length, 'objective')} and asks each creator for ${scope(deliverables)}${isTotal(deliverables) ? ' (a proposal, until both sides have agreed)' : ''}.`,
    ),
    list([
      { label: 'Name and facts', text: `${nameAndFacts(campaign, goals)}.` },
      { label: 'Audience', text: `${audienceOf(campaign, goals)}.` },
      { label: 'To remember', text: `${BLANK.point}.` },
      { label: 'Link', text: `${BLANK.link}, so that results can be counted.` },
      ...(wantsCalls(goals) ? [{ label: 'Phone for customers', text: `${BLANK.phone}.` }] : []),
      { label: 'Contact', text: `${BLANK.contact}; not for publication.` },
    ]),
    ...(notes ? [advice(notes)] : []),
    paragraph(NOT_A_CONTRACT),
  ]
}

function audienceOf(campaign: string, goals: readonly Goal[]): string {
  const words = goals.map((goal) => goal.words)
  const named = readAudience(campaign, words)
  return named ?? (isForChildren([campaign, ...words].join('\n')) ? BLANK.parents : BLANK.audience)
}

/** What the visitor typed and the brief writes in another way: shown, because it can be a name. */
function spellingNotes({ campaign, goals, deliverables }: BriefInput): string {
  const corrections = correctSpelling([campaign, goals, deliverables].join('\n')).corrections
  const doubtful = doubtfulIn([campaign, goals, deliverables].join('\n'))
  const corrected = corrections.map(({ typed, meant }) => `“${typed}” became “${meant}”`)
  const isShouted = [campaign, goals, deliverables].some(
    (text) => !/\p{Ll}/u.test(text) && /\p{Lu}{5}\s|\s\p{Lu}{5}/u.test(text),
  )
  return [
    ...(corrected.length > 0 ? [`Please check the spelling: ${corrected.join(', ')}.`] : []),
    ...(doubtful.length > 0 ? [`${OR.format(doubtful.map((word) => `“${word}”`))}: a name, or a typo?`] : []),
    ...(isShouted ? ['Texts in capitals are written small: please check the capitals of names.'] : []),
  ].join(' ')
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' })
const AND = new Intl.ListFormat('en-US')

/** “6 videos” can be for one creator or for all of them. */
const isTotal = (deliverables: readonly Deliverable[]) =>
  countPieces(deliverables) !== 1 && !deliverables.some(({ words }) => /\b(?:each|per|every|apiece)\b/i.test(words))

/** "9 pieces on Instagram and YouTube", as far as the words say. */
function scope(deliverables: readonly Deliverable[]): string {
  const pieces = countPieces(deliverables)
  const platforms = [...new Set(deliverables.flatMap(({ platform }) => (platform ? [FORMAT_PLATFORMS[platform]] : [])))]
  const what = pieces === undefined ? `${counted(deliverables.length, 'kind')} of content` : counted(pieces, 'piece')
  return platforms.length === 0 ? what : `${what} on ${AND.format(platforms)}`
}

const writeWhen = ({ deliverables, isRush }: ReadBrief, terms: Terms, schedule: Schedule): Block[] => [
  paragraph(schedule.intro),
  writeTimeline(deliverables, terms, schedule, isRush),
]

function writeCompensation(deliverables: readonly Deliverable[], named: readonly string[], terms: Terms): Block[] {
  return [
    list([{ label: 'Fee', text: feeOf(deliverables, named) }, ...compensationTerms(terms)]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}
