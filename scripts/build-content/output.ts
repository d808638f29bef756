/** Checked entries → the files that the app reads. Types of what is written: src/schema/entries.ts. */
import { type CollectionName, collections, singles } from '../../src/schema/collections'
import type { DeliveredService, PictureSize, RelatedPage } from '../../src/schema/entries'
import { canonicalLink } from './check/links'
import type { Entry } from './entry'
import { finishBody } from './markdown'
import { isSize, type Measured } from './pictures'
import { compare } from './problems/problem'
import { fieldsIn } from './schema-tour'
import { clientsOf, listPages, type SiteMap } from './site-map'
import { decoded } from './trusted-html'

/** Path below the output folder → content. */
export type OutputFiles = Map<string, string>

type Data = Record<string, unknown>
type Context = { site: SiteMap; measured: Measured }

/** Everything that is written, from the entries that are part of this build. */
export function makeOutput(entries: readonly Entry[], site: SiteMap, measured: Measured): OutputFiles {
  const files: OutputFiles = new Map()
  const put = (path: string, data: unknown) => files.set(`${path}.json`, JSON.stringify(data))
  const context = { site, measured }
  const of = (collection: CollectionName) => inCollection(entries, collection)

  for (const collection of ['blog', 'case-studies', 'services', 'resources', 'legal'] as const) {
    const sorted = of(collection)
    put(
      collection,
      sorted.map((entry) => summaryOf(entry, collection, measured)),
    )
    for (const entry of sorted)
      put(`${collection}/${entry.kind.id}`, wholeEntry(entry, sorted, of('services'), context))
  }
  put(
    'portfolio',
    of('portfolio').map((entry) => ({ id: entry.kind.id, ...entry.data, pictures: picturesOf(entry, measured) })),
  )
  for (const single of Object.keys(singles)) {
    const entry = entries.find(({ kind }) => 'single' in kind && kind.single === single)
    if (entry) put(single, singleEntry(entry, context))
  }
  put('pages', listPages(site))
  put(
    'redirects',
    [...site.redirects.values()].map(({ from, to }) => ({ from, to })).sort((a, b) => compare(a.from, b.from)),
  )
  put('pictures', usedPictures(entries, measured))
  files.set('ids.ts', idTypes(entries))
  return files
}

/** Newest posts first; groups of the portfolio in their order; all else by id. */
function inCollection(entries: readonly Entry[], collection: CollectionName): Entry[] {
  const own = entries.filter(({ kind }) => 'collection' in kind && kind.collection === collection)
  const byId = (a: Entry, b: Entry) => compare(a.kind.id, b.kind.id)
  if (collection === 'blog') return own.sort((a, b) => compare(String(b.data.date), String(a.data.date)) || byId(a, b))
  if (collection === 'portfolio') return own.sort((a, b) => Number(a.data.order) - Number(b.data.order) || byId(a, b))
  return own.sort(byId)
}

const WORDS_A_MINUTE = 220

const readTime = ({ data, body }: Entry): string =>
  typeof data.readTime === 'string'
    ? data.readTime
    : `${Math.max(1, Math.ceil((body?.words ?? 0) / WORDS_A_MINUTE))} min read`

function summaryOf(entry: Entry, collection: Exclude<CollectionName, 'portfolio'>, measured: Measured): Data {
  const { id } = entry.kind
  const fields: Data = {}
  for (const name of collections[collection].summary) if (name in entry.data) fields[name] = entry.data[name]
  const pictures = picturesOf(entry, measured, fields)
  if (collection !== 'blog') return { id, ...fields, pictures }
  return { id, slug: id, ...fields, readTime: readTime(entry), pictures, ...(entry.hidden && { hidden: entry.hidden }) }
}

function wholeEntry(entry: Entry, siblings: readonly Entry[], services: readonly Entry[], context: Context): Data {
  const { kind, data } = entry
  const { aliases: _, ...fields } = data
  const whole = { id: kind.id, ...fields, pictures: picturesOf(entry, context.measured) }
  const collection = 'collection' in kind ? kind.collection : undefined
  if (collection === 'blog') {
    const { draft: _draft, publishAt: _publishAt, ...post } = whole as Data
    return {
      id: kind.id,
      slug: kind.id,
      ...post,
      readTime: readTime(entry),
      ...bodyOf(entry, context),
      related: relatedPosts(entry, siblings, context.measured),
      ...(entry.hidden && { hidden: entry.hidden }),
    }
  }
  if (collection === 'services') return { ...whole, related: relatedPages(data.related, services) }
  if (collection === 'resources') {
    return {
      ...whole,
      readTime: readTime(entry),
      ...bodyOf(entry, context),
      related: relatedPages(data.related, siblings),
    }
  }
  if (collection === 'legal') return { ...whole, ...bodyOf(entry, context) }
  return { ...whole, delivered: deliveredServices(data.services, services) }
}

