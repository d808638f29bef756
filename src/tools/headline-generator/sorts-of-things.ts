/** What sort of thing a noun means, by its last word: a coffee is drunk, and a coffee machine is used. */
import { PLURAL_AGENTS } from './words'

const FOOD =
  /\b(?:chee[sz]e|m[iy]lk|yogurt|ice cream|bread|cake|cookie|chocolate|snack|sauce|soup|salad|pizza|burger|sausage|pasta|cereal|meal|meat|honey|juice|soda|tea|coffee|beer|ale|wine|gin|vodka|whiskey|drink|dessert|(?:chocolate|protein) bar)s?$/i
/** What nobody buys to solve a problem, and what replaces nothing. */
const WORK_OF_ART = /\b(?:game|film|movie|album|song|book|novel|podcast|musical|comic)s?$/i
const GATHERING =
  /\b(?:conference|summit|webinar|festival|expo|fair|meetup|hackathon|workshop|gala|event|forum|day)s?$/i

/** What the noun itself says, without “for cyclists” and “made from peas”. */
const headOf = (noun: string) => noun.split(/ (?:for|of|with|without|from|made|about|in|on) /)[0] ?? noun

/** The slot of the patterns that suit a product. */
export function sortOf(product: string): 'food' | 'work' | 'gadget' {
  const head = headOf(product)
  if (WORK_OF_ART.test(head)) return 'work'
  return FOOD.test(head) ? 'food' : 'gadget'
}

export const isGathering = (noun: string) => GATHERING.test(headOf(noun))
/** People, and bodies of people, for whom something can change. */
export const arePeople = (noun: string) => PLURAL_AGENTS.has(noun.split(' ').at(-1) ?? '')
