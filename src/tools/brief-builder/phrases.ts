/** The sentences of the brief that do not depend on the campaign. */
import { HONEST_OPINION, MOST_MENTIONS } from '../kit/document/agreement'
import { type AudienceCountry, disclosureFor } from '../kit/document/disclosure'
import { mediumOf } from '../kit/document/format-facts'
import type { Item, NamedItem } from '../kit/document/text-document'
import { hasSetWording } from '../kit/document/trade-rules'
import type { ReadBrief } from './read-brief'
import type { Deliverable } from './read-deliverables'
import type { Goal } from './read-goals'
import { readName } from './read-name'
import type { Schedule } from './schedule'
import { isProposed, type Terms } from './terms'

/** The media of the pieces, which decide how an ad is labeled. */
export const mediaOf = (deliverables: readonly Deliverable[]) => deliverables.map(({ format }) => mediumOf(format))

export function guidelines(
  country: AudienceCountry,
  { campaign, goals, deliverables, named }: ReadBrief,
  terms: Terms,
  rules: readonly NamedItem[],
  schedule: Schedule,
): Item[] {
  const asked = named.find((words) => ASKS_FOR_RIGHTS.test(words))
  return [
    disclosureFor(country, mediaOf(deliverables)),
    {
      label: `Must mention, never more than ${MOST_MENTIONS} points`,
      text: `${mentions(campaign, goals, rules)}.`,
    },
    {
      label: 'Up to you',
      text: hasSetWording(rules)
        ? 'everything else. Your words, your setting, your pace: there is no script, except the wording that the rules below ask for, which you get before you draft.'
        : 'everything else. Your words, your setting, your pace: there is no script, and none will be added later.',
    },
    HONEST_OPINION,
    { label: 'Please avoid', text: `${terms.avoid}.` },
    { label: 'Approval', text: approval(deliverables, terms, schedule) },
    {
      label: 'Usage rights',
      text:
        asked && isProposed(terms, 'usage')
          ? `the creator owns the work. “${asked}” asks for more than a post: channels, countries and length are in the agreement, with a price of their own.`
          : `the creator owns the work. The brand may use it ${forTheBrand(terms.usage)}${proposal(terms, 'usage')}.`,
    },
    { label: 'Exclusivity', text: `${terms.exclusivity}${proposal(terms, 'exclusivity')}.` },
  ]
}

/** The name, the point and the link; and what a goal or a rule asks for beside them. */
function mentions(campaign: string, goals: readonly Goal[], rules: readonly NamedItem[]): string {
  const name = readName(campaign)
  return AND.format([
    name === undefined ? 'the name as it is spelled in the overview' : `the name (${name})`,
    'the one thing to remember',
    'the link or code',
    ...(wantsCalls(goals) ? ['the phone number that people call'] : []),
    ...(rules.some(({ text = '' }) => EVERY_PIECE.test(text)) ? ['what the rules below ask every piece to say'] : []),
  ])
}

const AND = new Intl.ListFormat('en-US')
/** A rule that gives words: an emergency number, a warning, the advertiser of a drink. */
const EVERY_PIECE = /word for word|people call [^,]+/

/** Whether a goal is reached by phone. */
export const wantsCalls = (goals: readonly Goal[]): boolean =>
  goals.some(({ measures }) => measures.some(({ target }) => target === '[number] calls'))

/** What the visitor asks for beside the pieces, and what creators price by themselves. */
const ASKS_FOR_RIGHTS =
  /\b(?:(?:full|all|exclusive|perpetual|unlimited|worldwide|usage) rights|buy-?outs?|whitelist\w*|spark ads?|boost(?:ed|ing)|paid usage|in perpetuity|ugc|(?:no|without) post(?:ing|s)?)\b/iu

/** A day that does not move leaves room for fewer pieces. */
const noAnswer = ({ isFixed }: Schedule) =>
  `Without an answer, ${isFixed ? 'the steps before publication' : 'the dates'} move by as many days${isFixed ? ', and both sides agree which piece is left out' : ''}; silence is no approval.`

/** Nobody drafts what is live: both sides agree on an outline. */
function approval(deliverables: readonly Deliverable[], terms: Terms, schedule: Schedule): string {
  const live = deliverables.filter(({ format }) => format === 'live').length
  const outline = `both sides agree on an outline of each live stream beforehand, with ${terms.rounds} of changes; the stream itself is the creator’s.`
  const draft = `the contact above sees each draft before it is published and answers within ${terms.answer}${schedule.answer ? ', and by the days above at the latest' : ''}, with ${terms.rounds} of changes.`
  if (live === deliverables.length) return `${outline} ${noAnswer(schedule)}`
  return `${live === 0 ? draft : `${draft} Live streams have no draft: ${outline}`} ${noAnswer(schedule)}`
}

/** The visitor reads “your own channels”; in the brief it is the brand that speaks to creators. */
const forTheBrand = (text: string) => text.replace(/\byour own\b/g, 'its own').replace(/\byour\b/g, 'its')

/** After a term about money or rights that the visitor has not touched: a proposal is no promise. */
const proposal = (terms: Terms, id: Parameters<typeof isProposed>[1]) =>
  isProposed(terms, id) ? ' (a proposal, until both sides have agreed)' : ''

export const compensationTerms = (terms: Terms): readonly Item[] => [
  { label: 'Payment', text: `${terms.payment}${proposal(terms, 'payment')}.` },
  { label: 'Product and costs', text: `${terms.product}${proposal(terms, 'product')}.` },
  {
    label: 'Priced separately',
    text: 'usage rights beyond those above, exclusivity, extra rounds of changes and work at short notice.',
  },
]

export const PRICING_ADVICE =
  'Price each piece by platform, format, size of the account and engagement. Then add what you ask for on top: rights, exclusivity, speed. A range is enough for a first talk.'
