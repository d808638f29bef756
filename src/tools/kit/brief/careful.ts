/** What a lawyer, a parent and the law have to say in every document for creators, as far as the answers say. */
import { withStop } from '../document/clean-text'
import type { Item } from '../document/text-document'
import type { Chosen, CreatorAge } from './chosen'

/** How old creators are, in the brief and on a page of 250 words. Laws set the age by country. */
const AGES: Record<CreatorAge, { text: string; inShort: string }> = {
  legal: {
    text: 'you are of the legal age for it where you live and where your audience is, and at least 18. Nobody younger takes part, with or without consent.',
    inShort: 'You are of the legal age for it, at least 18; nobody younger takes part.',
  },
  open: {
    text: 'you are [18, or the legal age for it] or older. Nobody younger takes part, with or without consent.',
    inShort: 'You are [18, or the legal age for it] or older; nobody younger takes part.',
  },
  adult: { text: 'you are 18 or older.', inShort: 'You are 18 or older. Say only what is true for you.' },
  'younger-with-consent': {
    text: 'you are 18 or older; for somebody younger who may have an account of their own (13 or older on most platforms), a parent or guardian agrees in writing, and the rules on work of children are checked first.',
    inShort: 'You are 18; or 13 or older, and a parent agrees in writing. Say only what is true for you.',
  },
}

/** What people who are not the sender owe their own audience. */
export const honesty = ({ publisher, creatorAge }: Chosen): Item[] =>
  publisher === 'ours'
    ? []
    : [
        {
          label: 'Honest opinion',
          text: 'say only what is true for you. For what you know only from this brief, name us as the source.',
        },
        {
          label: 'Age',
          text: AGES[creatorAge].text,
        },
      ]

const ANY_TRADE: Item = {
  label: 'Rules of the trade',
  text: '[none, or which]. Alcohol, nicotine, weapons, medicine, food, cosmetics, money, law, bets, politics and what children use have rules of their own: a lawyer reads such an idea before anything is agreed.',
}

const CONSENT =
  'Whoever can be recognized agrees before they are shown, unless there is another right to show them, as with pictures of an archive.'
const CONSENT_IN_SHORT = 'Recognizable people have agreed, or we have another right to show them.'
const ANY_AGE =
  'No child is shown without the written consent of a parent or guardian, against the child’s wish, or with name, school or address.'

/** What is never asked of people under 18, where they can see it; or the same for a page of 250 words. */
function ofChildren({ age, isForEverybody }: Chosen, isShort = false): string[] {
  if (age && !age.hasMinors) return []
  if (isShort) return [`Nothing asks children for money${isForEverybody ? '' : ', to sign up'} or for data.`]
  return [
    isForEverybody
      ? 'Nothing asks people under 18 to buy, to give money or to hand over data.'
      : 'Nothing asks people under 18 to buy, to give money, to sign up, or to ask for it, wish lists included.',
  ]
}

/** Rules for advertising say nothing of a thing that harms people: it is not to be used. */
const tradesOf = ({ gate, trades }: Chosen) => (gate === 'harm' ? [] : trades)

/** Where something is filmed or photographed: in full and for a page of 250 words. */
const ON_THE_SPOT: Item = {
  label: 'On the spot',
  items: [
    'Film only where and when the owner or the staff allow it, [who], and do what they say on safety.',
    'No drone without a permission in writing; nothing dangerous for a picture, and no filming while driving.',
    'People who give their time for it are paid, or told before that they are not: [which].',
  ],
}
const ON_THE_SPOT_IN_SHORT = 'Film where owner or staff allow it, as they say on safety; no drones.'

/** What a lawyer, a parent and the law have to say, by the answers on trade, age and gate. */
export function careful(chosen: Chosen, isFilmed: boolean): Item[] {
  const { isPlain, age } = chosen
  const trades = tradesOf(chosen)
  return [
    ...ofGates(chosen),
    ...trades.map(({ label, rules }, index) => ({
      label: `Rules, ${label}`,
      text: `${index === 0 ? 'a lawyer or [the expert] reads the idea before anything is agreed or made. ' : ''}${withStop(rules)}`,
    })),
    ...(chosen.trades.length > 0 || isPlain ? [] : [ANY_TRADE]),
    { label: 'People', text: [CONSENT, age?.rule ?? ANY_AGE, ...ofChildren(chosen)].join(' ') },
    ...(isFilmed ? [ON_THE_SPOT] : []),
  ]
}

