/** Lines that every document for creators has, whatever it is about, as far as the answers say. */
import { formatDay } from '@/lib/format-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { oneLine, withStop } from '../document/clean-text'
import type { Item } from '../document/text-document'
import { type Chosen, holdsClaim } from './questions'

/** People take briefs for contracts. */
const PROPOSED =
  'Everything in this brief is proposed. It is not a contract: pay, dates, rights and exclusivity hold once both sides have signed the agreement.'

/** What the document is to those who get it. */
export function standing({ publisher }: Pick<Chosen, 'publisher'>): string {
  if (publisher === 'ours') return 'For our own piece, in our own name: [name] approves it before it is published.'
  return publisher === 'unpaid'
    ? 'Everything in this brief is a proposal to people who get nothing for it: you are free to say no.'
    : PROPOSED
}

export const CONTACT: Item = { label: 'Contact', text: '[name, phone and email of one person]; not for publication.' }

/** Creators complain of briefs that script them, and of more than about five things that they must mention. */
export const MOST_MENTIONS = 5

export const AVOID =
  'other brands, accusations, names and pictures of people without the right to show them, and music that is not cleared'

export const AVOID_IN_SHORT = 'Other brands, accusations, people without the right to show them, music not cleared.'

/** A phrase as it was typed, or its blank; nothing typed stands in a document of what is not public yet. */
export const said = (typed: string | undefined, blank: string, { gate }: Pick<Chosen, 'gate'>): string =>
  typed === undefined || gate === 'confidential' ? blank : oneLine(typed)

/** What a piece says, in the words of the answer; a claim is left out of it. */
export function pointIn(typed: string | undefined, chosen: Chosen): string {
  if (holdsClaim(chosen)) return '[one or two true sentences without the promise: what it is, price, day and place]'
  return said(typed, '[one or two true sentences: what people should still know tomorrow]', chosen)
}

export const nameIn = (typed: string | undefined, chosen: Chosen): string =>
  said(typed, chosen.gate === 'confidential' ? '[code name]' : '[name, as it is spelled]', chosen)

/** What people do next. Children are not asked to buy or to give their data. */
export function callToAction(
  typed: string | undefined,
  goal: BriefTable['goals'][number] | undefined,
  chosen: Chosen,
): string {
  const isNearChildren = chosen.age?.hasMinors || chosen.trades.some(({ isForChildren }) => isForChildren)
  const label = isNearChildren && goal?.isToBuyers ? 'Call to action, to parents and adults only' : 'Call to action'
  return `${label}: ${said(typed, goal?.action ?? '[what people do, and where]', chosen)}`
}

/** What is settled before a brief is sent: all of it while the question is open, else what follows from the answer. */
export function beforeSending({ gate }: Pick<Chosen, 'gate'>, notBefore: string): Item[] {
  if (gate === undefined)
    return [
      {
        label: 'Before it is sent',
        text: '[make sure that nobody is harmed or accused by it, that all of it may be public, and that every promise has proof].',
      },
    ]
  if (gate !== 'confidential') return []
  return [
    {
      label: 'Not public yet',
      text: `nothing of it is shown, named or hinted at before ${notBefore}. This brief goes only to those who have signed [the agreement on confidentiality].`,
    },
  ]
}

/** The same for a page of 250 words. */
export function beforeSendingInShort({ gate }: Pick<Chosen, 'gate'>, notBefore: string): string | undefined {
  if (gate === undefined) return '[nobody is harmed or accused, all of it may be public, every promise has proof].'
  return gate === 'confidential'
    ? `Not public before ${notBefore}; only after you have signed [the agreement].`
    : undefined
}

/** How people see who is behind a piece: the word that labels an ad and where it stands, or the link to us. */
export function labelOf({ country, publisher }: Pick<Chosen, 'country' | 'publisher'>): string {
  const ad = country
    ? `${country.says}; ${country.where}`
    : '[the word for advertising in the country of the audience], before anything else is seen, heard or read'
  if (publisher === 'ours') return 'our own name as the sender; whoever is paid to appear in it is named as paid'
  if (publisher === 'unpaid')
    return 'say in the piece how you are linked to us: [how]. Whoever gets a gift, a trip or money for it labels it as an ad'
  return publisher === 'paid' ? ad : `if you get anything for it: ${ad}`
}

export function disclosure(chosen: Chosen, reviewed: string): Item {
  const { country, publisher } = chosen
  if (publisher === 'ours' || publisher === 'unpaid') return { label: 'Sender', text: withStop(labelOf(chosen)) }
  const from = country?.source ? ` (${country.source.name}; read on ${formatDay(reviewed)}.)` : ''
  const lead = publisher === 'paid' ? 'every piece says that it is advertising: ' : ''
  return { label: 'Disclosure', text: `${lead}${labelOf(chosen)}. A gift counts as payment.${from}` }
}

