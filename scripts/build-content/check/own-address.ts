/** Full addresses of the site itself, as a browser shows them: they are what is behind their host. */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { onceForEach } from '../../lib/once'
import { isReservedHost } from '../../lib/reserved-hosts'
import { readAddress } from '../../lib/web-address'

const START = /^(?:https?:[/\\]*|[/\\]{2})?(?=[^/\\?#@\s]+\.[^/\\?#@\s]+(?:[/\\?#]|$))/i

/**
 * What stands behind the host in an address, if that is the host of the site, with or without `www`. What stands before the
 * host can be missing.
 */
export function pathOnSite(written: string, site: string | undefined): string | undefined {
  if (site === undefined || !START.test(written)) return undefined
  const own = hostOfSite(site)
  const address = readAddress(written.replace(START, 'https://'))
  if (own === undefined || address === undefined || hostOf(address) !== own) return undefined
  return address.pathname + address.search + address.hash
}

/** Every link of every page is compared with it. */
const hostOfSite = onceForEach((site: string): string | undefined => {
  const own = readAddress(site)
  return own && hostOf(own)
})

/** As long as the site has a sample address, `example.com` is another site, as it is in examples. */
function hostOf({ host }: URL): string {
  const plain = host.replace(/\.(?=:|$)/, '')
  return isReservedHost(plain) ? plain : plain.replace(/^www\./, '')
}

/** A link that works, but is not checked, opens a new tab, and leads back to the public site from a preview. */
export const ownAddress = (link: string, path: string): Message => ({
  code: 'own-address',
  // Without these letters, a browser looks for a page of this name on the site.
  severity: /^https?:\/\//.test(link) ? 'warning' : undefined,
  text: `${quote(link)} is a page of this site, which is linked by its path alone.`,
  hint: `Write: ${path}`,
})
