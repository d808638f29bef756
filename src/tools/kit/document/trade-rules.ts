import { CHILD_CONSENT } from './agreement'
import type { AudienceCountry } from './disclosure'
import type { NamedItem } from './text-document'
import { TRADES } from './trades'

/** The rules that the trade of a campaign has, one line for each trade that its words name. */
export function tradeRules(words: string, country: AudienceCountry): NamedItem[] {
  return TRADES.filter((trade) => trade.words.test(words)).map(({ name, rule }) => ({
    label: `Rules, ${name}`,
    text: rule(country, words),
  }))
}

/** The same in fewer words, where a rule has them. */
export function shortTradeRules(words: string, country: AudienceCountry): NamedItem[] {
  return TRADES.filter((trade) => trade.words.test(words)).map(({ name, rule, inShort = rule }) => ({
    label: `Rules, ${name}`,
    text: inShort(country, words),
  }))
}

/** Whether the law or the brand gives some of the words, so that nobody can promise that there is no script. */
export const hasSetWording = (rules: readonly NamedItem[]): boolean =>
  rules.some(({ text = '' }) => text.includes('word for word'))

/** No consent brings a child into an advertisement for a drink or a bet. */
export const isForAdults = (rules: readonly NamedItem[]) =>
  rules.some(({ label }) => label === 'Rules, alcohol' || label === 'Rules, gambling')

/** Those who are shown agree; the rule on children is the same where no other one speaks of them. */
export function peopleRule(rules: readonly NamedItem[]): NamedItem {
  const has = (name: string) => rules.some(({ label }) => label === `Rules, ${name}`)
  const child = isForAdults(rules)
    ? '; no child is shown'
    : has('children')
      ? ''
      : `; a child is shown only with ${CHILD_CONSENT}`
  return {
    label: 'People in the picture',
    text: `whoever can be recognized agrees before they are shown${child}.`,
  }
}

/** The rule for another company that a text names. */
export const partnerRule = (partner: string): NamedItem => ({
  label: 'Rules, partner',
  text: `“${partner}” is named and shown only as it has agreed in writing; you get that from us before you begin.`,
})
