/** The message about a text that is not the code of a currency. */
import { isCurrency } from '../../../../src/lib/currency'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'

export function wrongCurrency(name: string, text: string, write: (code: string) => string): Message {
  const meant = meantCurrency(text)
  return {
    code: 'unknown-currency',
    text: `${name} is ${quote(text)}, but a currency is named by its code of three capital letters.`,
    hint: meant
      ? `Did you mean ${quote(meant)} (${nameOf(meant)})? Write:\n${write(meant)}`
      : `For example:\n${write('USD')}\nAll codes are in https://en.wikipedia.org/wiki/ISO_4217`,
  }
}

/** A code in small letters, a symbol, a name in English, or a code with a typing error, in this order. */
function meantCurrency(text: string): string | undefined {
  const plain = text.trim()
  if (isCurrency(plain.toUpperCase())) return plain.toUpperCase()
  const codes = Intl.supportedValuesOf('currency')
  const symbol = plain === '$' ? 'USD' : codes.find((code) => symbolOf(code) === plain)
  if (symbol) return symbol
  const names = new Map([...codes.map((code): [string, string] => [nameOf(code), code]), ...COMMON])
  const byName = plain.length > 3 ? nearest(plain, names.keys()) : undefined
  return byName === undefined ? nearest(plain, codes) : names.get(byName)
}

/** What people say for short; the names of other currencies end in the same word. */
const COMMON: [string, string][] = [
  ['dollars', 'USD'],
  ['pounds', 'GBP'],
  ['francs', 'CHF'],
  ['yen', 'JPY'],
]

const english = new Intl.DisplayNames('en', { type: 'currency' })
const nameOf = (code: string): string => english.of(code) ?? code

const symbolOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
