/** Every address of the site, and what links may lead to. */

import { tools } from '../../src/features/tools/registry'
import { type Collection, collections, singles } from '../../src/schema/collections'
import type { Redirect, SitePage } from '../../src/schema/entries'
import type { Entry, ParsedFile } from './entry'
import { compare } from './problems/problem'
import type { FileKind } from './read'

export type Page = {
  path: string
  /** The file that the page is made of; pages of the tools have none. */
  file?: string
  entry?: Entry
  /** What a link can name after `#`; unknown for pages that components make. */
  anchors?: Map<string, string>
  indexed: boolean
  /** Left out of this build: a draft, or not yet published. */
  leftOut?: 'draft' | 'scheduled'
}

export type SiteMap = {
  pages: Map<string, Page>
  redirects: Map<string, Redirect & { entry: Entry; index: number }>
  /** Paths below which pages may exist that a broken file would have named. */
  unknownBelow: string[]
}

/** Addresses that are no pages: feeds and files for robots. */
export const FILES = new Set(['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'])

/** Places every file, also a broken one: links to it are not what is wrong. */
export function mapSite(
  files: readonly ParsedFile[],
  left: (entry: Entry) => 'draft' | 'scheduled' | undefined,
): SiteMap {
  const pages = new Map<string, Page>()
  for (const { file, kind, entry, broken } of files) {
    const path = pathOf(kind)
    if (path === undefined) continue
    const anchors = (entry ?? broken)?.body?.anchors
    pages.set(path, { path, file, entry, anchors, indexed: entry?.hidden === undefined, leftOut: entry && left(entry) })
  }
  // A missing page is one mistake; the links to it are none.
  for (const single of Object.values(singles) as Collection[]) {
    const path = single.path?.('')
    if (path !== undefined && !pages.has(path)) pages.set(path, { path, indexed: true })
  }
  for (const { slug } of tools) pages.set(`/tools/${slug}`, { path: `/tools/${slug}`, indexed: true })
  for (const id of missingCaseStudies(files)) {
    const path = collections['case-studies'].path(id)
    // Says "Case Study Not Found" on purpose, so it is a page, and none for search engines.
    if (!pages.has(path)) pages.set(path, { path, indexed: false })
  }
  const broken = files.some(({ kind, entry }) => 'collection' in kind && kind.collection === 'portfolio' && !entry)
  return { pages, redirects: redirectsOf(files, left, pages), unknownBelow: broken ? ['/case-study/'] : [] }
}

export function pathOf(kind: FileKind): string | undefined {
  const collection: Collection = 'collection' in kind ? collections[kind.collection] : singles[kind.single]
  return collection.path?.(kind.id)
}

export type Client = { id: string; hasCaseStudy: boolean }

export const clientsOf = (entry: Entry): Client[] => (entry.data.clients as Client[] | undefined) ?? []

/** Clients whose button leads to the "not found" page on purpose. */
function missingCaseStudies(files: readonly ParsedFile[]): string[] {
  const groups = files.filter(({ kind }) => 'collection' in kind && kind.collection === 'portfolio')
  const clients = groups.flatMap(({ entry }) => (entry ? clientsOf(entry) : []))
  return clients.filter(({ hasCaseStudy }) => !hasCaseStudy).map(({ id }) => id)
}

/** The old addresses that a file names. */
export function aliasesOf({ data }: Entry): string[] {
  return Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === 'string') : []
}

function redirectsOf(
  files: readonly ParsedFile[],
  left: (entry: Entry) => unknown,
  pages: SiteMap['pages'],
): SiteMap['redirects'] {
  const redirects: SiteMap['redirects'] = new Map()
  for (const { kind, entry, broken } of files) {
    const to = pathOf(kind)
    // An alias holds whatever else is wrong with its file: links to it are not what is wrong.
    const read = entry ?? broken
    if (!read || to === undefined || left(read)) continue
    for (const [index, from] of aliasesOf(read).entries()) {
      // A preview shows the draft that a public build replaces by the alias.
      const isShown = pages.get(from)?.entry?.hidden && !pages.get(from)?.leftOut
      if (!redirects.has(from) && !isShown) redirects.set(from, { from, to, entry: read, index })
    }
  }
  return redirects
}

/** `/blog/x/` → `/blog/x`: both are answered, and one is canonical. */
export const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The pages of this build in the order of their addresses. Dates come from the content alone. */
export function listPages(site: SiteMap): SitePage[] {
  const pages = [...site.pages.values()].filter(({ leftOut }) => leftOut === undefined)
  const newest = (below: string): string | undefined =>
    pages
      .filter(({ path, indexed }) => path.startsWith(below) && indexed)
      .map(({ entry }) => entry && dayOf(entry))
      .filter((day) => day !== undefined)
      .sort(compare)
      .at(-1)
  return pages
    .map(({ path, entry, indexed }) => {
      const day = path === '/blog' || path === '/resources' ? newest(`${path}/`) : entry && dayOf(entry)
      return { path, ...(day === undefined ? {} : { lastModified: day }), indexed }
    })
    .sort((a, b) => compare(a.path, b.path))
}

function dayOf({ data }: Entry): string | undefined {
  const days = [data.date, data.publishAt, data.updated].filter((day) => typeof day === 'string')
  return days.sort(compare).at(-1)
}
