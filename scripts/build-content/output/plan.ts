/** Every file that the app reads, by its path. The types of what they hold are in src/schema/entries.ts. */

import { formatPrice } from '../../../src/lib/format-price'
import { type Collection, type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { SearchSize } from '../../../src/schema/entries'
import { compare } from '../../lib/diagnostics/diagnostic'
import { fingerprint } from '../../lib/fingerprint'
import { once, onceForEach } from '../../lib/once'
import { collectionOf, fileOf } from '../../lib/schema/file-kind'
import { messagesOf } from '../../lib/words/messages'
import { moduleText } from '../../lib/words/module-text'
import { wordsOf } from '../../lib/words/words-of-build'
import { type ContentFile, type Shown, shownEntry, siteSettings } from '../parse/content-file'
import { firstLanguage, ofLanguage, ownWords, pageLanguages, type SiteLanguage } from '../site/languages'
import { type Lists, pagesOf, searchParts } from '../site/lists'
import { listPages, type SiteMap, shownPages } from '../site/map'
import type { RelatedPosts } from '../site/read-next'
import { originalOf } from '../source/names'
import type { Measured } from '../source/night-pictures'
import type { Context } from './context'
import { added, listItem, othersFor, postCard, wholeEntry } from './entry-data'
import { namedGroup } from './people'
import { idTypes, outlineOf, usedPictures } from './whole-site'
import { type OutputPlan, type PlannedFile, plannedFile, plannedText } from './write'

/** @param put plans one file of JSON */
function planPages(
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

type PlannedSite = {
  /** The files that are part of this build. None of them has errors. */
  files: readonly ContentFile[]
  lists: Lists
  site: SiteMap
  measured: Measured
  related: RelatedPosts
  /** All files, in all languages, and the further language that the site is in, if any. */
  all: readonly ContentFile[]
  language?: SiteLanguage
}

/** @param only the files whose own output is wanted; without it, everything is planned */
export function planOutput(
  { files, lists, site, measured, related, all, language }: PlannedSite,
  only?: readonly ContentFile[],
): OutputPlan {
  const plan: OutputPlan = new Map()
  const put = (path: string, json: () => string) => plan.set(`${path}.json`, plannedText(json))
  const putJson = (path: string, data: () => unknown) => put(path, () => JSON.stringify(data()))
  const original = firstLanguage(all)
  const own = language?.language ?? original
  const messages = messagesOf(own, ownWords(all, own))
  const byName = once(() => new Map(files.map((file) => [originalOf(file.file), file])))
  const find: Context['find'] = (collection, id) => shownEntry(byName().get(fileOf(collection, id)))
  const context: Context = {
    site,
    measured,
    language,
    original,
    words: wordsOf(own, messages),
    originalWords: wordsOf(original, messagesOf(original, ownWords(all, original))),
    money: (amount) => formatPrice(amount, String(siteSettings(files).currency), own),
    find,
    list: (collection) => lists.get(collection)?.() ?? [],
    related: (id) => related[id] ?? [],
    card: onceForEach((id) => {
      const post = find('blog', id)
      return post && postCard(post, measured)
    }),
  }

  const isOfSite = once(() => new Set(files))
  for (const file of only?.filter((file) => isOfSite().has(file)) ?? files) {
    const { kind } = file
    if ('words' in kind) continue
    const collection = collectionOf(kind)
    if ('collection' in kind && !collection.list) continue
    const path = 'collection' in kind ? `${kind.collection}/${kind.id}` : kind.single
    plan.set(`${path}.json`, entryFile(file, collection, context))
  }
  if (only) return plan
  putJson('words', () => messages)
  for (const [area, words] of Object.entries(messages)) {
    plan.set(
      `words/${area}.ts`,
      plannedText(() => moduleText(area, words, own)),
    )
  }
  for (const [name, list] of lists) {
    const { paging }: Collection = collections[name]
    if (paging) planPages(name, paging, list(), context, put)
    else putJson(name, () => list().map((item) => listItem(item, collections[name], context)))
  }
  const pages = once(() => listPages(site))
  const spoken = pageLanguages({ files: all, pages: shownPages(site), language: language?.language })
  putJson('outline', () => outlineOf(site, lists))
  putJson('pages', pages)
  if (spoken) putJson('languages', () => spoken)
  putJson('redirects', () =>
    [...site.redirects.values()].map(({ from, to }) => ({ from, to })).sort((a, b) => compare(a.from, b.from)),
  )
  putJson('pictures', () => usedPictures(files, measured))
  plan.set(
    'ids.ts',
    plannedText(() => idTypes(lists)),
  )
  return plan
}

function entryFile(file: ContentFile, collection: Collection, context: Context): PlannedFile {
  const shown = (): Shown => {
    const found = shownEntry(file)
    if (!found) throw new Error(`${file.file} has errors and cannot be written.`)
    return found
  }
  const others = once(() => {
    const additions = added(collection.adds, shown(), context)
    return othersFor(shown().entry, context, { ...additions, ...ofLanguage(file, context.language) })
  })
  const key = () => fingerprint(JSON.stringify([shown().entry.version, others()]))
  return plannedFile(key, async () => JSON.stringify(await wholeEntry(shown().entry, others())))
}
