/** Links of old texts: to a post that is imported, to a page of the site, or to another site. */
import { posix } from 'node:path'
import { decoded, readAddress } from '../../../lib/web-address'
import { type OldSite, oldPath, type Question } from '../old-site'
import type { Targets } from '../text/targets'
import { pagePath } from './addresses'
import type { Existing } from './existing'

/** A new post as links see it. */
export type LinkTarget = { path: string; isPublic: boolean; addresses: readonly string[]; source: string }

export class Links {
  readonly #hosts: ReadonlySet<string>
  readonly #byAddress = new Map<string, LinkTarget>()
  readonly #bySource = new Map<string, LinkTarget>()
  readonly #answering: ReadonlySet<string>

  constructor(old: OldSite, posts: readonly LinkTarget[], existing: Existing) {
    this.#answering = existing.addresses
    this.#hosts = new Set(
      [old.origin, existing.url].flatMap((address) => (address === undefined ? [] : hostOf(address))),
    )
    for (const post of posts) {
      this.#bySource.set(post.source.toLowerCase(), post)
      for (const address of post.addresses) {
        this.#byAddress.set(keyOf(address), post)
        if (address.includes('?')) this.#byAddress.set(address.toLowerCase(), post)
      }
    }
  }

  /** @param folder where relative links begin */
  of(written: string, folder: string): ReturnType<Targets['link']> {
    const href = written.trim()
    if (href.startsWith('#') || /^(?:mailto|tel|sms):/.test(href)) return { href }
    if (/^(?:https?:)?\/\//i.test(href)) {
      const address = href.startsWith('//') ? `https:${href}` : href
      const url = readAddress(address)
      if (!url || /\s/.test(address)) return { question: gone(written, 'is not an address') }
      if (!this.#hosts.has(withoutWww(url.host))) return { href: address }
    } else if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return { question: gone(written, 'cannot be opened by visitors') }
    return this.#onOldSite(href, folder, written)
  }

  #onOldSite(href: string, folder: string, written: string): ReturnType<Targets['link']> {
    const [path = '', hash] = href.split('#')
    const post = this.#postAt(href, path, folder)
    if (post && !post.isPublic) return { question: gone(written, 'leads to a post that is not public') }
    if (post) return { href: post.path }
    const page = pagePath(oldPath(href))
    if (this.#answering.has(page)) return { href: hash === undefined ? page : page }
    return { question: gone(written, 'leads to something that this site does not have') }
  }

  #postAt(href: string, path: string, folder: string): LinkTarget | undefined {
    if (/^(?:https?:)?\/|^\//i.test(href)) {
      const old = oldPath(href)
      return this.#byAddress.get(old.toLowerCase()) ?? this.#byAddress.get(keyOf(old))
    }
    const file = posix.join(folder, decoded(path)).toLowerCase()
    const below =
      this.#bySource.get(file) ?? this.#bySource.get(`${file}.md`) ?? this.#byAddress.get(keyOf(oldPath(path)))
    if (below) return below
    // Some programs let authors name a file without its folders.
    const ends = [...this.#bySource].filter(([source]) => source.endsWith(`/${posix.basename(file)}`))
    return ends.length === 1 ? ends[0]?.[1] : undefined
  }
}

const keyOf = (address: string): string =>
  pagePath(oldPath(address))
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')

const hostOf = (address: string): string[] => {
  const host = readAddress(address)?.host
  return host === undefined ? [] : [withoutWww(host)]
}

const gone = (written: string, why: string): Question => ({
  text: `A link to ${written} ${why}. Its words stay, without the link.`,
  remedy: 'Link the words to a page that says the same, or leave them as they are.',
})
