/** Terms that depend on what is advertised and on how long it takes. */
import { anyOf } from '../kit/document/trade'
import { tradeRules } from '../kit/document/trade-rules'
import type { BriefInput } from './completeness'
import type { Measure } from './goal-rules'
import { readBrief } from './read-brief'
import { BOUGHT, DEFAULT_TERMS, EACH_MONTH, GAME_KEY, PERHAPS_SENT, SENT, type Terms } from './terms'
import { weeksOf } from './weeks'

/** What goes into a parcel. House rule; a word list can be wrong. */
export const GOODS = anyOf(
  'lamps? | chairs? | desks? | tables? | sofas? | mattress(?:es)? | furniture | sneakers? | shoes? | boots? | socks? | jackets? | coats? | dress(?:es)? | shirts? | t-?shirts? | jeans | hats? | bags? | backpacks? | jewell?ery | rings? | watch(?:es)? | glasses | sunglasses | headphones? | headsets? | earbuds | speakers? | cameras? | phones? | smartphones? | laptops? | tablets? | keyboards? | monitors? | vacuums? | kettles? | pans? | knives | mugs? | bottles? | candles? | perfumes? | toothbrush(?:es)? | razors? | diapers? | strollers? | helmets? | bikes? | toys? | blocks | puzzles? | board games? | books? | notebooks? | pens? | coffee | tea | chocolates? | cookies | cheese | sauces? | snacks? | granola | honey | soap | shampoo | skin ?care | cosmetics? | make-?up | serums? | (?:sun|face|hand|skin|body|night|day) ?creams? | crèmes? | lotions? | sunscreens? | vitamins? | supplements? | lampen? | stuhl | schuhe | jacken? | juguetes? | jouets? | spielzeug*',
)

/** Who goes to a place, uses a service or meets an animal gets no parcel. */
export const NO_PARCEL = anyOf(
  'apps? | software | saas | platforms? | (?:co-?op|video|mobile|computer) games? | steam | podcasts? | episodes? | banks? | accounts? | loans? | insur* | restaurants? | caf[eé]s? | lunch | brunch | dinner | menus? | bakery | bakeries | bars? | pubs? | hotels? | salons? | spas? | gyms? | clinics? | hospitals? | doctors? | dentists? | universit(?:y|ies) | colleges? | schools? | campus | open days? | museums? | theat(?:er|re)s? | festivals? | concerts? | tickets? | tours? | walks? | stations? | airports? | trains? | shelters? | adopt* | donat* | donors? | volunteers? | vote | voters? | elections? | treatments? | transplants? | injections? | whitening | bookings? | reservations? | appointments? | rental | sharing | travel | visit',
)

/** Nobody can play what has not reached them; a board game comes by parcel. */
const GAME = anyOf('(?:co-?op|video|mobile|computer|pc|console|indie|puzzle|racing) games? | on steam')

/** Trades with nothing to send, or nothing before a lawyer has agreed. */
const NEVER_SENT = /^Rules, (?:animals|nicotine|cannabis|infant formula|treatments|gambling|elections)$/

/** House rule: a creator who publishes for longer is paid by the month. */
const MOST_WEEKS_UNPAID = 4

/** The terms that fit the campaign: what is sent only where something is, and no pay that waits for half a year. */
export function termsFor(input: BriefInput): Terms {
  const { campaign, goals, deliverables, isRush } = readBrief(input)
  const { publishing, lastPublishing = publishing } = weeksOf(deliverables, isRush)
  return {
    ...DEFAULT_TERMS,
    product: productTerm([campaign, ...goals.map(({ words }) => words)].join('\n'), input),
    ...(lastPublishing - publishing >= MOST_WEEKS_UNPAID ? { payment: EACH_MONTH } : {}),
  }
}

/** Whether orders are sent to the people who place them, so that the last of them need days. */
export function isSoldByParcel(input: BriefInput): boolean {
  const { campaign, goals } = readBrief(input)
  const words = [campaign, ...goals.map(({ words }) => words)].join('\n')
  return (
    [SENT, PERHAPS_SENT].includes(productTerm(words, input)) && goals.some(({ measures }) => measures.some(isOfOrders))
  )
}

const isOfOrders = ({ target }: Pick<Measure, 'target'>) => target === '[number] orders'

function productTerm(words: string, { audienceCountry }: BriefInput): string {
  const trades = tradeRules(words, audienceCountry).map(({ label }) => label)
  // Carriers take drinks from licensed shippers only, and in many countries only with a check of age at the door.
  if (trades.includes('Rules, alcohol')) return BOUGHT
  if (GAME.test(words)) return GAME_KEY
  if (trades.some((label) => NEVER_SENT.test(label)) || NO_PARCEL.test(words)) return DEFAULT_TERMS.product
  return GOODS.test(words) ? SENT : PERHAPS_SENT
}
