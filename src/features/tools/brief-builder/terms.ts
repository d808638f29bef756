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
    initial: 'on your own channels and website for 6 months; paid ads with it are agreed and paid separately',
  },
  { id: 'exclusivity', label: 'Exclusivity', initial: 'none' },
  { id: 'payment', label: 'Payment', initial: 'in full within 14 days of the last piece' },
  {
    id: 'product',
    label: 'Product and costs',
    initial: 'what is sent stays with the creator; the brand pays shipping and agreed travel',
  },
] as const

export type TermId = (typeof TERMS)[number]['id']
export type Terms = Record<TermId, string>

export const DEFAULT_TERMS = Object.fromEntries(TERMS.map(({ id, initial }) => [id, initial])) as Terms

/** Terms about money and rights are a proposal until the visitor has said something else. */
export const isProposed = (terms: Terms, id: 'usage' | 'exclusivity' | 'payment' | 'product'): boolean =>
  terms[id] === DEFAULT_TERMS[id]

/** The terms with what the visitor changed; an emptied one is the default again. */
export function termsWith(changed: Partial<Terms>): Terms {
  const given = Object.entries(changed).filter(([, text]) => text.trim() !== '')
  return { ...DEFAULT_TERMS, ...Object.fromEntries(given.map(([id, text]) => [id, text.trim()])) }
}
