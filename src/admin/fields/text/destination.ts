/** Where a link leads, from what somebody typed: an address, or the title of a page. */
import type { SitePage } from '../suggestions/site-pages'

/** The address, and the title of the page if that was typed instead of it. */
export type Destination = { address: string; title?: string }

const ADDRESS = /^(?:[/#]|https?:|mailto:|tel:|sms:)|^\S*[/#]\S*$/i

/**
 * @returns nothing if what was typed is neither an address nor the title of a page, or if several pages could be meant.
 * The beginning of a title is enough.
 */
export function destinationOf(pages: readonly SitePage[], typed: string): Destination | undefined {
  const words = folded(typed)
  if (words === '') return undefined
  const named = only(pages.filter(({ title }) => folded(title) === words))
  if (named) return named
  if (ADDRESS.test(typed.trim())) return { address: typed.trim() }
  return only(pages.filter(({ title }) => folded(title).startsWith(words)))
}

const folded = (words: string) => words.trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase()

function only(found: readonly SitePage[]): Destination | undefined {
  const [first, ...others] = found
  if (!first || others.some(({ path }) => path !== first.path)) return undefined
  return { address: first.path, title: first.title }
}
