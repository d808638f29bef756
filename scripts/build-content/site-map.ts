/** Every address of the site, and what links may lead to. */

import { tools } from '../../src/features/tools/registry'
import { type Collection, collections, singles } from '../../src/schema/collections'
import type { Redirect, SitePage } from '../../src/schema/entries'
import type { Entry } from './entry'
import { isIn, pathOf } from './file-kind'
import type { KnownFile } from './known-files'
import { compare } from './problems/problem'

export type Page = {
  path: string
  /** The file that the page is made of; pages of the tools have none. */
  file?: string
  known?: KnownFile
  /** What a link can name after `#`; unknown for pages that components make. */
  anchors?: () => Map<string, string> | undefined
  indexed: boolean
  /** Left out of this build: a draft, or not yet published. */
  leftOut?: 'draft' | 'scheduled'
}

/** The entry that a page is made of, if it can be read. */
export const entryOn = (page: Page | undefined): Entry | undefined => page?.known?.parsed().entry

export type SiteMap = {
  pages: Map<string, Page>
  /** `index` is that of the alias in its file. */
  redirects: Map<string, Redirect & { file: string; index: number }>
  /** Paths below which pages may exist that a broken file would have named. */
  unknownBelow: string[]
  /** Addresses that were public and lead nowhere now: that is one mistake, however many links there are. */
  lost?: ReadonlySet<string>
}

/** Addresses that are no pages: feeds and files for robots. */
export const FILES = new Set(['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'])

/**
 * Places every file, also a broken one: links to it are not what is wrong.
 * @param includeHidden whether drafts and future posts are part of this build
 */
export function mapSite(files: Iterable<KnownFile>, includeHidden: boolean): SiteMap {
  const pages = new Map<string, Page>()
  const groups: KnownFile[] = []
  const named: [KnownFile, string][] = []
  for (const known of files) {
    const { file, kind, hidden } = known
    if (isIn(kind, 'portfolio')) groups.push(known)
    const path = pathOf(kind)
    if (path === undefined) continue
    const leftOut = includeHidden ? undefined : hidden?.reason
    pages.set(path, { path, file, known, anchors: () => anchorsOf(known), indexed: hidden === undefined, leftOut })
    if (leftOut === undefined && known.publication.aliases) named.push([known, path])
  }
  // A missing page is one mistake; the links to it are none.
  for (const single of Object.values(singles) as Collection[]) {
    const path = single.path?.('')
    if (path !== undefined && !pages.has(path)) pages.set(path, { path, indexed: true })
  }
  for (const { slug } of tools) pages.set(`/tools/${slug}`, { path: `/tools/${slug}`, indexed: true })
  for (const id of missingCaseStudies(groups)) {
    const path = collections['case-studies'].path(id)
    // Says "Case Study Not Found" on purpose, so it is a page, and none for search engines.
    if (!pages.has(path)) pages.set(path, { path, indexed: false })
  }
  const broken = groups.some((group) => !group.parsed().entry)
  return { pages, redirects: redirectsOf(named, pages), unknownBelow: broken ? ['/case-study/'] : [] }
}

function anchorsOf(known: KnownFile): Map<string, string> | undefined {
  const { entry, broken } = known.parsed()
  return (entry ?? broken)?.body?.anchors
}

export type Client = { id: string; hasCaseStudy: boolean }

export const clientsOf = (entry: Entry): Client[] => (entry.data.clients as Client[] | undefined) ?? []

/** Clients whose button leads to the "not found" page on purpose. */
function missingCaseStudies(groups: readonly KnownFile[]): string[] {
  const clients = groups.flatMap((group) => {
    const { entry } = group.parsed()
    return entry ? clientsOf(entry) : []
  })
  return clients.filter(({ hasCaseStudy }) => !hasCaseStudy).map(({ id }) => id)
}

/** The old addresses that a file names. */
export function aliasesOf({ data }: Entry): string[] {
  return Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === 'string') : []
}

/** @param named files that are part of this build and name old addresses, and their own */
function redirectsOf(named: readonly [KnownFile, to: string][], pages: SiteMap['pages']): SiteMap['redirects'] {
  const redirects: SiteMap['redirects'] = new Map()
  for (const [{ file, publication }, to] of named) {
    for (const [index, from] of (publication.aliases ?? []).entries()) {
      const page = pages.get(from)
      // A preview shows the draft that a public build replaces by the alias.
      const isShown = page?.known?.hidden && !page.leftOut
      if (!redirects.has(from) && !isShown) redirects.set(from, { from, to, file, index })
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
      .map(({ known }) => dayOf(known))
      .filter((day) => day !== undefined)
      .sort(compare)
      .at(-1)
  return pages
    .map(({ path, known, indexed }) => {
      const day = path === '/blog' || path === '/resources' ? newest(`${path}/`) : dayOf(known)
      return { path, ...(day === undefined ? {} : { lastModified: day }), indexed }
    })
    .sort((a, b) => compare(a.path, b.path))
}

function dayOf(known: KnownFile | undefined): string | undefined {
  const data = known?.parsed().entry?.data
  if (!data) return undefined
  const days = [data.date, data.publishAt, data.updated].filter((day) => typeof day === 'string')
  return days.sort(compare).at(-1)
}
