/** What a brief says where the visitor says nothing: fair to both sides, in the open, and each to be changed. House rules. */
export const TERMS = [
  { id: 'answer', label: 'You answer ideas and drafts within', initial: '2 working days' },
  { id: 'rounds', label: 'Changes', initial: 'one round' },
  {
    id: 'avoid',
    label: 'Please avoid',
    initial: 'brands that are not part of the campaign, and music that is not cleared for advertising',
  },
  {
    id: 'usage',
    label: 'You may use the work',
    initial:
      'on your own channels and website for 6 months from the day on which each piece is published; paid ads with it are agreed and paid separately',
  },
  { id: 'exclusivity', label: 'Exclusivity', initial: 'none' },
  { id: 'payment', label: 'Payment', initial: 'in full within 14 days of the last piece' },
  {
    id: 'product',
    label: 'Product and costs',
    initial: 'the brand pays agreed costs, such as travel',
  },
] as const

/** What takes the place of a default where the campaign asks for it. */
export const SENT = 'what is sent stays with the creator; the brand pays shipping and agreed travel'
export const PERHAPS_SENT =
  'if the brand sends something, the creator keeps it and the brand pays shipping; the brand pays agreed travel'
export const BOUGHT =
  'nothing is sent; where the law allows it, the brand pays for what the creator buys for the pieces, and agreed travel'
export const GAME_KEY = 'the brand gives each creator a key or a copy of the game, and pays agreed costs'
export const EACH_MONTH = 'each month, within 14 days of its end, for the pieces published in it'

const PROPOSED_BY_CAMPAIGN: readonly string[] = [SENT, PERHAPS_SENT, BOUGHT, GAME_KEY, EACH_MONTH]

export type TermId = (typeof TERMS)[number]['id']
export type Terms = Record<TermId, string>

export const DEFAULT_TERMS = Object.fromEntries(TERMS.map(({ id, initial }) => [id, initial])) as Terms

/** Terms about money and rights are a proposal until the visitor has said something else. */
export const isProposed = (terms: Terms, id: 'usage' | 'exclusivity' | 'payment' | 'product'): boolean =>
  terms[id] === DEFAULT_TERMS[id] || PROPOSED_BY_CAMPAIGN.includes(terms[id])

/** The terms with what the visitor changed; an emptied one is the default again. */
export function termsWith(changed: Partial<Terms>, initial: Terms = DEFAULT_TERMS): Terms {
  const given = Object.entries(changed).filter(([, text]) => text.trim() !== '')
  return { ...initial, ...Object.fromEntries(given.map(([id, text]) => [id, text.trim()])) }
}
