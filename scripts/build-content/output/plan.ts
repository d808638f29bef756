/**
 * Every file that the app reads, by its path: those of entries and lists, the parts of the site, ids as types, and the pictures
 * that the build of the site renders. The types of what they hold are in src/schema/entries.ts.
 */

import { formatPrice } from '../../../src/lib/format-price'
import { portraitWidths } from '../../../src/lib/portrait-crop'
import { type Collection, type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { Outline, SearchSize } from '../../../src/schema/entries'
import type { ToolSlug } from '../../../src/schema/tool-catalog'
import { compare } from '../../lib/diagnostics/diagnostic'
import { fingerprint } from '../../lib/fingerprint'
import { once, onceForEach } from '../../lib/once'
import { collectionOf, fileOf } from '../../lib/schema/file-kind'
import { messagesOf } from '../../lib/words/messages'
import { moduleText } from '../../lib/words/module-text'
import { wordsOf } from '../../lib/words/words-of-build'
import {
  type ContentFile,
  entryOf,
  focalPoints,
  picturePaths,
  portraits,
  type Shown,
  shownEntry,
  siteSettings,
} from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { firstLanguage, ofLanguage, ownWords, pageLanguages, type SiteLanguage } from '../site/languages'
import { type Lists, pagesOf, searchParts } from '../site/lists'
import { type Client, clientsOf, listPages, type SiteMap, shownPages } from '../site/map'
import type { RelatedPosts } from '../site/read-next'
import { originalOf } from '../source/names'
import { isSize, type Measured, nightOf } from '../source/night-pictures'
import { type Context, namedGroup } from './context'
import { added, listItem, othersFor, postCard, wholeEntry } from './entry-data'
import { type OutputPlan, type PlannedFile, plannedText } from './write'

/** @param put plans one file of JSON */
function planPages(
  collection: CollectionName,
  paging: Paging,
  entries: readonly Shown[],
  context: Context,
  put: (name: string, data: () => unknown) => void,
): void {
  // An entry is on several pages, so its item is made once.
  const itemOf = onceForEach((shown: Shown) => listItem(shown, collections[collection], context))
  const pages = pagesOf(collection, paging, entries, context.site.categories ?? [])
  for (const { address: _, name, group, entries: listed, ...page } of pages) {
    const named = () => group && { group: namedGroup(group, paging, context) }
    put(name, () => ({ ...named(), ...page, entries: listed.map(itemOf) }))
  }
  const { fields, size } = paging.search
  const parts = searchParts(entries, size)
  put(`search/${collection}`, (): SearchSize => ({ parts: parts.length }))
  for (const [part, rows] of parts.entries()) {
    put(`search/${collection}/${part}`, () => rows.map((shown) => picked(itemOf(shown), fields)))
  }
}

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
  const putText = (path: string, text: () => string) => plan.set(path, plannedText(text))
  const put = (path: string, data: () => unknown) => putText(`${path}.json`, () => JSON.stringify(data()))
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
  put('words', () => messages)
  for (const [area, words] of Object.entries(messages)) putText(`words/${area}.ts`, () => moduleText(area, words, own))
  for (const [name, list] of lists) {
    const { paging }: Collection = collections[name]
    if (paging) planPages(name, paging, list(), context, put)
    else put(name, () => list().map((item) => listItem(item, collections[name], context)))
  }
  const pages = once(() => listPages(site))
  const spoken = pageLanguages({ files: all, pages: shownPages(site), language: language?.language })
  put('outline', () => outlineOf(site, lists))
  put('pages', pages)
  if (spoken) put('languages', () => spoken)
  put('redirects', () =>
    [...site.redirects.values()]
      .map(({ from, to, index }) => ({ from, to, index }))
      .sort((a, b) => compare(a.from, b.from)),
  )
  put('pictures', () => usedPictures(files, measured))
  putText('ids.ts', () => idTypes(lists))
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
  const key = once(() => fingerprint(JSON.stringify([shown().entry.version, others()])))
  return { key, text: async () => JSON.stringify(await wholeEntry(shown().entry, others())) }
}

export const outlineOf = ({ parts }: SiteMap, lists: Lists): Outline => ({
  parts: parts.present.map(({ name }) => name),
  tools: (lists.get('tools')?.() ?? []).map(({ entry: { kind, data } }) => ({
    slug: kind.id as ToolSlug,
    title: String(data.title),
  })),
  legal: (lists.get('legal')?.() ?? []).map(({ entry }) => entry.kind.id),
})

/** The text of `ids.ts`: one type for each collection that names it, and two for the clients of the portfolio. */
function idTypes(lists: Lists): string {
  const types: string[] = []
  const put = (name: string, ids: string[]) => types.push(`export type ${name} = ${unionOf(ids)}\n`)
  for (const [name, { idType }] of Object.entries<Collection>(collections)) {
    const ids = (lists.get(name as CollectionName)?.() ?? []).map(({ entry }) => entry.kind.id)
    if (idType) put(idType, ids)
  }
  const clients = (lists.get('portfolio')?.() ?? []).flatMap(({ entry }) => clientsOf(entry))
  const idsOf = (some: readonly Client[]) => some.map(({ id }) => id)
  put('PortfolioClientId', idsOf(clients))
  put('MissingCaseStudyId', idsOf(clients.filter(({ hasCaseStudy }) => !hasCaseStudy)))
  return `/** Written by build:content. */\n${types.join('')}`
}

/**
 * TypeScript refuses a union of 100,000 texts where a path is made of it (TS2590), and takes 2 GB of memory for one of
 * 99,900. The pipeline still checks every link in the content.
 */
const MOST_IDS = 50_000

/**
 * The ids as a type, `string` where they are too many. Without any it is the empty text, which is the id of no entry: a route
 * whose parameter is `never` has type errors of its own.
 */
export function unionOf(ids: readonly string[]): string {
  if (ids.length > MOST_IDS) return 'string'
  const texts = [...ids].sort(compare).map((id) => `'${id}'`)
  return texts.join(' | ') || "''"
}

/** Every file that has to be rendered: the pictures that entries name, and their night versions. */
function usedPictures(files: readonly ContentFile[], measured: Measured) {
  const entries = files.flatMap((file) => entryOf(file) ?? [])
  const named = new Set(entries.flatMap(picturePaths))
  const cropped = portraitCrops(entries, measured)
  const paths = [...new Set([...named].flatMap((path) => [path, nightOf(path, measured) ?? path]))].sort(compare)
  return paths.flatMap((path) => {
    const size = measured.get(path)
    const portrait = cropped.get(path)
    if (!isSize(size)) return []
    return [{ path, ...size, ...(!named.has(path) && { isNight: true }), ...(portrait && { portrait }) }]
  })
}

/** The portrait crops of pictures and of their night versions, by path. */
function portraitCrops(entries: readonly Entry[], measured: Measured) {
  const crops = new Map<string, { points: string[]; widths: number[] }>()
  for (const entry of entries) {
    const points = focalPoints(entry)
    for (const picture of portraits(entry).keys()) {
      const size = measured.get(picture)
      const point = points.get(picture)
      const widths = isSize(size) ? portraitWidths(size) : []
      if (point === undefined || widths.length === 0) continue
      for (const path of [picture, nightOf(picture, measured) ?? picture]) {
        const known = crops.get(path)?.points ?? []
        crops.set(path, { points: [...new Set([...known, point])].sort(compare), widths })
      }
    }
  }
  return crops
}
