/** Addresses on the web: each is whole, secure, and leads where its words and its letters say. */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isHost, namesUser, readAddress, readOrigin } from '../../lib/web-address'

/**
 * What is wrong with the address in a field, if anything: `https://` and a host that can exist are needed.
 * @param isOrigin whether it is the address of a whole site
 */
export function webAddressMessage(name: string, written: string, isOrigin = false): Message | undefined {
  const url = readAddress(written)
  const fine = url?.protocol === 'https:' && /^https:\/\/[^\s/\\]/i.test(written) && !/[\s<>"\\]/.test(written)
  if (!fine)
    return wrong(
      `${name} is ${quote(written)}, but an address that starts with https:// is needed.`,
      suggestion(written),
    )
  const message = hostMessage(written, url)
  if (message) return message
  if (!/\.[a-z0-9-]{2,}\.?$/i.test(url.hostname))
    return wrong(
      `${name} is ${quote(written)}, but ${quote(url.hostname)} is not the name of a site.`,
      'https://www.example.com',
    )
  const origin = readOrigin(written)
  if (!isOrigin || origin === undefined || origin === written) return undefined
  return wrong(`${name} is ${quote(written)}, but the address of a whole site is needed, as browsers send it.`, origin)
}

/** What is wrong with the host of an address that browsers can read, if anything. */
export function hostMessage(written: string, { hostname }: URL): Message | undefined {
  if (namesUser(written)) return leadsElsewhere(written, hostname)
  if (isHost(hostname)) return undefined
  return {
    code: 'broken-address',
    text: `${quote(written)} leads to ${quote(hostname)}, which cannot be the name of a site: only letters, digits, hyphens and dots are allowed.`,
    hint: 'Copy the address from the bar of the browser while it shows the page.',
  }
}

const leadsElsewhere = (written: string, host: string): Message => ({
  code: 'unsafe-link',
  text: `${quote(written)} leads to ${quote(host)}: what is before "@" is only a name to sign in with.`,
  hint: `If it should lead there, write: ${written.replace(/(?<=:)[/\\]*[^/\\?#]*@/, '//')}`,
})

const wrong = (text: string, better: string): Message => ({ code: 'wrong-address', text, hint: `Write: ${better}` })

function suggestion(written: string): string {
  const host = /^(?:http:)?(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(written)?.[1]
  return `https://${host ?? 'www.example.com/page'}`
}
