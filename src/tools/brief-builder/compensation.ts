import { said } from '../kit/brief/said'
import { advice, type Block, type Item, list } from '../kit/document/text-document'
import type { ReadBrief } from './read-brief'

/** What creators get, by who publishes: house terms, fair to both sides. */
export function writeCompensation(brief: ReadBrief): Block[] {
  const { isFree, publisher } = brief.chosen
  if (publisher === 'ours')
    return [
      list([
        { label: 'Fee', text: 'none: we publish it in our own name.' },
        { label: 'Costs', text: '[budget for the piece].' },
      ]),
    ]
  const terms = [...feeOf(brief), ...paymentOf(brief), rightsOf(brief)]
  if (isFree) return [list(terms)]
  return [
    list([
      ...terms,
      {
        label: 'Priced separately',
        text: 'what is not agreed above, such as paid ads, no work for competitors, extra rounds of changes, or short notice.',
      },
    ]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}

/** What a creator gets, in the words of the answer. */
export function feeOf({ input, chosen }: ReadBrief): (Item & { label: string; text: string })[] {
  const { publisher = 'paid' } = chosen
  return [{ label: publisher === 'gift' ? 'You get' : 'Fee', text: said(input.fee, NO_FEE[publisher], chosen, 'term') }]
}
const NO_FEE = {
  paid: '[amount and currency for all pieces or each, or none]',
  gift: '[the gift, pass or visit, and what it is worth]',
  ...{ unpaid: 'none.', ours: 'none.' },
}

/** When and for what money is paid. */
function paymentOf({ chosen: { isFree, publisher } }: ReadBrief): Item[] {
  const costs = { label: 'Costs', text: 'we pay agreed costs, such as travel: [which].' }
  if (isFree) return [costs]
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
function rightsOf({ input, chosen }: ReadBrief): Item {
  if (chosen.isFree && input.usage === undefined)
    return { label: 'Usage rights', text: 'your work is yours: we ask before we use it.' }
  const open = '[what we may use where and how long, and what you leave for others]'
  return {
    label: 'Usage rights',
    items: ['You own the work.', `Agreed use: ${said(input.usage, open, chosen, 'term')}`],
  }
}

const PRICING_ADVICE = 'Price each piece, then add rights, exclusivity and speed.'
