/**
 * Checked entries → the files that the app reads. Types of what is written: src/schema/entries.ts. Each file comes with a
 * key made of everything that goes into it, so that one whose key is known need not be made again.
 */
import { type CollectionName, collections } from '../../src/schema/collections'
import type { DeliveredService, PictureSize, RelatedPage, SitePage } from '../../src/schema/entries'
import { canonicalLink } from './check/links'
import type { Entry } from './entry'
import { isIn } from './file-kind'
import { fingerprint } from './fingerprint'
import { decoded, fillHoles } from './markdown/body-html'
import { isSize, type Measured } from './pictures'
import { compare } from './problems/problem'
import { minutesFor } from './read-time'
import { chooseRelated, type RelatedIds } from './related-posts'
import { clientsOf, type SiteMap } from './site-map'
import { textsOf } from './texts-of'

export type PlannedFile = { key: string; text: () => string }
/** Path below the output folder → content. */
export type OutputPlan = Map<string, PlannedFile>

type Data = Record<string, unknown>

/** What entries say about each other. */
export type Context = {
  site: SiteMap
  measured: Measured
  /** The entry of a collection with this id, when it is part of the build. */
  find: (collection: CollectionName, id: string) => Entry | undefined
  related: (post: Entry) => string[]
}

/** Everything that is written, from the entries that are part of this build. */
export function planOutput(
  entries: readonly Entry[],
  site: SiteMap,
  pages: readonly SitePage[],
  measured: Measured,
): { plan: OutputPlan; related: RelatedIds } {
  const plan: OutputPlan = new Map()
  const put = (path: string, text: string) => plan.set(path, { key: fingerprint(text), text: () => text })
  const putJson = (path: string, data: unknown) => put(`${path}.json`, JSON.stringify(data))
  const sorted = sortedCollections(entries)
  const related = chooseRelated(sorted.blog)
  const context: Context = {
    site,
    measured,
    find: finder(sorted),
    related: (post) => related.get(post.kind.id) ?? [],
  }

  for (const collection of ['blog', 'case-studies', 'services', 'resources', 'legal'] as const) {
    putJson(
      collection,
      sorted[collection].map((entry) => summaryOf(entry, collection, measured)),
    )
  }
  for (const entry of entries) for (const [path, file] of planEntry(entry, context)) plan.set(path, file)
  putJson(
    'portfolio',
    sorted.portfolio.map((entry) => ({ id: entry.kind.id, ...entry.data, pictures: picturesOf(entry, measured) })),
  )
  putJson('pages', pages)
  putJson(
    'redirects',
    [...site.redirects.values()].map(({ from, to }) => ({ from, to })).sort((a, b) => compare(a.from, b.from)),
  )
  putJson('pictures', usedPictures(entries, measured))
  put('ids.ts', idTypes(sorted))
  return { plan, related }
}

/** The file of one entry, if it has one of its own. */
export function planEntry(entry: Entry, context: Context): [path: string, file: PlannedFile][] {
  const { kind } = entry
  if (isIn(kind, 'portfolio')) return []
  const path = 'collection' in kind ? `${kind.collection}/${kind.id}` : kind.single
  const others = othersFor(entry, context)
  const key = fingerprint(JSON.stringify([entry.version, others]))
  return [[`${path}.json`, { key, text: () => entryJson(entry, others) }]]
}

type Sorted = Record<CollectionName, Entry[]>

/** Newest posts first; groups of the portfolio in their order; all else by id. */
function sortedCollections(entries: readonly Entry[]): Sorted {
  const own = (collection: CollectionName) => entries.filter(({ kind }) => isIn(kind, collection))
  const byId = (a: Entry, b: Entry) => compare(a.kind.id, b.kind.id)
  return {
    blog: own('blog').sort((a, b) => compare(String(b.data.date), String(a.data.date)) || byId(a, b)),
    'case-studies': own('case-studies').sort(byId),
    services: own('services').sort(byId),
    resources: own('resources').sort(byId),
    legal: own('legal').sort(byId),
    portfolio: own('portfolio').sort((a, b) => Number(a.data.order) - Number(b.data.order) || byId(a, b)),
  }
}

function finder(sorted: Sorted): Context['find'] {
  const byId = Object.fromEntries(
    Object.entries(sorted).map(([name, entries]) => [name, new Map(entries.map((entry) => [entry.kind.id, entry]))]),
  )
  return (collection, id) => byId[collection]?.get(id)
}

const readTime = ({ data, body }: Entry): string =>
  typeof data.readTime === 'string' ? data.readTime : `${minutesFor(body?.words ?? 0)} min read`

function summaryOf(entry: Entry, collection: Exclude<CollectionName, 'portfolio'>, measured: Measured): Data {
  const { id } = entry.kind
  const fields: Data = {}
  for (const name of collections[collection].summary) if (name in entry.data) fields[name] = entry.data[name]
  const pictures = picturesOf(entry, measured, (field) => field in fields)
  if (collection !== 'blog') return { id, ...fields, pictures }
  return { id, slug: id, ...fields, readTime: readTime(entry), pictures, ...(entry.hidden && { hidden: entry.hidden }) }
}

