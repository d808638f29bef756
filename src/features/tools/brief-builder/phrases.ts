/** The sentences of the brief that do not depend on the campaign. */
import { HONEST_OPINION, MOST_MENTIONS } from '../kit/document/agreement'
import { type AudienceCountry, disclosureFor } from '../kit/document/disclosure'
import type { Item } from '../kit/document/text-document'
import type { Terms } from './terms'

/** What is open in every brief. */
export const BLANK = {
  brand: '[who you are and what it is, in one sentence]',
  audience: '[who should see it, and what they care about]',
  point: '[the one thing people should still know tomorrow]',
  link: '[web address or code, one for each creator]',
  contact: '[name, phone and e-mail of one person]',
} as const

export const guidelines = (country: AudienceCountry, terms: Terms): readonly Item[] => [
  disclosureFor(country),
  {
    label: `Must mention, never more than ${MOST_MENTIONS} points`,
    text: 'the product’s name as it is spelled here, the one thing to remember, and the link or code.',
  },
  {
    label: 'Up to you',
    text: 'everything else. Your words, your setting, your pace: there is no script, and none will be added later.',
  },
  HONEST_OPINION,
  { label: 'Please avoid', text: `${terms.avoid}.` },
  {
    label: 'Approval',
    text: `the contact above sees the draft before it is published and answers within ${terms.answer}, with ${terms.rounds} of changes.`,
  },
  { label: 'Usage rights', text: `the creator owns the work. The brand may use it ${forTheBrand(terms.usage)}.` },
  { label: 'Exclusivity', text: `${terms.exclusivity}.` },
]

/** The visitor reads “your own channels”; in the brief it is the brand that speaks to creators. */
const forTheBrand = (text: string) => text.replace(/\byour own\b/g, 'its own').replace(/\byour\b/g, 'its')

export const compensationTerms = (terms: Terms): readonly Item[] => [
  { label: 'Payment', text: `${terms.payment}.` },
  { label: 'Product and costs', text: `${terms.product}.` },
  {
    label: 'Priced separately',
    text: 'usage rights beyond those above, exclusivity, extra rounds of changes and work at short notice.',
  },
]

export const PRICING_ADVICE =
  'Price each piece by platform, format, size of the account and engagement. Then add what you ask for on top: rights, exclusivity, speed. A range is enough for a first talk.'

/** Trades in which advertising has rules of its own, by words of the campaign. */
const REGULATED: readonly { words: RegExp; text: string }[] = [
  {
    words:
      /\b(?:bank\w*|loans?|credit|invest\w*|trading|crypto\w*|insur\w*|mortgages?|savings|fintech|get paid|pays|invoic\w*|payments?)\b/i,
    text: 'money: whoever may approve financial promotions in the country of the audience approves every word, and no piece promises a return.',
  },
  {
    words: /\b(?:beer|wine|spirits|gin|whisk(?:e)?y|vodka|cocktails?|alcohol\w*|brewery)\b/i,
    text: 'alcohol: only creators whose audience is of legal drinking age, nobody in the picture who looks younger than 25, and no driving.',
  },
  {
    words:
      /\b(?:health\w*|medic\w*|clinic\w*|hospital\w*|therap\w*|supplements?|vitamins?|skin ?care|diet\w*|weight)\b/i,
    text: 'health: no claim that something heals, prevents or cures, no before-and-after pictures, and no patient without written consent.',
  },
  {
    words: /\b(?:kids|child(?:ren)?|toys?|bab(?:y|ies)|teens?)\b/i,
    text: 'children: no direct call to buy, no pressure on parents, and a parent’s written consent for every child in the picture.',
  },
]

/** The rules of its own that a campaign’s trade has. */
export function tradeRules(words: string): Item[] {
  return REGULATED.filter(({ words: found }) => found.test(words)).map(({ text }) => ({
    label: 'Rules of the trade',
    text,
  }))
}
