/** The pages of the site that are made of entries, from the lists of the CMS. */
import type { ListedEntry } from '../../cms/hook-types'
import { type EntryPage, pagesOf } from '../../fields/suggestions/site-pages'
import { kindOf } from '../kind'

/** Whether an entry can say at which old addresses it answers, too. */
export const hasOldAddresses = (file: string): boolean => 'aliases' in (kindOf(file)?.schema.shape ?? {})

/** All pages that can answer at an old address, in the order of their addresses. */
export const pagesWithOldAddresses = (entries: readonly ListedEntry[]): EntryPage[] =>
  pagesOf(entries)
    .filter(({ file, isDraft }) => hasOldAddresses(file) && !isDraft)
    .sort((a, b) => (a.path < b.path ? -1 : 1))

/** The page that visitors of a page that is gone would look for: the next one above it. */
export function pageAbove(path: string, pages: readonly EntryPage[]): EntryPage | undefined {
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  const found = pages.find((page) => page.path === above)
  return found ?? (above === '/' ? undefined : pageAbove(above, pages))
}
