/** The pages of the site that are made of entries, from the lists of the CMS. */
import { type ListedEntry, LOCALE } from '../../cms/hook-types'
import { labelOf } from '../../cms/labels'
import { kindOf, partsOf } from '../kind'
import { addressOf } from '../page'

export type EntryPage = { file: string; path: string; title: string }

/** Whether an entry can say at which old addresses it answers, too. */
export const hasOldAddresses = (file: string): boolean => 'aliases' in (kindOf(file)?.schema.shape ?? {})

/** All pages that can answer at an old address, in the order of their addresses. */
export function pagesWithOldAddresses(entries: readonly ListedEntry[]): EntryPage[] {
  const pages = entries.flatMap(({ locales }): EntryPage | [] => {
    const { path: file = '', content = {} } = locales[LOCALE] ?? {}
    const path = addressOf(file)
    if (path === undefined || !hasOldAddresses(file) || content.draft === true) return []
    const { folder, id } = partsOf(file)
    const title = folder === 'pages' ? `${labelOf(id)} page` : String(content.title ?? content.name ?? path)
    return { file, path, title }
  })
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The page that visitors of a page that is gone would look for: the next one above it. */
export function pageAbove(path: string, pages: readonly EntryPage[]): EntryPage | undefined {
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  const found = pages.find((page) => page.path === above)
  return found ?? (above === '/' ? undefined : pageAbove(above, pages))
}
