/** Lines that every document for creators needs, whatever the campaign. */
import type { Item } from './text-document'

export const HONEST_OPINION: Item = {
  label: 'Honest opinion',
  text: 'say only what you have seen or tried yourself, and believe; what you know only from this document, give as the brand’s word. Make no claim about health, money or results that is not in this document.',
}

/** One rule on children for all documents: a parent decides, and the child does, too. */
export const CHILD_CONSENT =
  'the written consent of a parent or guardian, if the child wants to, and without name, school or address'

/** Creators complain of briefs that script them, and of more than about five things that they must mention. */
export const MOST_MENTIONS = 5

/** People take briefs for contracts. */
export const NOT_A_CONTRACT =
  'This brief says what the work is. It is not a contract, and nobody accepts its terms by starting: pay, rights and exclusivity are in the agreement that both sides sign.'
