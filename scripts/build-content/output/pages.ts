/** The files of a list that is spread over pages, and of its search. */
import { type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { SearchSize } from '../../../src/schema/entries'
import type { Shown } from '../parse/content-file'
import { pagesOf, searchParts } from '../site/list-pages'
import type { Context } from './additions'
import { listItem } from './entry-file'

/** @param putJson plans one file */
export function planPages(
  collection: CollectionName,
  paging: Paging,
  entries: readonly Shown[],
  context: Context,
  putJson: (name: string, data: () => unknown) => void,
): void {
  // An entry is on several pages.
  const items = new Map<Shown, Record<string, unknown>>()
  const item = (shown: Shown) => {
    const known = items.get(shown) ?? listItem(shown, collections[collection], context)
    items.set(shown, known)
    return known
  }
  for (const { address: _address, name, entries: listed, ...page } of pagesOf(collection, paging, entries)) {
    putJson(name, () => ({ ...page, entries: listed.map(item) }))
  }
  const { fields, size } = paging.search
  const parts = searchParts(entries, size)
  putJson(`search/${collection}`, (): SearchSize => ({ parts: parts.length }))
  for (const [part, rows] of parts.entries()) {
    putJson(`search/${collection}/${part}`, () => rows.map((shown) => picked(item(shown), fields)))
  }
}

const picked = (item: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in item ? [[field, item[field]]] : [])))
