/** What is said about a text that is not the code of a currency or of a language, or the name of a time zone. */
import { isCurrency } from '../../../../src/lib/currency'
import { languageCodes, languageName } from '../../../../src/lib/language-name'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import { once } from '../../../lib/once'

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

export function wrongLanguage(name: string, text: string, write: (code: string) => string): Message {
  const meant = codes().get(nearest(text, codes().keys()) ?? '')
  return {
    code: 'unknown-language',
    text: `${name} is ${quote(text)}, but a language is named by its code.`,
    hint: meant ? `Write:\n${write(meant)}` : `For example:\n${write('en')}`,
  }
}

/** The codes of two letters by what their languages are called, in English and by those who speak them. */
const codes = once(() => {
  const found = new Map<string, string>()
  for (const code of languageCodes()) {
    const names = [languageName(code, 'en'), languageName(code, code)]
    for (const called of names) if (called !== undefined && !found.has(called)) found.set(called, code)
  }
  return found
})

/** What the four zones of the United States are called in speech, summer and winter. */
const AMERICAN: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
}

export function wrongTimeZone(name: string, text: string, write: (zone: string) => string): Message {
  const meant = meantZone(text)
  return {
    code: 'unknown-time-zone',
    text: `${name} is ${quote(text)}, but a time zone is named by its continent and its largest city.`,
    hint: meant
      ? `Did you mean ${quote(meant)}? Write:\n${write(meant)}`
      : `For example:\n${write('America/New_York')}\nAll names are in https://en.wikipedia.org/wiki/List_of_tz_database_time_zones`,
  }
}

/** Browsers and Node list these by older names, and know both. */
const RENAMED = [
  ...['Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv'],
  'America/Argentina/Buenos_Aires',
]

function meantZone(text: string): string | undefined {
  const [letter] = /^[ECMP](?=[SD]?T$|astern|entral|ountain|acific)/i.exec(text) ?? []
  if (letter !== undefined) return AMERICAN[letter.toUpperCase()]
  if (/^(?:GMT|Z|UCT|Etc)\b/i.test(text)) return 'UTC'
  const zones = ['UTC', ...RENAMED, ...Intl.supportedValuesOf('timeZone')]
  const cities = new Map(zones.map((zone) => [cityOf(zone), zone]))
  const city = text.includes('/') ? cityOf(text) : (nearest(text, cities.keys()) ?? '')
  return nearest(text, zones) ?? cities.get(city)
}

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1)
