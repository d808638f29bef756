/** The files of a list that is spread over pages, and of its search. */
import { type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { SearchSize } from '../../../src/schema/entries'
import type { Shown } from '../parse/content-file'
import { pagesOf, searchParts } from '../site/lists'
import type { Context } from './context'
import { listItem } from './entry-data'
import { namedGroup } from './people'

/** @param put plans one file of JSON */
export function planPages(
  collection: CollectionName,
  paging: Paging,
  entries: readonly Shown[],
  context: Context,
  put: (name: string, json: () => string) => void,
): void {
  // An entry is on several pages, so its item is made and written out once.
  const items = new Map<Shown, { item: Record<string, unknown>; json: string }>()
  const itemOf = (shown: Shown) => {
    const known = items.get(shown)
    if (known) return known
    const item = listItem(shown, collections[collection], context)
    const made = { item, json: JSON.stringify(item) }
    items.set(shown, made)
    return made
  }
  for (const { address: _address, name, group, entries: listed, ...page } of pagesOf(
    collection,
    paging,
    entries,
    context.site.categories ?? [],
  )) {
    put(name, () =>
      withEntries(
        { ...(group && { group: namedGroup(group, paging, context) }), ...page },
        listed.map((shown) => itemOf(shown).json),
      ),
    )
  }
  const { fields } = paging.search
  const parts = searchParts(entries, paging.search.size)
  const size: SearchSize = { parts: parts.length }
  put(`search/${collection}`, () => JSON.stringify(size))
  for (const [part, rows] of parts.entries()) {
    put(`search/${collection}/${part}`, () => JSON.stringify(rows.map((shown) => picked(itemOf(shown).item, fields))))
  }
}

/** The JSON of a page, of which the entries are JSON already. */
const withEntries = (page: Record<string, unknown>, entries: readonly string[]): string =>
  `${JSON.stringify(page).slice(0, -1)},"entries":[${entries.join(',')}]}`

const picked = (item: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in item ? [[field, item[field]]] : [])))
