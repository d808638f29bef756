import type { AudienceCountry } from './disclosure'
import type { NamedItem } from './text-document'
import { TRADES } from './trades'

/** The rules that the trade of a campaign has, one line for each trade that its words name. */
export function tradeRules(words: string, country: AudienceCountry): NamedItem[] {
  return TRADES.filter((trade) => trade.words.test(words)).map(({ name, rule }) => ({
    label: `Rules, ${name}`,
    text: rule(country),
  }))
}
