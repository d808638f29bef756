/** Fields that hold an address on another site. */
import type { Finding } from '../problems/problem'
import { quote } from '../problems/words'

/**
 * An address, if browsers can read it. In names in Punycode it says `xn-` for `xn--`: Node 20 and 22 refuse those that
 * stand for nothing, Node 24 and browsers of today do not, and the same content is right on every machine.
 */
export function readAddress(written: string): URL | undefined {
  const plain = written.replace(/xn--/gi, 'xn-')
  return URL.canParse(plain) ? new URL(plain) : undefined
}

/** `https://` and a host that can exist; nothing else is published from a field. */
export function webAddressFinding(name: string, written: string): Finding | undefined {
  const url = readAddress(written)
  const fine = url?.protocol === 'https:' && /^https:\/\/[^\s/\\]/i.test(written) && !/[\s<>"\\]/.test(written)
  if (fine && url.username === '' && /\.[a-z0-9-]{2,}\.?$/i.test(url.hostname)) return undefined
  return {
    code: 'wrong-address',
    message: `${name} is ${quote(written)}, and an address that starts with https:// is needed.`,
    hint: `Write: ${suggestion(written)}`,
  }
}

function suggestion(written: string): string {
  const host = /^(?:http:)?(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(written)?.[1]
  return `https://${host ?? 'www.example.com/page'}`
}
