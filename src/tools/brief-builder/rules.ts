import type { AudienceCountry } from '../kit/document/disclosure'
import type { NamedItem } from '../kit/document/text-document'
import { partnerRule, peopleRule, shortTradeRules, tradeRules } from '../kit/document/trade-rules'

/** “By Greenline and Deutsche Bahn”: the second of two names has a say of its own. */
const PARTNER = /\b(?:by|with|of) \p{Lu}[\p{L}&.’'-]+ and (\p{Lu}[\p{L}&.’'-]*(?: \p{Lu}[\p{L}&.’'-]+)*)/u

/** The rules of the trade and of a partner that the visitor names, and those for people who are shown. */
export function rulesFor(named: readonly string[], country: AudienceCountry): NamedItem[] {
  const trades = tradeRules(named.join('\n'), country)
  const partner = partnerIn(named)
  return [...trades, ...(partner ? [partnerRule(partner)] : []), peopleRule(trades)]
}

/** Whether a rule of the trade allows no picture of before and after. */
export const forbidsBeforeAndAfter = (rules: readonly NamedItem[]): boolean =>
  rules.some(({ text = '' }) => text.includes('before-and-after'))

/** Whether the laws of single states decide how a drink is sold, so that not every order can be counted. */
export const sellsDrinksByState = (rules: readonly NamedItem[]): boolean =>
  rules.some(({ label, text = '' }) => label === 'Rules, alcohol' && text.includes('state law'))

/** The same for the page of the creator, which has room for few words. */
export function shortRulesFor(named: readonly string[], country: AudienceCountry): NamedItem[] {
  const partner = partnerIn(named)
  return [
    ...shortTradeRules(named.join('\n'), country),
    ...(partner ? [{ label: 'Rules, partner', text: `“${partner}” only as it has agreed in writing.` }] : []),
  ]
}

const partnerIn = (named: readonly string[]) =>
  named.map((words) => PARTNER.exec(words)?.[1]).find((name) => name !== undefined)
