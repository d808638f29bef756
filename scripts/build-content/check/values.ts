/**
 * What values say: days that exist but are unlikely to be meant, amounts of money and what a price is for, and links that call a telephone number or write a message to it.
 */
import { fitsCurrency, isCurrency, minorDigits } from '../../../src/lib/currency'
import { dayOfTime, isWallTime } from '../../../src/lib/wall-time'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { plural, quote } from '../../lib/diagnostics/words'
import { isIn } from '../../lib/schema/file-kind'
import { atField } from '../parse/content-file'
import type { Entry } from '../parse/entry'

/**
 * What is unlikely about a day, if anything.
 * @param name the field, in words
 * @param oldAfter years after which what the day is about may no longer be so
 * @param lastYear the last year that a day can be in without a question
 */
export function dayMessage(
  name: string,
  day: string,
  { data }: Entry,
  { oldAfter, lastYear }: { oldAfter?: number | undefined; lastYear: number },
): Message | undefined {
  const year = Number(day.slice(0, 4))
  if (year > lastYear || year < FIRST_YEAR) {
    return {
      code: 'unlikely-date',
      severity: 'warning',
      text: `${name} is ${day}, ${year > lastYear ? 'more than a year from now' : 'before there were pages on the web'}.`,
      hint: 'Correct the year if it is mistyped.',
    }
  }
  // The last year is the next one, so this one is the year before it. Whole years: see `lastYearFrom`.
  if (oldAfter !== undefined && year < lastYear - 1 - oldAfter) {
    return {
      code: 'old-figure',
      severity: 'warning',
      text: `${name} is ${day}, and what it says is old after ${oldAfter} years.`,
      hint: 'Look for newer facts, and write their source and their date. Remove what you cannot confirm.',
    }
  }
  const { publishAt } = data
  if (name !== 'date' || typeof publishAt !== 'string' || !isWallTime(publishAt)) return undefined
  if (dayOfTime(publishAt) === day) return undefined
  return {
    code: 'unlikely-date',
    severity: 'warning',
    text: `Visitors see ${day} as its day, but this page becomes public on ${publishAt}.`,
    hint: `Write the same day:\ndate: ${dayOfTime(publishAt)}`,
  }
}

/** The first page of the web is from December 1990. */
const FIRST_YEAR = 1990

/** The year after that of `now`. A whole year, so that what is remembered of a file is valid until the next one. */
export const lastYearFrom = (now: string): number => Number(now.slice(0, 4)) + 1

/**
 * An amount with more digits behind the point than its currency has: it cannot be paid, and nothing is rounded.
 * @param key the name of the field
 * @param currency the currency of the site, as far as it could be read
 */
export function amountMessage(name: string, key: string, written: string, currency: unknown): Message | undefined {
  const amount = Number(written)
  if (typeof currency !== 'string' || !isCurrency(currency) || fitsCurrency(amount, currency)) return undefined
  const digits = minorDigits(currency)
  const places = digits === 0 ? 'has none' : `has ${digits}`
  return {
    code: 'too-many-decimals',
    text: `${name} is ${written}, with ${plural(decimalsOf(written), 'digit')} behind the point, but ${currency} ${places}.`,
    hint: `Write one of:\n${near(written, digits)
      .map((value) => `${key}: ${value}`)
      .join('\n')}`,
  }
}

const decimalsOf = (written: string): number => (written.split('.')[1] ?? '').length

/** The two amounts around the written one; before them the thousands that three digits can mean. */
function near(written: string, digits: number): string[] {
  const unit = 10 ** digits
  const below = Math.floor(Number(written) * unit)
  const around = [below, below + 1].filter((count) => count > 0).map((count) => (count / unit).toFixed(digits))
  return /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? [written.replace('.', ''), ...around] : around
}

/** What a service says about its price must fit together. */
export function checkPriceUnit(entry: Entry): Diagnostic[] {
  const { price, priceUnit } = entry.data
  if (!isIn(entry.kind, 'services') || typeof priceUnit !== 'string') return []
  if (priceUnit === 'request' && price !== undefined) return [atField(entry, ['price'], priceOnRequest)]
  return PRICED.has(priceUnit) && price === undefined ? [atField(entry, ['priceUnit'], withoutPrice(priceUnit))] : []
}

/** A month may stay in a form that has no price yet. */
const PRICED: ReadonlySet<string> = new Set(['project', 'day', 'hour'])

const priceOnRequest: Message = {
  code: 'price-and-unit',
  text: 'priceUnit is "request", so the page says that the price is on request, but here is a price.',
  hint: 'Remove this line. To show the price instead, change the other one to what it is for:\npriceUnit: month',
}

const withoutPrice = (unit: string): Message => ({
  code: 'price-and-unit',
  text: `priceUnit is "${unit}", but there is no price.`,
  hint: 'Add the price, or say that it is on request:\npriceUnit: request',
})

/** Digits, with a plus before them if they name the country; `- . ( )` and spaces as `%20` may separate them. */
const NUMBER = String.raw`\+?(?:[\d().-]|%20)+`
const PHONE = new RegExp(`^tel:(${NUMBER})(?:;ext=\\d+)?$`)
const SMS = new RegExp(String.raw`^sms:(${NUMBER})(?:\?body=[^\s&#?]*)?$`)

const FEWEST_DIGITS = 3

export const isPhoneScheme = (scheme: string | undefined): scheme is 'tel' | 'sms' =>
  scheme === 'tel' || scheme === 'sms'

/** What is wrong with a link that starts with `tel:` or `sms:`, if anything. */
export function phoneMessage(link: string, scheme: 'tel' | 'sms'): Message | undefined {
  const number = (scheme === 'tel' ? PHONE : SMS).exec(link)?.[1]
  if (number !== undefined && digitsIn(number).length >= FEWEST_DIGITS) return undefined
  const [written = ''] = link.slice(scheme.length + 1).split(/[?;&]/)
  const digits = digitsIn(written)
  const hasLetters = /[a-z]/i.test(written.replace(/%[\da-f]{2}/gi, ''))
  const corrected = digits.length < FEWEST_DIGITS || hasLetters ? undefined : `${scheme}:${plusIn(written)}${digits}`
  return {
    code: 'broken-address',
    text: `${quote(link)} is not written as a link to a telephone number is.`,
    hint: corrected ? `Write: ${corrected}` : EXAMPLES[scheme],
  }
}

const EXAMPLES = {
  tel: 'Write the number in digits, with the code of its country. For example: tel:+15551234567',
  sms: 'Write the number in digits, with the code of its country. For example: sms:+15551234567, or with a text: sms:+15551234567?body=Hello',
}

/** `+1 555 123 4567`, written as an address: the link that was probably meant. */
export function phoneLinkFor(address: string): string | undefined {
  const digits = digitsIn(address)
  const isNumber = /^\+?(?:[\d().\s-]|%20)+$/.test(address) && digits.length >= 7
  return isNumber ? `tel:${plusIn(address)}${digits}` : undefined
}

const digitsIn = (text: string): string => text.replace(/%[\da-f]{2}/gi, '').replace(/\D/g, '')

const plusIn = (text: string): string => (/^[\s/(]*(?:%20)*\+/.test(text) ? '+' : '')
