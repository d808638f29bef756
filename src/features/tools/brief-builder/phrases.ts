/** The sentences of the brief that do not depend on the campaign. */
import { disclosureFor, HONEST_OPINION, MOST_MENTIONS } from '../kit/document/agreement'
import type { Item } from '../kit/document/text-document'

export const GUIDELINES: readonly Item[] = [
  disclosureFor('[brand name]'),
  {
    label: `Must mention, at most ${MOST_MENTIONS} points`,
    items: ['[the product’s name, spelled as here]', '[the one thing to remember]', '[the link, code or date]'],
  },
  {
    label: 'Up to you',
    text: 'everything else. Your words, your setting, your pace: there is no script, and none will be added later.',
  },
  HONEST_OPINION,
  {
    label: 'Please avoid',
    text: '[topics, words or competitors to leave out]; music that is not cleared for advertising.',
  },
  {
    label: 'Approval',
    text: '[name] sees the draft before it is published and answers within [number] working days, with one round of changes.',
  },
  {
    label: 'Usage rights',
    text: 'the creator owns the work. The brand may share it on [channels] for [number] months; paid ads with it are [included or agreed separately].',
  },
  {
    label: 'Exclusivity',
    text: 'no advertising for [competitors by name] from [number] days before to [number] days after publication.',
  },
]

export const COMPENSATION_TERMS: readonly Item[] = [
  { label: 'Payment', text: '[percent] % on signature, the rest within [number] days of publication.' },
  { label: 'Product and costs', text: '[what is sent, kept or returned; who pays for travel and props].' },
  {
    label: 'Priced separately',
    text: 'usage rights beyond those above, exclusivity, extra rounds of changes and work at short notice.',
  },
]

export const PRICING_ADVICE =
  'Price each piece by platform, format, size of the account and engagement. Then add what you ask for on top: rights, exclusivity, speed. A range is enough for a first talk.'
