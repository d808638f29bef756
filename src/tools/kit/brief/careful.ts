/** What a lawyer, a parent and the law have to say in every document for creators, as far as the answers say. */
import { withStop } from '../document/clean-text'
import type { Item } from '../document/text-document'
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
          text: 'say only what is true for you. For what you know only from this brief, name us as the source.',
        },
        { label: 'Age', text: creator.rule },
      ]

const ANY_TRADE: Item = {
  label: 'Rules of the trade',
  text: '[none, or which]. Alcohol, nicotine, weapons, medicine, food, cosmetics, money, law, bets, politics and what children use have rules of their own: a lawyer reads such an idea first.',
}

const CONSENT =
  'People who can be recognized agree before they are shown, unless there is another right to show them, as with pictures of an archive.'
const CONSENT_IN_SHORT = 'Recognizable people: only with consent or another right.'
const ADULTS_ALONE = 'No one under the legal age for it is shown or takes part, whoever agrees.'
const ANY_AGE_IN_SHORT = 'No child is shown without a parent’s written consent'
const ANY_AGE =
  'No child is shown without the written consent of a parent or guardian, against the child’s wish, or with name, school or address.'

/** What is never asked of people under 18, where they can see it; or the same for a page of 250 words. */
function ofChildren({ age, asks }: Chosen, isShort = false): string[] {
  if (age && !age.hasMinors) return []
  if (asks === 'data')
    return [isShort ? DATA_IN_SHORT : `Nothing asks people under 18 to buy or to give money. ${DATA_IN_SHORT}`]
  if (isShort) return ['Nothing asks children for money or for data.']
  return [
    `Nothing asks people under 18 to buy, to give money or to hand over data${asks === 'money' ? ', or to ask others for it' : ''}.`,
  ]
}
const DATA_IN_SHORT = 'Below [16, or the age of the law], a parent agrees to sharing data.'

/** Rules for advertising say nothing of a thing that harms people: it is not to be used. */
const tradesOf = ({ gate, trades }: Chosen) => (gate === 'harm' ? [] : trades)

const ON_THE_SPOT_IN_SHORT = 'Film where owner or staff allow it, as they say on safety; no drones.'

/** What a lawyer, a parent and the law have to say, by the answers on trade, age and gate. */
export function careful(chosen: Chosen, isFilmed: boolean): Item[] {
  const { isFree, isPlain, age } = chosen
  const trades = tradesOf(chosen)
  return [
    ...ofGates(chosen),
    ...trades.map(({ label, rules }, index) => ({
      label: `Rules, ${label}`,
      text: `${index === 0 && !isFree ? 'a lawyer or [the expert] reads the idea first. ' : ''}${withStop(rules)}`,
    })),
    ...licenseIn(chosen).map((text) => ({ label: 'License', text })),
    ...(chosen.trades.length > 0 || isPlain ? [] : [ANY_TRADE]),
    {
      label: 'People',
      text: [CONSENT, isForAdults(chosen) ? ADULTS_ALONE : (age?.rule ?? ANY_AGE), ...ofChildren(chosen)].join(' '),
    },
    ...(isFilmed && chosen.gate !== 'harm' ? chosen.onTheSpot : []),
  ]
}

/** The license as it was typed, or its blank where something is offered that needs one. */
const licenseIn = (chosen: Chosen): string[] =>
  chosen.license === undefined && (chosen.isToInform || !chosen.trades.some((trade) => trade.asksForLicense))
    ? []
    : [said(chosen.license, '[authority and register number; nothing is sent before it stands here]', chosen)]

/** What the gravest answer asks for, and what may be claimed. */
function ofGates(chosen: Chosen): Item[] {
  const { isClaim, orders } = chosen
  return [
    ...orders.map((order) => ({ label: order.label, items: [...proofFirst(chosen, order), ...order.items] })),
    isClaim ? claims(chosen) : { label: 'Claims', text: FACTS_ALONE },
  ]
}

const FACTS_ALONE = 'about health, safety, money, results and the environment, only the facts and safety lines here.'

/** An answer to a rumor can be checked: somebody found it, or the sender knows it at first hand. */
const proofFirst = ({ gate, proof }: Chosen, { id }: Order): string[] =>
  gate === 'denial' && id !== 'gift'
    ? [`It says how people can check it: ${proof ?? '[who found it, when and where it stands; or whom to ask]'}.`]
    : []
const orderIn = (chosen: Chosen): string[] =>
  chosen.orders.flatMap((order) => [...proofFirst(chosen, order), ...order.items])

const CLAIM = 'Claim: [claim in the words that proof and a lawyer allow].'

const claims = ({ proof }: Chosen): Item => ({
  label: 'Claims, each only as it stands here',
  items: [
    proof ? 'Claim: what stands under “What it says”, once [name of a specialist or lawyer] has approved it.' : CLAIM,
    `Proof: ${proof ?? '[of somebody independent, published, about this very thing, with the approval that its law asks for].'}`,
    'Without both, the piece leaves the claim out.',
  ],
})

/** The same for a page of 250 words. */
export function carefulInShort(chosen: Chosen, isFilmed: boolean): string[] {
  const { age, creator, isClaim, isPlain, orders, proof, publisher, trades } = chosen
  const claims = proof ? 'No claim before [a specialist or lawyer] has approved it.' : 'No claim until there is proof.'
  return [
    ...orderIn(chosen),
    ...(publisher === 'ours' ? [] : [creator.inShort]),
    ...tradesOf(chosen).map(({ inShort }) => withStop(inShort)),
    ...(trades.length > 0 || isPlain ? [] : ['Rules of its own: [none, or which].']),
    [
      CONSENT_IN_SHORT,
      isForAdults(chosen) ? ADULTS_ALONE : withStop(age?.inShort ?? ANY_AGE_IN_SHORT),
      ...ofChildren(chosen, true),
    ].join(' '),
    ...(isFilmed && chosen.gate !== 'harm' ? [ON_THE_SPOT_IN_SHORT] : []),
    ...(chosen.license === undefined ? licenseIn(chosen).map((text) => `License: ${text}.`) : []),
    ...(isClaim ? [claims] : []),
    ...(isClaim || orders.length > 0 ? [] : ['Health, safety, money, environment: only the facts here.']),
  ]
}
