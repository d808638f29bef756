/** The entries of each collection in the order of its list, and lists that are spread over pages. */
import { idFrom } from '../../../src/lib/id-from'
import { groupAddress, pageAddress } from '../../../src/lib/list-address'
import { type Collection, type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { Category, SitePage } from '../../../src/schema/entries'
import { compare } from '../../lib/diagnostics/diagnostic'
import { grouped } from '../../lib/grouped'
import { once } from '../../lib/once'
import { isIn } from '../../lib/schema/file-kind'
import { type ContentFile, entryOf, type Shown, shownEntry } from '../parse/content-file'
import { partOf, partsIn } from './parts'

/** Each list is read and sorted when it is first asked for. */
export type Lists = ReadonlyMap<CollectionName, () => readonly Shown[]>

/**
 * A part that the site leaves out has no list.
 * @param files the files that are part of the build
 */
export function listEntries(files: readonly ContentFile[]): Lists {
  const { leftOut } = partsIn(files)
  const names = (Object.keys(collections) as CollectionName[]).filter((name) => !partOf(name, leftOut))
  const entriesOf = (name: CollectionName) => files.flatMap((file) => (isIn(file.kind, name) && shownEntry(file)) || [])
  return new Map(names.map((name) => [name, once(() => sorted(entriesOf(name), collections[name]))]))
}

const sorted = (entries: Shown[], { order = () => 0 }: Collection): Shown[] =>
  entries.sort(({ entry: a }, { entry: b }) => order(a.data, b.data) || compare(a.kind.id, b.kind.id))

export type ListPage = {
  address: string
  name: string
  group?: { name: string; value: string; id: string }
  number: number
  pages: number
  total: number
  entries: readonly Shown[]
}

/** All pages of a collection's list and of its groups. The list of all has a first page, even if it is empty. */
export function* pagesOf(
  collection: CollectionName,
  paging: Paging,
  entries: readonly Shown[],
  categories: readonly Category[],
): Generator<ListPage> {
  const ids = new Map(categories.map(({ name, id }) => [name, id]))
  yield* inPages({ address: paging.path, name: `${collection}/page`, entries }, paging.size)
  for (const [group, { field, idsFromSettings }] of Object.entries(paging.groups)) {
    for (const [value, members] of byValue(entries, field)) {
      const id = idsFromSettings ? ids.get(value) : idFrom(value)
      // A category that the settings do not list is a mistake of its own.
      if (id === undefined) continue
      const list = {
        address: groupAddress(paging.path, group, id),
        name: `${collection}/${group}/${id}`,
        group: { name: group, value, id },
        entries: members,
      }
      yield* inPages(list, paging.size)
    }
  }
}

type List = Pick<ListPage, 'address' | 'name' | 'group' | 'entries'>

function* inPages({ address, name, group, entries }: List, size: number): Generator<ListPage> {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  for (let number = 1; number <= pages; number++) {
    yield {
      address: pageAddress(address, number),
      name: `${name}/${number}`,
      ...(group && { group }),
      number,
      pages,
      total: entries.length,
      entries: entries.slice((number - 1) * size, number * size),
    }
  }
}

/** The entries of each value of a field, in their order. An entry counts once, however often it names a value. */
const byValue = (entries: readonly Shown[], field: string): Map<string, Shown[]> =>
  grouped(entries, ({ entry }) => new Set(valuesOf(entry.data[field])))

/** The texts of a field that holds one or several. */
export const valuesOf = (field: unknown): string[] =>
  (Array.isArray(field) ? field : [field]).filter((value) => typeof value === 'string')

/**
 * The addresses of all pages of lists but the first of each collection, which is made of a file. A page without public
 * entries says nothing yet, so search engines leave it out.
 */
export function listAddresses(lists: Lists, categories: readonly Category[]): SitePage[] {
  const found: SitePage[] = []
  for (const [collection, list] of lists) {
    const { paging }: Collection = collections[collection]
    if (!paging) continue
    for (const { address, entries } of pagesOf(collection, paging, list(), categories)) {
      if (address === paging.path) continue
      const open = entries.filter(({ hidden }) => !hidden)
      found.push({ path: address, indexed: open.length > 0 })
    }
  }
  return found
}

/** Below these addresses may be pages of lists that only a broken file could name. */
export const unknownLists = (files: readonly ContentFile[]): string[] =>
  Object.entries<Collection>(collections).flatMap(([name, { paging }]) => {
    if (!paging || files.every((file) => !isIn(file.kind, name as CollectionName) || entryOf(file))) return []
    return ['page', ...Object.keys(paging.groups)].map((list) => `${paging.path}/${list}/`)
  })

/** The parts that a search loads, counted from the oldest entry, so that a new one changes only the last part. */
export function searchParts(entries: readonly Shown[], size: number): Shown[][] {
  const oldestFirst = [...entries].reverse()
  return Array.from({ length: Math.ceil(oldestFirst.length / size) }, (_, part) =>
    oldestFirst.slice(part * size, (part + 1) * size),
  )
}