/** How free the wording is. */
export function wording({ isWordForWord, isPlain }: Chosen): Item {
  if (isWordForWord)
    return {
      label: 'Word for word',
      text: '[the lines that may not change, and who approved them]. They are not shortened, changed or told as a joke.',
    }
  return isPlain
    ? { label: 'Up to you', text: 'everything else: your words, your setting, your pace.' }
    : {
        label: 'Wording',
        text: '[word for word where safety, law or medicine is touched, and who approved it; or all in your own words].',
      }
}

/** The same for a page of 250 words. */
export function wordingInShort({ isWordForWord, isPlain }: Chosen): string {
  if (isWordForWord) return 'Word for word, never as a joke: [the lines, approved by name].'
  return isPlain ? 'Everything else is up to you.' : '[word for word, or your own words].'
}

/** Laws set the age by country; 21 is that of the United States for alcohol. */
const ADULTS =
  'you are of the legal age for it where you live, and at least 18 (21 for alcohol in the United States). Nobody younger takes part, with or without consent.'
const ADULTS_IN_SHORT = 'You are of the legal age for it, at least 18; nobody younger takes part.'

/** What people who are not the sender owe their own audience. */
export const honesty = ({ publisher, isForAdults }: Chosen): Item[] =>
  publisher === 'ours'
    ? []
    : [
        {
          label: 'Honest opinion',
          text: 'say only what you have seen or tried yourself, and believe. For what you know only from this brief, name us as the source.',
        },
        {
          label: 'Age',
          text: isForAdults
            ? ADULTS
            : 'you are 18 or older; for somebody younger, a parent or guardian agrees in writing.',
        },
      ]

const ANY_TRADE: Item = {
  label: 'Rules of the trade',
  text: '[none, or which]. Drinks, medicine, food, cosmetics, money, law, bets, politics and what children use have rules of their own: a lawyer reads such an idea before anything is agreed.',
}

const ANY_AGE =
  'Whoever can be recognized agrees before they are shown; a child is shown only with the written consent of a parent or guardian, if the child wants to, and without name, school or address.'

/** What a lawyer, a parent and the law have to say, by the answers on trade, age and gate. */
export function careful(chosen: Chosen): Item[] {
  const { isPlain, trades, age } = chosen
  return [
    ...trades.map(({ label, rules }, index) => ({
      label: `Rules, ${label}`,
      text: `${index === 0 ? 'a lawyer reads the idea before anything is agreed or made. ' : ''}${withStop(rules)}`,
    })),
    ...(trades.length > 0 || isPlain ? [] : [ANY_TRADE]),
    { label: 'People', text: age?.rule ?? ANY_AGE },
    ...ofGate(chosen),
  ]
}

function ofGate(chosen: Chosen): Item[] {
  if (holdsClaim(chosen)) return [PROVEN_CLAIMS]
  return [
    ...(chosen.gate === 'appeal' ? [{ label: 'The help', items: APPEAL }] : []),
    ...(chosen.gate === 'return' ? [{ label: 'What happened', items: RETURN }] : []),
    {
      label: 'Claims',
      text: 'about health, money, results and the environment, only the facts in this brief; no advice.',
    },
  ]
}

const APPEAL = [
  'Who gives it or receives it: [registered name].',
  'Where people check that: [web address].',
  'No pictures of people or animals in distress, and nobody is hurried.',
]

const RETURN = [
  'Say only: [what was checked or changed, by whom, on which day].',
  'Asked about it: [two sentences, as approved], then [name and phone].',
  'Nobody says that it is safe, jokes about it, or shows where people were hurt.',
]

const CLAIM = 'Claim: [claim in the words that proof and a lawyer allow].'

const PROVEN_CLAIMS: Item = {
  label: 'Claims, each only as it stands here',
  items: [
    CLAIM,
    'Proof: [for health, a study of this product and the approval that its law asks for; for the environment, a certificate or a calculation with what it covers; for money, the rate with its conditions and risks].',
    'Without both, the piece leaves the claim out.',
  ],
}

/** The same for a page of 250 words. */
export const carefulInShort = (chosen: Chosen): string[] => [
  ...(chosen.isForAdults ? [ADULTS_IN_SHORT] : []),
  ...chosen.trades.map(({ inShort }) => withStop(inShort)),
  ...(chosen.trades.length > 0 || chosen.isPlain ? [] : ['Rules of its own: [none, or which].']),
  withStop(chosen.age?.inShort ?? 'People shown have agreed; for a child, a parent agrees in writing'),
  ...(holdsClaim(chosen)
    ? [`${CLAIM} Until then, no claim.`]
    : ['Health, money, environment: only the facts in this brief.']),
  ...(chosen.gate === 'appeal' ? APPEAL : []),
  ...(chosen.gate === 'return' ? RETURN : []),
]
