/** Addresses outside of the site: of other sites, and links that call a telephone number or write a message to it. */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { readAddress } from '../../lib/web-address'

/** `https://` and a host that can exist; nothing else is published from a field. */
export function webAddressMessage(name: string, written: string): Message | undefined {
  const url = readAddress(written)
  const fine = url?.protocol === 'https:' && /^https:\/\/[^\s/\\]/i.test(written) && !/[\s<>"\\]/.test(written)
  if (fine && url.username === '' && /\.[a-z0-9-]{2,}\.?$/i.test(url.hostname)) return undefined
  return {
    code: 'wrong-address',
    text: `${name} is ${quote(written)}, but an address that starts with https:// is needed.`,
    hint: `Write: ${suggestion(written)}`,
  }
}

function suggestion(written: string): string {
  const host = /^(?:http:)?(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(written)?.[1]
  return `https://${host ?? 'www.example.com/page'}`
}

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
