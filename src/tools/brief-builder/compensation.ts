import { said } from '../kit/brief/said'
import { withStop } from '../kit/document/clean-text'
import { advice, type Block, type Item, list } from '../kit/document/text-document'
import type { ReadBrief } from './read-brief'

/** What creators get, by who publishes: house terms, fair to both sides. */
export function writeCompensation(brief: ReadBrief): Block[] {
  const { publisher } = brief.chosen
  if (publisher === 'ours')
    return [
      list([
        { label: 'Fee', text: 'none: we publish it in our own name.' },
        { label: 'Costs', text: '[budget for the piece].' },
      ]),
    ]
  const terms = [{ label: 'Fee', text: feeIn(brief) }, ...paymentOf(brief), ...rightsOf(brief)]
  if (publisher === 'unpaid') return [list(terms)]
  return [
    list([...terms, { label: 'Priced separately', text: 'extra rounds of changes, and work at short notice.' }]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}

/** What a creator gets, in the words of the answer. */
export function feeIn({ input, chosen }: ReadBrief): string {
  const open = chosen.publisher === 'unpaid' ? 'none.' : '[amount and currency for all pieces or each, or none]'
  return said(input.fee, open, chosen)
}

/** When and for what money is paid. */
export function paymentOf({ chosen: { publisher } }: Pick<ReadBrief, 'chosen'>): Item[] {
  const costs = { label: 'Costs', text: 'we pay agreed costs, such as travel: [which].' }
  if (publisher === 'unpaid') return [costs]
  return [
    {
      label: publisher === 'paid' ? 'Payment' : 'Payment, if there is a fee',
      text: 'any money in full within 14 days of the last piece; if we stop it after your draft, [share of the fee].',
    },
    costs,
    { label: 'Online', text: 'each piece stays up for at least [number] days.' },
  ]
}

/** What we may use, and what creators leave for others. */
export const rightsOf = ({ rights }: Pick<ReadBrief, 'rights'>): Item[] =>
  rights
    ? [
        { label: 'Usage rights', text: withStop(rights.usage) },
        { label: 'Exclusivity', text: withStop(rights.exclusivity) },
      ]
    : [
        {
          label: 'Usage rights and exclusivity',
          text: 'you own the work. [What we may use where and how long, and what you leave for others].',
        },
      ]

const PRICING_ADVICE =
  'Price each piece by platform, format, size of the account and engagement. Then add what you ask for on top: rights, exclusivity, speed. A range is enough for a first talk.'