/** What goes into the file of an entry and comes from other files. */
type Others = {
  pictures?: Record<string, PictureSize>
  body?: { pictures: Record<string, PictureSize>; addresses: Record<string, string> }
  related?: Data[] | RelatedPage[]
  delivered?: DeliveredService[]
  hidden?: Entry['hidden']
}

function othersFor(entry: Entry, context: Context): Others {
  const { kind, data, body, hidden } = entry
  const pages = (collection: CollectionName) => relatedPages(data.related, collection, context)
  return {
    ...(!entry.file.startsWith('content/settings/') && { pictures: picturesOf(entry, context.measured) }),
    ...(body && { body: othersForBody(body, context) }),
    ...(isIn(kind, 'blog') && { related: relatedPosts(entry, context) }),
    ...(isIn(kind, 'services') && { related: pages('services') }),
    ...(isIn(kind, 'resources') && { related: pages('resources') }),
    ...(isIn(kind, 'case-studies') && { delivered: deliveredServices(data.services, context) }),
    ...(isIn(kind, 'blog') && hidden && { hidden }),
  }
}

function othersForBody({ links, pictures }: NonNullable<Entry['body']>, { site, measured }: Context): Others['body'] {
  const addresses: Record<string, string> = {}
  for (const href of links) if (!/^(?:#|https?:)/i.test(href)) addresses[href] = canonicalLink(href, site)
  return { pictures: sizesOf(pictures.map(decoded), measured), addresses }
}

function wholeEntry(entry: Entry, others: Others, html: string | undefined): Data {
  const { kind, data } = entry
  const { aliases: _, ...fields } = data
  const { pictures, related, delivered, hidden } = others
  const content = entry.body && { content: html, headings: entry.body.headings }
  if ('single' in kind) return { ...fields, ...(pictures && { pictures }), ...content }
  const whole: Data = { id: kind.id, ...fields, pictures }
  if (kind.collection === 'blog') {
    const { draft: _draft, publishAt: _publishAt, ...post } = whole
    const { id } = kind
    return { id, slug: id, ...post, readTime: readTime(entry), ...content, related, ...(hidden && { hidden }) }
  }
  if (kind.collection === 'services') return { ...whole, related }
  if (kind.collection === 'resources') return { ...whole, readTime: readTime(entry), ...content, related }
  return kind.collection === 'legal' ? { ...whole, ...content } : { ...whole, delivered }
}

function entryJson(entry: Entry, others: Others): string {
  const { pictures = {}, addresses = {} } = others.body ?? {}
  const content = entry.body && fillHoles(entry.body.html(), { pictures, address: (href) => addresses[href] ?? href })
  return JSON.stringify(wholeEntry(entry, others, content))
}

/** The pictures that the fields of an entry name; those of a body are in its HTML. */
const picturesOf = (entry: Entry, measured: Measured, isWanted?: (field: string) => boolean) =>
  sizesOf(pathsInFields(entry, isWanted), measured)

/** @param isWanted says which of the outermost fields count; all do without it */
function pathsInFields(entry: Entry, isWanted: (field: string) => boolean = () => true): string[] {
  const paths: string[] = []
  for (const { path, value, field } of textsOf(entry)) {
    if (field.role === 'picture' && isWanted(String(path[0]))) paths.push(value)
  }
  return paths
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
  return [...pathsInFields(entry), ...(entry.body?.pictures ?? []).map(decoded)]
}

function usedPictures(entries: readonly Entry[], measured: Measured): ({ path: string } & PictureSize)[] {
  const paths = [...new Set(entries.flatMap(picturePaths))].sort(compare)
  return paths.flatMap((path) => {
    const size = measured.get(path)
    return isSize(size) ? [{ path, ...size }] : []
  })
}

function relatedPosts(entry: Entry, { find, related, measured }: Context): Data[] {
  return related(entry).flatMap((id) => {
    const post = find('blog', id)
    if (!post) return []
    const { title, image } = post.data
    const pictures = picturesOf(post, measured, (field) => field === 'image')
    return [{ slug: id, title, image, pictures, ...(post.hidden && { hidden: post.hidden }) }]
  })
}

function relatedPages(ids: unknown, collection: CollectionName, { find }: Context): RelatedPage[] {
  return ((ids as string[] | undefined) ?? []).flatMap((id) => {
    const found = find(collection, id)
    return found ? [{ id, title: String(found.data.title), summary: String(found.data.summary) }] : []
  })
}

function deliveredServices(names: unknown, { find }: Context): DeliveredService[] {
  return ((names as string[] | undefined) ?? []).map((name) => {
    const service = find('services', name)
    return service ? { title: String(service.data.title), id: name } : { title: name }
  })
}

/** Ids as types: a link to an entry that does not exist is an error while writing the app. */
function idTypes(sorted: Sorted): string {
  const ids = (collection: CollectionName) => sorted[collection].map(({ kind }) => kind.id).sort(compare)
  const clients = sorted.portfolio.flatMap(clientsOf)
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
