/** Lines that every document for creators needs, whatever the campaign. */
import type { Item } from './text-document'

/**
 * FTC, "Disclosures 101 for Social Media Influencers", November 2019: disclose any financial, employment, personal or
 * family relationship, in the endorsement itself, where it is hard to miss, in simple words. Its legal ground is the
 * Endorsement Guides, 16 CFR Part 255: "clear and conspicuous".
 */
export function disclosureFor(brand: string): Item {
  return {
    label: 'Disclosure',
    text: `every piece says clearly and conspicuously that it is advertising, for example “#ad” or “Paid partnership with ${brand}”. It stands where nobody can miss it, not among other hashtags and not behind “more”, and it is needed for gifts as much as for money (FTC guidance for the United States, November 2019; elsewhere, the local rules apply).`,
  }
}

export const HONEST_OPINION: Item = {
  label: 'Honest opinion',
  text: 'say only what you have tried and believe. Make no claim about health, money or results that is not in this document.',
}

/** Creators complain of briefs that script them, and of more than about five things that they must mention. */
export const MOST_MENTIONS = 5

/** People take briefs for contracts. */
export const NOT_A_CONTRACT =
  'This brief says what the work is. It is not a contract: pay, rights and exclusivity bind once both sides have signed the agreement.'
