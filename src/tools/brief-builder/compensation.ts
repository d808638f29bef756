import { said } from '../kit/brief/said'
import { advice, type Block, list, paragraph } from '../kit/document/text-document'
import type { ReadBrief } from './read-brief'

/** What creators get, by who publishes: house terms, fair to both sides. */
export function writeCompensation(brief: ReadBrief): Block[] {
  const { isFree, publisher } = brief.chosen
  if (publisher === 'ours') return [paragraph('No fee: we publish it in our own name. Costs: [budget for the piece].')]
  const fee = { label: publisher === 'gift' ? 'You get' : 'Fee', text: feeIn(brief) }
  const costs = { label: 'Costs', text: 'we pay agreed costs, such as travel: [which].' }
  const rights = { label: 'Usage rights', text: rightsIn(brief) }
  if (isFree) return [list([fee, costs, rights])]
  return [
    list([
      fee,
      {
        label: 'Payment',
        text: 'any money in full within 14 days of the last piece; if we stop it after your draft, [share of the fee].',
      },
      costs,
      { label: 'Online', text: 'each piece stays up for at least [number] days.' },
      rights,
      {
        label: 'Priced separately',
        text: 'what is not agreed above, such as other uses, no work for competitors, extra rounds of changes, or short notice.',
      },
    ]),
    advice('Price each piece, then add rights, exclusivity and speed.', {
      slug: 'influencer-rate-calculator',
      label: 'Work out a price with the rate calculator',
    }),
  ]
}

/** What a creator gets, in the words of the answer. */
export const feeIn = ({ input, chosen }: ReadBrief): string =>
  said(input.fee, NO_FEE[chosen.publisher ?? 'paid'], chosen, 'term')
const NO_FEE = {
  paid: '[amount and currency for all pieces or each, or none]',
  gift: '[the gift, pass or visit, and what it is worth]',
  ...{ unpaid: 'no money.', ours: 'no money.' },
}

/** What we may use, and what creators leave for others. */
export const rightsIn = ({ input, chosen }: ReadBrief): string =>
  chosen.isFree && input.usage === undefined
    ? 'the work is yours: we ask before we use it.'
    : `the work is yours. Agreed use: ${said(input.usage, OPEN_USE, chosen, 'term')}`
const OPEN_USE = '[what, where, how long, and what you leave for others]'
