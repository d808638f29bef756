/** The pages of the site that are made of entries, from the lists of the CMS. */
import { type ListedEntry, LOCALE } from '../../cms/hook-types'
import { labelOf } from '../../cms/labels'
import { collectionOf, partsOf, singleOf } from '../kind'

export type EntryPage = { file: string; path: string; title: string }

const kindOf = (file: string) => singleOf(file) ?? collectionOf(file)

/** The address of the page of an entry, by the name of its file. */
export const addressOf = (file: string): string | undefined => kindOf(file)?.path?.(partsOf(file).id)

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
