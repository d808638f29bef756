/** Old addresses: which of them lead to a new post by an alias, and which cannot. */
import { aliasMessage } from '../../../build-content/public'
import type { OldPost } from '../old-site'

export type AddressPlan = {
  aliases: string[]
  /** Addresses that no alias can answer, each with the reason and what helps. */
  open: { address: string; text: string; remedy: string }[]
}

/** Addresses that are the same file on some disks. */
const keyOf = (path: string): string => path.toLowerCase().replace(/\.(?:html|md)$/, '')

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The path of an address as pages have it. */
export const pagePath = (address: string): string => withoutSlash(address.split('?')[0] ?? '')

export class OldAddresses {
  readonly #taken: Map<string, string>

  /** @param answering every address of the site, those of the new posts included, and what answers there */
  constructor(answering: ReadonlyMap<string, string>) {
    this.#taken = new Map([...answering].map(([path, whose]) => [keyOf(path), whose]))
  }

  /** What leads from the old addresses of a post to its new one. */
  of({ addresses }: Pick<OldPost, 'addresses'>, newPath: string): AddressPlan {
    const plan: AddressPlan = { aliases: [], open: [] }
    for (const address of new Set(addresses)) {
      const path = pagePath(address)
      const taken = this.#taken.get(keyOf(path))
      if (address.includes('?') && !/\?(?:utm_\w+=.*)?$/.test(address))
        plan.open.push({ address, ...byQuery(address, newPath) })
      else if (path === newPath || taken === newPath) continue
      else if (taken !== undefined) plan.open.push({ address, ...answeredBy(path, taken) })
      else if (path === '/' || aliasMessage(path)) plan.open.push({ address, ...notPossible(path, newPath) })
      else {
        this.#taken.set(keyOf(path), newPath)
        plan.aliases.push(path)
      }
    }
    return plan
  }
}

const byQuery = (address: string, newPath: string) => ({
  text: `${address} names its post behind a "?", which the files of a static site cannot answer.`,
  remedy: `Add a rule at your host that leads from ${address} to ${newPath}.`,
})

const answeredBy = (path: string, other: string) => ({
  text: `${path} is already the address of ${other === path ? 'a page of this site' : other}.`,
  remedy:
    'If visitors of the old address should see the imported post, rename the other page, and add the address to the aliases of the post.',
})

const notPossible = (path: string, newPath: string) => ({
  text: `${path} cannot be an alias: only letters a-z, digits, "-", "_", "~" and "." are possible between slashes, and no file of the site may be there.`,
  remedy: `Add a rule at your host that leads from ${path} to ${newPath}.`,
})
