/** Lines that every document for creators has, whatever it is about, as far as the answers say. */
import { formatDay } from '@/lib/format-day'
import { oneLine, withStop } from '../document/clean-text'
import type { Item } from '../document/text-document'
import type { Chosen } from './questions'

/** People take briefs for contracts. */
export const PROPOSED =
  'Everything in this brief is proposed. It is not a contract: pay, dates, rights and exclusivity hold once both sides have signed the agreement.'

export const CONTACT: Item = { label: 'Contact', text: '[name, phone and email of one person]; not for publication.' }

/** Creators complain of briefs that script them, and of more than about five things that they must mention. */
export const MOST_MENTIONS = 5

export const UP_TO_YOU: Item = {
  label: 'Up to you',
  text: 'everything else. Your words, your setting, your pace: there is no script beyond what a law words.',
}

export const HONEST_OPINION: Item = {
  label: 'Honest opinion',
  text: 'say only what you have seen or tried yourself, and believe. What you know only from this brief, give as our word.',
}

export const AVOID =
  'other brands, accusations, names and pictures of people who have not agreed, and music that is not cleared for advertising'

export const AVOID_IN_SHORT =
  'Other brands, accusations, people who have not agreed, music not cleared for advertising.'

/** A text as it was typed, in quotation marks; in a blank where it promises what needs proof. */
export const quoted = (typed: string, { gate }: Pick<Chosen, 'gate'>): string =>
  gate === 'claim' ? `[to be cleared by a lawyer first: “${oneLine(typed)}”]` : `“${oneLine(typed)}”`

/** What is settled before a brief is sent: all of it while the question is open, else what follows from the answer. */
export function beforeSending({ gate }: Pick<Chosen, 'gate'>): Item[] {
  if (gate === undefined)
    return [
      {
        label: 'Before it is sent',
        text: '[make sure that nobody is harmed or accused by it, that all of it may be public, and that every promise about health, money or the environment has proof].',
      },
    ]
  if (gate !== 'confidential') return []
  return [
    {
      label: 'Not public yet',
      text: 'nothing of it is shown, named or hinted at before [day and hour]. This brief goes only to those who have signed [the agreement on confidentiality].',
    },
  ]
}

/** The same for a page of 250 words. */
export function beforeSendingInShort({ gate }: Pick<Chosen, 'gate'>): string | undefined {
  if (gate === undefined) return '[nobody is harmed or accused, all of it may be public, every promise has proof].'
  return gate === 'confidential'
    ? 'Not public before [day and hour]; only after you have signed [the agreement].'
    : undefined
}

/** The word that labels an ad, and where it stands. */
export const labelOf = ({ country }: Pick<Chosen, 'country'>): string =>
  country
    ? `${country.says}; ${country.where}`
    : '[the word for advertising in the country of the audience], before anything else is seen, heard or read'

export function disclosure(chosen: Chosen, reviewed: string): Item {
  const { country } = chosen
  const from = country ? ` (${country.source.name}; read on ${formatDay(reviewed)}.)` : ''
  return {
    label: 'Disclosure',
    text: `every piece says that it is advertising: ${labelOf(chosen)}. A gift counts as payment.${from}`,
  }
}

const ANY_TRADE: Item = {
  label: 'Rules of the trade',
  text: '[none, or which]. Drinks, medicine, cosmetics, money, bets, politics and what children use have rules of their own: our lawyer reads such an idea before anything is agreed.',
}

const ANY_AGE =
  'Whoever can be recognized agrees before they are shown; a child is shown only with the written consent of a parent or guardian, if the child wants to, and without name, school or address.'

/** What a lawyer, a parent and the law have to say, by the answers on trade, age and claims. */
export function careful({ gate, isPlain, trade, age }: Chosen): Item[] {
  return [
    ...(trade
      ? [
          {
            label: `Rules, ${trade.label}`,
            text: `our lawyer reads the idea before anything is agreed or made. ${withStop(trade.rules)}`,
          },
        ]
      : isPlain
        ? []
        : [ANY_TRADE]),
    { label: 'People', text: age?.rule ?? ANY_AGE },
    gate === 'claim' ? PROVEN_CLAIMS : NO_CLAIMS,
  ]
}

const NO_CLAIMS: Item = {
  label: 'Claims',
  text: 'nothing about health, money, results or the environment but what this brief gives with its proof.',
}

const PROVEN_CLAIMS: Item = {
  label: 'Claims, each only as it stands here',
  items: [
    'Claim: [in the words that our lawyer allows].',
    'Proof: [for health, a study of this product and the approval that its law asks for; for the environment, a certificate or a calculation with what it covers; for money, the rate with its conditions and risks].',
    'Without both, the piece leaves the claim out.',
  ],
}

/** The same for a page of 250 words. */
export const carefulInShort = ({ gate, isPlain, trade, age }: Chosen): string[] => [
  ...(trade
    ? [`Our lawyer agrees to the idea first. ${withStop(trade.inShort)}`]
    : isPlain
      ? []
      : ['Rules of its own: [none, or which].']),
  withStop(age?.inShort ?? 'People shown have agreed; for a child, a parent agrees in writing'),
  gate === 'claim'
    ? 'Claims about health, money or the environment only as cleared: [claim and proof].'
    : 'No claims about health, money or the environment.',
]
