/**
 * The data of the page of an entry that is not saved, from the published site: the pipeline's own steps for one file, with
 * what other files say taken from what they said when the site was built. Runs in browsers.
 */
import * as buildWords from '@words/build'
import { opensNewTab } from '@words/links'
import { generatedName } from '../../../src/admin/entry/page'
import { type DraftPage, type DraftText, UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import { type Changes, type Objection, sizesIn } from '../../../src/admin/save/check/objections'
import { formatPrice } from '../../../src/lib/format-price'
import { type Clock, clockIn } from '../../../src/lib/wall-time'
import type { AdditionName, PictureSize } from '../../../src/schema/additions'
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import type { Site } from '../../../src/schema/settings'
import {
  added,
  type ContentFile,
  type Context,
  checkBody,
  checkFields,
  checkPeople,
  type Data,
  type Entry,
  kindOfFile,
  lastYearFrom,
  listItem,
  type Measured,
  markHidden,
  othersFor,
  parseFile,
  picturePaths,
  publicationOf,
  type Shown,
  type SiteMap,
  shownEntry,
  wholeEntry,
} from '../../build-content/in-browser'
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import { fieldAt } from '../../lib/objections'
import { collectionOf, type FileKind, pathOf } from '../../lib/schema/file-kind'
import type { Known } from './known'

/** What additions need of whole other entries is as it was published; with nothing published, there is nothing. */
const AS_PUBLISHED: Partial<Record<AdditionName, { field: string; otherwise: unknown }>> = {
  relatedPosts: { field: 'related', otherwise: [] },
  frontPage: { field: 'front', otherwise: undefined },
  sections: { field: 'sections', otherwise: [] },
  shownCase: { field: 'shownCase', otherwise: undefined },
  nextSteps: { field: 'next', otherwise: [] },
  explainedTools: { field: 'explained', otherwise: {} },
  shownCategories: { field: 'categories', otherwise: [] },
}

/** Lists that say enough of other entries for an addition. */
const LISTS: Partial<Record<AdditionName, CollectionName | 'own'>> = {
  relatedPages: 'own',
  leadClient: 'case-studies',
  deliveredServices: 'services',
  byline: 'people',
  people: 'people',
  contacts: 'people',
}

/** What the published site does not know: the pictures and the names of all entries are in the repository. */
const UNKNOWN = new Set(['missing-picture', 'dead-reference', 'link-to-hidden-page'])

/** Said, but no reason to keep the page back: what a link names may be saved and not published yet. */
const MAY_BE_NEWER = new Set(['dead-link', 'dead-anchor', 'unknown-anchor'])

/** In the language of the site, as its program has them. */
const WORDS = { ...buildWords, opensNewTab }

/** What the addresses of a picture have that the published site does not know. */
const UNKNOWN_PICTURE: PictureSize = { width: 1200, height: 800, hash: UNSAVED_HASH }

/**
 * @param known what the published site says of itself
 * @param readPublished reads a generated file of it, by its name; `null` when there is none
 */
export function pageMaker(known: Known, readPublished: (name: string) => Promise<unknown>) {
  const sizes = new Map(known.pictures.map(({ path, ...size }) => [path, size]))
  const pages: SiteMap['pages'] = new Map(known.pages.map((page) => [page.path, page]))
  const settings = known.content['settings/site'] as Site
  const { timeZone, language, currency, categories } = settings
  const published: SiteMap = {
    url: settings.url,
    categories,
    pages,
    redirects: new Map(),
    parts: { present: [], leftOut: [] },
    unknownBelow: [],
    lost: () => new Set(),
  }

  const clock = () => clockIn(timeZone)

  /** The published site with the page of an entry as it would be, whose headings links can name. */
  function siteWith(entry: Entry): SiteMap {
    const path = pathOf(entry.kind)
    const page = path && { path, indexed: true, source: sourceOf(entry) }
    return page ? { ...published, pages: new Map([...pages, [page.path, page]]) } : published
  }

  /** What an entry says about others, as far as the published site can tell. */
  function checked(entry: Entry, site: SiteMap, measured: Measured): Diagnostic[] {
    const pictures = new Set(measured.keys())
    const known = {
      ids: () => new Set<string>(),
      person: () => undefined,
      site,
      pictures,
      measured,
      lastYear: lastYearFrom(clock().now),
      settings,
    }
    return [...checkFields(entry, known), ...checkPeople(entry, known), ...checkBody(entry, known)].filter(
      ({ code }) => !UNKNOWN.has(code),
    )
  }

  return async ({ file, text, pictures }: DraftText): Promise<DraftPage> => {
    const kind = kindOfFile(file)
    if (!kind) throw new Error(`The content has no file ${file}.`)
    const { entry, diagnostics: ofFile } = parseFile({ file, kind, text }, 'remark')
    const site = entry ? siteWith(entry) : published
    const measured: Measured = new Map(sizes)
    for (const [path, size] of Object.entries(pictures)) measured.set(path, { ...size, hash: UNSAVED_HASH })
    const diagnostics = entry ? [...ofFile, ...checked(entry, site, measured)] : ofFile
    const mistakes = diagnostics.map(({ line, column, severity, code, message, hint }) => {
      return { severity, code, message, hint, field: fieldAt(text, { line, column }) }
    })
    const isStopped = mistakes.some(({ severity, code }) => severity === 'error' && !MAY_BE_NEWER.has(code))
    if (!entry || isStopped) return { mistakes }

    const collection = collectionOf(kind)
    for (const path of picturePaths(entry)) if (!measured.has(path)) measured.set(path, UNKNOWN_PICTURE)
    const find = await finder(collection.adds, kind, readPublished)
    const context: Context = {
      site,
      measured,
      // The forms know the first language only.
      original: language,
      words: WORDS,
      originalWords: WORDS,
      money: (amount) => formatPrice(amount, currency, language),
      find,
      related: () => [],
      list: () => [],
      card: () => undefined,
    }
    const shown = shownNow(entry, clock())
    const name = generatedName(file)
    const old = await readPublished(name)
    const isWhole = !('collection' in kind) || collection.list !== undefined
    const data = isWhole
      ? await wholeEntry(entry, othersFor(entry, context, addedTo(shown, collection, context, (old ?? {}) as Data)))
      : listWith(listItem(shown, collection, context), old, collection)
    return { data: { [name]: data }, mistakes }
  }
}

/** What is wrong in the texts of a change, where nothing is known of the repository: what may be newer there is left out. */
export async function mistakesWithoutRepository(
  make: ReturnType<typeof pageMaker>,
  changes: Changes,
): Promise<Objection[]> {
  const texts = Object.entries(changes).filter((change): change is [string, string] => typeof change[1] === 'string')
  const found = texts.map(async ([file, text]) => {
    const { mistakes } = await make({ file, text, pictures: sizesIn(changes) })
    return mistakes.filter(({ code }) => !MAY_BE_NEWER.has(code)).map((mistake) => ({ file, ...mistake }))
  })
  return (await Promise.all(found)).flat()
}

/** The entry, with the reason why visitors would not see it. */
function shownNow(entry: Entry, clock: Clock): Shown {
  const source = sourceOf(entry)
  markHidden([source], clock)
  return shownEntry(source) ?? { entry }
}

function sourceOf(entry: Entry): ContentFile {
  const { file, kind } = entry
  const parsed = { file, kind, entry, diagnostics: [] }
  return { file, kind, publication: publicationOf(entry), parsed: () => parsed }
}

/** Finds entries with those fields that the list of their collection has. */
async function finder(
  adds: readonly AdditionName[] = [],
  kind: FileKind,
  readPublished: (name: string) => Promise<unknown>,
): Promise<Context['find']> {
  const found = new Map<string, Shown>()
  for (const name of new Set(adds.map((addition) => LISTS[addition]))) {
    const own = 'collection' in kind ? kind.collection : undefined
    const collection = name === 'own' ? own : name
    if (collection === undefined) continue
    for (const { id, ...data } of ((await readPublished(collection)) ?? []) as ({ id: string } & Data)[]) {
      const { format } = collections[collection]
      const file = `content/${collection}/${id}.${format}`
      const entry: Entry = { file, kind: { collection, id, format }, data, place: () => ({ line: 1, column: 1 }) }
      found.set(`${collection}/${id}`, { entry })
    }
  }
  return (collection, id) => found.get(`${collection}/${id}`)
}

/** All additions of an entry, in their order. */
function addedTo(shown: Shown, { adds = [] }: Collection, context: Context, published: Data): Data {
  const all: Data = {}
  for (const name of adds) {
    const kept = AS_PUBLISHED[name]
    if (kept) all[kept.field] = published[kept.field] ?? kept.otherwise
    else Object.assign(all, added([name], shown, context))
  }
  return all
}

/** The list of a collection with this entry in it. */
function listWith(item: Data, published: unknown, { order }: Collection): Data[] {
  const list = (Array.isArray(published) ? published : []) as Data[]
  const others = list.filter(({ id }) => id !== item.id)
  const byId = (a: Data, b: Data) => (String(a.id) < String(b.id) ? -1 : 1)
  return [...others, item].sort((a, b) => order?.(a, b) || byId(a, b))
}
