/** Fields that hold an address on another site. */
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