/** What the gravest answer asks for, and what may be claimed. */
function ofGates(chosen: Chosen): Item[] {
  const { isClaim, gates } = chosen
  const order = orderOf(chosen)
  const facts = `only the facts in this brief; no advice${gates.includes('unclaimed') ? ', and no promise' : ''}.`
  return [
    ...(order ? [order] : []),
    isClaim
      ? claims(chosen)
      : { label: 'Claims', text: `about health, safety, money, results and the environment, ${facts}` },
  ]
}

type Order = { label: string; items: readonly string[] }

/** What holds where something went wrong, somebody is mourned, or people need help. */
function orderOf({ gate, proof, publisher }: Chosen): Order | undefined {
  if (gate !== 'denial') return gate && OF_GATE[gate]
  const check = `First what is true, and where people check it: ${proof ?? '[web address]'}`
  return publisher === 'ours' ? { label: 'The answer', items: [withStop(check), ...ANSWER] } : visit(check)
}

const ANSWER = [
  'At most 250 words, calm, and no picture for effect.',
  'The rumor is not repeated, and nobody who spread it is named.',
  'Questions go to [name], who answers them once, with the proof.',
]

/** Creators who look for themselves are believed; those who deny in our words are not. */
const visit = (check: string): Order => ({
  label: 'An open visit',
  items: [
    withStop(check),
    'You see what you want, within the rules on safety and hygiene; there is no script.',
    'You say what we paid. The rumor is not repeated, and you answer no critics.',
  ],
})

/** What holds where something went wrong, or where people need help. */
const OF_GATE: Partial<Record<NonNullable<Chosen['gate']>, Order>> = {
  memory: {
    label: 'The memory',
    items: [
      'Families hear it from us first and agree to each word, name and picture: [who, until when].',
      'First who is remembered or thanked; nothing on how it happened, no music for effect, no tags for reach.',
      'Comments are watched by [name]. A collection comes last: [who receives it, until when, who accounts for it].',
    ],
  },
  appeal: {
    label: 'The help',
    items: [
      'Who gives or receives it, until when, and who accounts for it: [registered name].',
      'Where people check that: [web address].',
      'No pictures of people or animals in distress, and no pressure.',
    ],
  },
  return: {
    label: 'What happened',
    items: [
      'Say only: [what was checked or changed, by whom, on which day].',
      'Asked about it: [two approved sentences], then [name and phone].',
      'Nobody says that it is safe, jokes about it, or shows where people were hurt.',
    ],
  },
  harm: {
    label: 'The order',
    items: [
      'Those whom it concerns hear it from us first, before anything is published: [how, and by whom].',
      'At most 250 words: first what people do, then what happened, as far as it is established; then regret, and whom they reach.',
      'A lawyer and [the authority] see it first. Nobody is named or shown without consent, and nothing is advertised.',
    ],
  },
}

const CLAIM = 'Claim: [claim in the words that proof and a lawyer allow].'

const claims = ({ proof }: Chosen): Item => ({
  label: 'Claims, each only as it stands here',
  items: [
    proof ? 'Claim: what stands under “What it says”, once [name of a specialist or lawyer] has approved it.' : CLAIM,
    `Proof: ${proof ?? '[of somebody independent, published; for health, a study of this product with people and the approval that its law asks for; for the environment, what it covers; for money, the rate with its conditions and risks].'}`,
    'Without both, the piece leaves the claim out.',
  ],
})

/** The same for a page of 250 words. */
export function carefulInShort(chosen: Chosen, isFilmed: boolean): string[] {
  const { age, creatorAge, isClaim, isPlain, proof, publisher, trades } = chosen
  const order = orderOf(chosen)?.items
  const claims = proof ? 'No claim before [a specialist or lawyer] has approved it.' : 'No claim until there is proof.'
  return [
    ...(order ?? []),
    ...(publisher === 'ours' ? [] : [AGES[creatorAge].inShort]),
    ...tradesOf(chosen).map(({ inShort }) => withStop(inShort)),
    ...(trades.length > 0 || isPlain ? [] : ['Rules of its own: [none, or which].']),
    [
      CONSENT_IN_SHORT,
      withStop(age?.inShort ?? 'No child is shown without a parent’s written consent'),
      ...ofChildren(chosen, true),
    ].join(' '),
    ...(isFilmed ? [ON_THE_SPOT_IN_SHORT] : []),
    ...(isClaim ? [claims] : []),
    ...(isClaim || order ? [] : ['Health, safety, money, environment: only the facts in this brief.']),
  ]
}
