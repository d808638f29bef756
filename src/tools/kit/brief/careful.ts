/** What a lawyer, a parent and the law have to say in every document for creators, as far as the answers say. */
import { withStop } from '../document/clean-text'
import type { Item, NamedItem } from '../document/text-document'
import { type Chosen, isForAdults } from './chosen'
import { said } from './said'

type Order = Chosen['orders'][number]

/** What people who are not the sender owe their own audience. */
export const honesty = ({ publisher, creator }: Chosen): Item[] =>
  publisher === 'ours'
    ? []
    : [
        {
          label: 'Honest opinion',
          text: 'say only what is true, and of your own use only what you did. For all else, name us as the source.',
        },
        { label: 'Age', text: creator.rule },
      ]

const ANY_TRADE: Item = {
  label: 'Rules of the trade',
  text: '[none, or which]; in doubt, a lawyer reads the idea first.',
}

const CONSENT = 'Recognizable people: only with consent or another right.'
const ADULTS_ALONE = 'No one under the legal age for it is addressed, shown or takes part, whoever agrees.'
const ANY_AGE = {
  rule: 'No one under a legal age for it is shown, and no child without the written consent of a parent or guardian, against the child’s wish, or with name, school or address.',
  inShort: 'No child below a legal age, others with parents’ written consent.',
}

/** Who may be shown, and what is never asked of people under 18 where they can see it. */
const ofPeople = (chosen: Chosen, length: keyof typeof ANY_AGE): string => {
  const { age, asks, isToInform } = chosen
  const shown = isForAdults(chosen) && !isToInform ? ADULTS_ALONE : withStop((age ?? ANY_AGE)[length])
  const asked = asks === 'data' ? DATA_OF_CHILDREN : ASKS_NO_CHILD
  return [CONSENT, shown, !age || age.hasMinors ? asked : ''].join(' ').trim()
}
const ASKS_NO_CHILD = 'Nothing asks people under 18 for money or data.'
const DATA_OF_CHILDREN = 'Below [16, or the age of the law], a parent agrees to sharing data.'

/** Rules for advertising say nothing of a thing that harms people: it is not to be used; and some hold only where it is filmed. */
const tradesOf = ({ gates, trades }: Chosen, isFilmed: boolean) =>
  gates.includes('harm') ? [] : trades.filter(({ isOnTheSpot }) => isFilmed || !isOnTheSpot)

const ON_THE_SPOT_IN_SHORT = 'On the ground of others, film as they allow; no drone without permission.'

/** What a lawyer, a parent and the law have to say, by the answers on trade, age and gate. */
export function careful(chosen: Chosen, isFilmed: boolean): Item[] {
  const { isFree, isPlain } = chosen
  const trades = tradesOf(chosen, isFilmed)
  return [
    ...chosen.orders.map((order) => ({ label: order.label, items: [...proofFirst(chosen, order), ...order.items] })),
    chosen.isClaim ? claims(chosen) : { label: 'Claims', text: FACTS_ALONE },
    ...trades.map(({ label, rules }, index) => ({
      label: `Rules, ${label}`,
      text: `${index === 0 && !isFree && chosen.needsLawyer ? 'a lawyer or [the expert] reads the idea first. ' : ''}${withStop(rules)}`,
    })),
    ...licenseLine(chosen),
    ...(chosen.trades.length > 0 || isPlain ? [] : [ANY_TRADE]),
    { label: 'People', text: ofPeople(chosen, 'rule') },
    ...(isFilmed && !chosen.gates.includes('harm') ? chosen.onTheSpot : []),
  ]
}

/** The license in a line of its own. */
export const licenseLine = (chosen: Chosen): NamedItem[] =>
  licenseIn(chosen).map((text) => ({ label: 'License, shown where there is one', text }))

/** The license as it was typed, or its blank where something is offered that needs one. */
const licenseIn = (chosen: Chosen): string[] =>
  chosen.license === undefined && (chosen.isToInform || !chosen.trades.some((trade) => trade.asksForLicense))
    ? []
    : [said(chosen.license, '[authority and register number; nothing is sent before it stands here]', chosen)]

const FACTS_ALONE = 'about health, safety, money, results and the environment, only the facts and safety lines here.'

/** An answer to a rumor can be checked: somebody found it, or the sender knows it at first hand. */
const proofFirst = ({ gate, proof }: Chosen, { id }: Order): string[] =>
  gate === 'denial' && id !== 'gift'
    ? [`It says how people can check it: ${proof ?? '[who found it, when and where it stands; or whom to ask]'}.`]
    : []

const claims = ({ proof }: Chosen): Item => ({
  label: 'Claims, each only as it stands here',
  items: [
    `Claim: ${proof ? 'what stands under “What it says”, once [a specialist or lawyer] has approved it' : '[claim in the words that proof and a lawyer allow]'}.`,
    `Proof: ${proof ?? '[of somebody independent, published, about this very thing, with the approval that its law asks for].'}`,
    'Without both, the piece leaves the claim out.',
  ],
})

/** The same for a page of 250 words. */
export function carefulInShort(chosen: Chosen, isFilmed: boolean): string[] {
  const { creator, isClaim, isPlain, orders, proof, publisher, trades } = chosen
  const claims = proof ? 'No claim before [a specialist or lawyer] has approved it.' : 'No claim until there is proof.'
  return [
    ...orders.flatMap((order) => [...proofFirst(chosen, order), ...order.items]),
    ...(publisher === 'ours' ? [] : [creator.inShort]),
    ...tradesOf(chosen, isFilmed).map(({ inShort }) => withStop(inShort)),
    ...(trades.length > 0 || isPlain ? [] : ['Own rules: [none, or which].']),
    ofPeople(chosen, 'inShort'),
    ...(isFilmed && !chosen.gates.includes('harm') ? [ON_THE_SPOT_IN_SHORT] : []),
    ...(chosen.license === undefined ? licenseIn(chosen).map((text) => `License: ${text}.`) : []),
    ...(isClaim ? [claims] : []),
    ...(isClaim || orders.length > 0 ? [] : ['Health, safety, money, environment: only the facts here.']),
  ]
}
