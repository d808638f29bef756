/** What a brief says where the visitor says nothing: fair to both sides, in the open, and each to be changed. House rules. */
export const TERMS = [
  { id: 'answer', label: 'You answer ideas and drafts within', initial: '2 working days' },
  { id: 'rounds', label: 'Changes', initial: 'one round' },
  {
    id: 'avoid',
    label: 'Please avoid',
    initial: 'other brands in the picture, and music that is not cleared for advertising',
  },
  {
    id: 'usage',
    label: 'You may use the work',
    initial: 'on your own channels and website for 6 months; paid ads with it are agreed and paid separately',
  },
  { id: 'exclusivity', label: 'Exclusivity', initial: 'none' },
  { id: 'payment', label: 'Payment', initial: 'in full within 14 days of publication' },
  {
    id: 'product',
    label: 'Product and costs',
    initial: 'the creator keeps what is sent; the brand pays shipping and agreed travel',
  },
] as const

export type TermId = (typeof TERMS)[number]['id']
export type Terms = Record<TermId, string>

export const DEFAULT_TERMS = Object.fromEntries(TERMS.map(({ id, initial }) => [id, initial])) as Terms

/** The terms with what the visitor changed; an emptied one is the default again. */
export function termsWith(changed: Partial<Terms>): Terms {
  const given = Object.entries(changed).filter(([, text]) => text.trim() !== '')
  return { ...DEFAULT_TERMS, ...Object.fromEntries(given.map(([id, text]) => [id, text.trim()])) }
}
