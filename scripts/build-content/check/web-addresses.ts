/**
 * Addresses on the web: each is whole, secure, and leads where its words and its letters say. Full addresses of the site itself
 * are what stands behind their host.
 */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { onceForEach } from '../../lib/once'
import { isReservedHost } from '../../lib/reserved-hosts'
import { decoded, isHost, namesUser, readAddress, readOrigin, SENTENCE_SIGNS } from '../../lib/web-address'

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
  return wrong(
    `${name} is ${quote(written)}, but the address of a site is only https:// and its host, as browsers send it.`,
    origin,
  )
}

/** What is wrong with the host of an address that browsers can read, if anything. */
export function hostMessage(written: string, { hostname }: URL): Message | undefined {
  if (namesUser(written)) return leadsElsewhere(written, hostname)
  const sentence = RUNS_ON.exec(decoded(written))
  if (sentence) return runsOn(decoded(written), sentence)
  if (isHost(hostname)) return looksAlike(hostAsWritten(written)) ? lookAlike(written, hostname) : undefined
  return {
    code: 'broken-address',
    text: `${quote(written)} leads to ${quote(hostname)}, which cannot be the name of a site: only letters, digits, hyphens and dots are allowed.`,
    hint: 'Copy the address from the bar of the browser while it shows the page.',
  }
}

const leadsElsewhere = (written: string, host: string): Message => ({
  code: 'misleading-link',
  text: `${quote(written)} leads to ${quote(host)}: what is before "@" is only a name to sign in with.`,
  hint: `If it should lead there, write: ${written.replace(/(?<=:)[/\\]*[^/\\?#]*@/, '//')}`,
})

const lookAlike = (written: string, host: string): Message => ({
  code: 'misleading-link',
  severity: 'warning',
  text: `${quote(decoded(written))} leads to ${quote(host)}: it has letters of another alphabet, which look like those of another name.`,
  hint: `If you know that site, write: ${written.replace(/(?<=^[a-z]+:[/\\]*)[^/\\?#:]+/i, host)}`,
})

/** A sign of a sentence in the place of the host. */
const RUNS_ON = new RegExp(String.raw`^([a-z]+:[/\\]*[^/\\?#]*?)([${SENTENCE_SIGNS}])`, 'iu')

const runsOn = (written: string, [, address = '', sign = '']: RegExpExecArray): Message => ({
  code: 'broken-address',
  text: `${quote(written)} leads nowhere: the words behind the address are a part of it.`,
  hint: `End the address before ${quote(sign)}: ${address}`,
})

/** The signs of a host, which browsers may show in place of `xn--…`. */
function hostAsWritten(written: string): string {
  const [, host = ''] = /^[a-z]+:[/\\]*([^/\\?#:]*)/i.exec(written) ?? []
  return decoded(host).normalize('NFKC').toLowerCase()
}

/** Alphabets with letters that look like those of another. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Georgian', 'Lisu'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
)
/** Small letters that look like Latin ones, as far as whole names are made of them; Chromium has the same. */
const LIKE_LATIN = /^[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνρυωηοτօոսհցյ\d-]+$/u
/** Latin letters for phonetics that look like `a` and `g`, and signs that look like a dot, a slash or a hyphen. */
const LIKE_OTHERS = /[ɑɡ]|[^\p{L}\p{M}\p{N}・-]/u

/** Whether a name can be taken for another: letters of several alphabets in one part, or foreign ones that all look Latin. */
function looksAlike(host: string): boolean {
  const parts = host.split('.')
  const isForeign = /[^a-z]/.test(parts.at(-1) ?? '')
  return parts.some((part) => {
    if (/^[ -~]*$/.test(part)) return false
    const isMixed = ALPHABETS.filter((alphabet) => alphabet.test(part)).length > 1
    return isMixed || LIKE_OTHERS.test(part) || (!isForeign && LIKE_LATIN.test(part))
  })
}

/** Endings of files, which no site has that is called by its name alone. */
const FILE_ENDING =
  /\.(?:js|ts|md|py|rs|sh|cc|html?|pdf|png|jpe?g|gif|webp|svg|json|ya?ml|css|csv|txt|docx?|xlsx?|pptx?|zip|mp[34]|mov|[jt]sx|xml|ai|ps|net)$/i

/** The host that words name, when they are an address and nothing else. */
function namedHost(words: string): string | undefined {
  const named = /^(https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?([/?#]\S*)?$/iu.exec(words)
  const [, scheme, host = '', rest] = named ?? []
  if (!named || (scheme === undefined && rest === undefined && !/^www\./i.test(host) && FILE_ENDING.test(host)))
    return undefined
  return readAddress(`https://${host}`)?.hostname
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * What is wrong with a link whose words are another address than that to which it leads, if anything.
 * @param site the address of the site, where it is known
 */
export function wordsMessage(written: string, href: string, site: string | undefined): Message | undefined {
  const words = written.trim().replace(/[.,;:!?…)]+$/, '')
  if (MAIL.test(words)) {
    const mail = /^mailto:([^?]*)/i.exec(href)?.[1]
    return mail === undefined || decoded(mail).toLowerCase() === words.toLowerCase()
      ? undefined
      : otherWords(words, mail)
  }
  const named = namedHost(words)
  const target = readAddress(/^[/#]/.test(href) && site !== undefined ? site : href)
  if (named === undefined || !target || !/^https?:$/.test(target.protocol)) return undefined
  return ownerOf(named) === ownerOf(target.hostname) ? undefined : otherWords(words, target.hostname)
}

/** The part of a host that has one owner: `example.com`, `example.co.uk`; `xn--` as `readAddress` gives it. */
const ownerOf = (host: string): string =>
  (/[^.]+\.(?:(?:ac|co|com|edu|go|gob|gov|ne|net|or|org)\.[a-z]{2}|[^.]+)\.?$/.exec(host)?.[0] ?? host).replaceAll(
    'xn--',
    'xn-',
  )

const otherWords = (words: string, target: string): Message => ({
  code: 'misleading-link',
  severity: 'warning',
  text: `The words of this link are ${quote(words)}, but it leads to ${quote(target)}.`,
  hint: 'Write what visitors find there in place of an address, or correct the address.',
})

const wrong = (text: string, better: string): Message => ({ code: 'wrong-address', text, hint: `Write: ${better}` })

function suggestion(written: string): string {
  const host = /^(?:http:)?(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(written)?.[1]
  return `https://${host ?? 'www.example.com/page'}`
}

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
