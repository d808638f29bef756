/** Links that call a telephone number or write a message to it: `tel:` (RFC 3966) and `sms:` (RFC 5724). */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'

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
