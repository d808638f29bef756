/** Every address that visitors can open: pages, and old addresses that lead to one. */
import { compare } from '../../lib/diagnostics/diagnostic'
import { entryOn, type Page, type SiteMap } from './map'
import type { Address } from './published-list'

/**
 * Addresses that must keep working. Pages that say "not found" on purpose are not among them, nor are pages of lists,
 * which no editor could give another address.
 */
export function publicAddresses({ pages, redirects }: SiteMap): Address[] {
  const open = [...pages.values()].filter(
    ({ indexed, isOfList, leftOut }) => indexed && !isOfList && leftOut === undefined,
  )
  const moved = [...redirects.values()].map(({ from, to }) => ({ path: from, title: titleOf(pages.get(to)) }))
  return [...open.map((page) => ({ path: page.path, title: titleOf(page) })), ...moved].sort((a, b) =>
    compare(a.path, b.path),
  )
}

/** The title of a page on one line; empty when its file is broken. */
export function titleOf(page: Page | undefined): string {
  const data = entryOn(page)?.data ?? {}
  const title = data.title ?? data.name
  return typeof title === 'string' ? title.replace(/\s+/g, ' ').trim() : ''
}