function singleEntry(entry: Entry, context: Context): Data {
  const { aliases: _, ...fields } = entry.data
  const pictures = entry.file.startsWith('content/settings/') ? {} : { pictures: picturesOf(entry, context.measured) }
  return { ...fields, ...pictures, ...(entry.body && bodyOf(entry, context)) }
}

function bodyOf({ body }: Entry, { site, measured }: Context): Data {
  if (!body) return {}
  const pictures = sizesOf(
    body.pictures.map(({ src }) => decoded(src)),
    measured,
  )
  const content = finishBody(body, { pictures, address: (href) => canonicalLink(href, site) })
  return { content, headings: body.headings }
}

/** The pictures that the fields of an entry name; those of a body are in its HTML. */
function picturesOf(entry: Entry, measured: Measured, data: unknown = entry.data): Record<string, PictureSize> {
  return sizesOf([...pathsInFields(entry, data)], measured)
}

function* pathsInFields({ schema }: Entry, data: unknown): Generator<string> {
  for (const { value, field } of fieldsIn(schema, data)) if (field.role === 'picture') yield value
}

function sizesOf(paths: readonly string[], measured: Measured): Record<string, PictureSize> {
  const sizes: Record<string, PictureSize> = {}
  for (const path of paths) {
    const size = measured.get(path)
    if (isSize(size)) sizes[path] = size
  }
  return sizes
}

/** Every picture that an entry names, in its fields and in its body. */
export function picturePaths(entry: Entry): string[] {
  return [...pathsInFields(entry, entry.data), ...(entry.body?.pictures ?? []).map(({ src }) => decoded(src))]
}

function usedPictures(entries: readonly Entry[], measured: Measured): ({ path: string } & PictureSize)[] {
  const paths = [...new Set(entries.flatMap(picturePaths))].sort(compare)
  return paths.flatMap((path) => {
    const size = measured.get(path)
    return isSize(size) ? [{ path, ...size }] : []
  })
}

const MOST_RELATED_POSTS = 3

/** Same category first, then newest; never the post itself, and a public post never leads to a hidden one. */
function relatedPosts(entry: Entry, posts: readonly Entry[], measured: Measured): Data[] {
  const others = posts.filter((post) => post !== entry && (entry.hidden || !post.hidden))
  const same = others.filter((post) => post.data.category === entry.data.category)
  const rest = others.filter((post) => post.data.category !== entry.data.category)
  return [...same, ...rest].slice(0, MOST_RELATED_POSTS).map((post) => {
    const { title, image } = post.data
    const pictures = picturesOf(post, measured, { image })
    return { slug: post.kind.id, title, image, pictures, ...(post.hidden && { hidden: post.hidden }) }
  })
}

function relatedPages(ids: unknown, entries: readonly Entry[]): RelatedPage[] {
  return ((ids as string[] | undefined) ?? []).flatMap((id) => {
    const found = entries.find(({ kind }) => kind.id === id)
    return found ? [{ id, title: String(found.data.title), summary: String(found.data.summary) }] : []
  })
}

function deliveredServices(names: unknown, services: readonly Entry[]): DeliveredService[] {
  return ((names as string[] | undefined) ?? []).map((name) => {
    const service = services.find(({ kind }) => kind.id === name)
    return service ? { title: String(service.data.title), id: name } : { title: name }
  })
}

/** Ids as types: a link to an entry that does not exist is an error while writing the app. */
function idTypes(entries: readonly Entry[]): string {
  const ids = (collection: CollectionName) =>
    inCollection(entries, collection)
      .map(({ kind }) => kind.id)
      .sort(compare)
  const clients = inCollection(entries, 'portfolio').flatMap(clientsOf)
  const types: Record<string, string[]> = {
    BlogSlug: ids('blog'),
    CaseStudyId: ids('case-studies'),
    ServiceId: ids('services'),
    ResourceId: ids('resources'),
    LegalId: ids('legal'),
    PortfolioClientId: clients.map(({ id }) => id).sort(compare),
    MissingCaseStudyId: clients
      .filter(({ hasCaseStudy }) => !hasCaseStudy)
      .map(({ id }) => id)
      .sort(compare),
  }
  const lines = Object.entries(types).map(
    ([name, members]) => `export type ${name} = ${members.map((id) => `'${id}'`).join(' | ') || 'never'}\n`,
  )
  return `/** Written by build:content. */\n${lines.join('')}`
}
