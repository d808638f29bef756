/** What is said about yes and no, numbers, amounts of money, codes of currencies and languages, and names of time zones. */
import { isCurrency } from '../../../../src/lib/currency'
import { languageCodes, languageName } from '../../../../src/lib/language-name'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import { once } from '../../../lib/once'
import type { Wrong } from './fields'

export function wrongCurrency({ name, text, write }: Wrong): Message {
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
const COMMON = Object.entries({ dollars: 'USD', pounds: 'GBP', francs: 'CHF', yen: 'JPY' })

const english = new Intl.DisplayNames('en', { type: 'currency' })
const nameOf = (code: string): string => english.of(code) ?? code

const symbolOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

export function wrongLanguage({ name, text, write }: Wrong): Message {
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

export function wrongTimeZone({ name, text, write }: Wrong): Message {
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

const WRITTEN =
  /^(?:[A-Z]{1,3}\s*)?\p{Sc}?\s*(\d[\d\s,.'’_]*?)(?:[.,][-–])?[,;]?\s*(?:\p{Sc}|[A-Z]{3}\b|(?:dollar|euro|franc|pound)s?\b|yen\b)?\s*(?:\/.*|(?:per|an?|pro|im|par) .*)?$/u

/**
 * The number that a text most likely means, with a point before its last digits; nothing where it is not a number.
 * @returns such as `3000` or `49.50`
 */
function numberIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const thousands = /^\D{0,4}(\d{1,6})\s*k$/i.exec(plain)?.[1]
  if (thousands) return `${Number(thousands)}000`
  const digits = WRITTEN.exec(plain)?.[1]?.replace(/[\s'’_]/g, '')
  if (digits === undefined) return undefined
  const [, whole = '', end = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  // What is left between digits parts thousands.
  if (!/^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)) return undefined
  const number = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return /^0*$/.test(end) ? number : `${number}.${end}`
}

export function wrongNumber({ issue, name, text, quoted, write }: Wrong): Message {
  const code = 'wrong-number'
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [bound, limit] = issue.code === 'too_small' ? ['least', issue.minimum] : ['most', issue.maximum]
    return {
      code,
      text: `${name} is ${text}, but it must be at ${bound} ${limit}.`,
      hint: `For example:\n${write(String(limit))}`,
    }
  }
  const number = numberIn(text)
  const isWhole = number !== undefined && /^\d{1,15}$/.test(number)
  return {
    code,
    text: `${name} is ${quote(text)}${inQuotes(quoted)}, but a whole number is needed, without symbols, commas or units.`,
    hint: isWhole ? `Write:\n${write(number)}` : `For example:\n${write('3000')}`,
  }
}

const inQuotes = (quoted: boolean): string => (quoted ? ' in quotation marks' : '')

export function wrongAmount({ issue, name, text, quoted, write }: Wrong): Message {
  const code = 'wrong-number'
  if (issue.code === 'too_small') {
    return { code, text: `${name} is ${text}, but it must be more than 0.`, hint: `For example:\n${write('3000')}` }
  }
  const number = numberIn(text)
  if (number !== undefined && !quoted && /^\d{1,3}\.\d{2}0$/.test(text)) {
    const cents = text.slice(0, -1)
    return {
      code,
      text: `${name} is ${quote(text)}, which some people read as ${number} and others as ${cents}.`,
      hint: `Write one of:\n${write(number)}\n${write(cents)}`,
    }
  }
  const isShort = number !== undefined && number.length < 13
  return {
    code,
    text: `${name} is ${quote(text)}${inQuotes(quoted)}, but only a number is needed, without symbols, spaces, commas or units.`,
    hint: isShort ? `Write:\n${write(number)}` : `For example:\n${write('3000')}\n${write('49.50')}`,
  }
}

/** Whether a text means yes or no; nothing for other texts. */
export function meantBoolean(text: string): boolean | undefined {
  const meant = nearest(text.replace(/\W+$/, ''), ['true', 'false'])
  if (meant === 'true' || /^(?:y|yes|on|1|x|ja|oui|s[ií])$/i.test(text)) return true
  return meant === 'false' || /^(?:n|no|off|0|nein|non)$/i.test(text) ? false : undefined
}

export function wrongBoolean({ name, text, quoted, write }: Wrong): Message {
  const meant = meantBoolean(text)
  const found = quoted ? `the text ${quote(text)} in quotation marks` : quote(text)
  return {
    code: 'wrong-boolean',
    text: `${name} is ${found}, but only true or false is allowed here.`,
    hint:
      meant === undefined ? `Write one of:\n${write('true')}\n${write('false')}` : `Write:\n${write(String(meant))}`,
  }
}
