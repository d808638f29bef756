/** The map of the site: every address, and what links may lead to. */
import type { Hidden } from '../../../src/schema/additions'
import { type Collection, collections, singles } from '../../../src/schema/collections'
import type { Category, Redirect, SitePage } from '../../../src/schema/entries'
import { compare } from '../../lib/diagnostics/diagnostic'
import { once } from '../../lib/once'
import { isIn, pathOf } from '../../lib/schema/file-kind'
import { decoded } from '../../lib/web-address'
import { type ContentFile, entryOf, publicationOf, readableEntryOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { idAt } from '../parse/markdown/anchors'
import { type Parts, partsIn } from './parts'
import { type Address, dayOf, type PublishedUrl, type PublishedUrls } from './publication'

/** An address without the characters that browsers ignore. */
export const asBrowsersRead = (href: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore exactly these
  href.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')

/** The address that a link to a page of this site leads to: canonical, and with the real id after `#`. */
export function canonicalLink(href: string, site: SiteMap): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(asBrowsersRead(href)) ?? []
  if (path === '') return href
  const page = site.pages.get(withoutSlash(path))
  const hash = rest.indexOf('#')
  const anchors = hash === -1 ? undefined : anchorsOn(page)
  if (!anchors) return withoutSlash(path) + rest
  const anchor = decoded(rest.slice(hash + 1))
  return `${withoutSlash(path)}${rest.slice(0, hash)}#${encodeURIComponent(idAt(anchors, anchor) ?? anchor)}`
}

export type Page = {
  path: string
  /** The file that the page is made of; that of a tool for frames on other sites has none. */
  source?: ContentFile
  indexed: boolean
  /** A page of a list comes and goes with what it lists, so its address may go. */
  isOfList?: true
  /** Left out of this build: a draft, or not yet published. */
  leftOut?: 'draft' | 'scheduled'
}

/** What a link can name after `#`; unknown for pages that components make. */
export const anchorsOn = (page: Page | undefined): Map<string, string> | undefined =>
  readableEntryOf(page?.source)?.body?.anchors

/** The entry that a page is made of, if its file has no errors. */
export const entryOn = (page: Page | undefined): Entry | undefined => entryOf(page?.source)

export type SiteMap = {
  /** The address of the site; unknown while the settings have errors. */
  url: string | undefined
  /** The categories that the settings list; unknown while the settings have errors. */
  categories: readonly Category[] | undefined
  pages: Map<string, Page>
  /** `index` is that of the alias in its file. */
  redirects: Map<string, Redirect & { index: number }>
  /** What the site has of what a site can leave out. */
  parts: Parts
  /** A broken file may have named pages below these paths, so links to them are not checked. */
  unknownBelow: string[]
  /** Addresses that were public and lead nowhere now: one mistake each, however many links lead there. */
  lost: () => ReadonlySet<string>
}

type MapOptions = {
  url: SiteMap['url']
  categories: SiteMap['categories']
  includeHidden: boolean
  /** Every address that was ever public, when there is a list of them. */
  published?: PublishedUrls
  /** The pages of lists that are made of no file, and where there may be more. */
  listPages: { pages: readonly SitePage[]; unknownBelow: readonly string[] }
}

/** Gives every file its address. Broken files have one too: a link to such a page is not a mistake. */
export function mapSite(
  files: readonly ContentFile[],
  { url, categories, includeHidden, published, listPages }: MapOptions,
): SiteMap {
  const pages = new Map<string, Page>()
  const groups: ContentFile[] = []
  const named: [ContentFile, string][] = []
  for (const source of files) {
    const { kind, hidden } = source
    if (isIn(kind, 'portfolio')) groups.push(source)
    const path = pathOf(kind)
    if (path === undefined) continue
    const leftOut = includeHidden ? undefined : hidden?.reason
    pages.set(path, { path, source, indexed: hidden === undefined, leftOut })
    // The tool alone, for frames on other sites.
    if (isIn(kind, 'tools')) pages.set(`/embed/${kind.id}`, { path: `/embed/${kind.id}`, indexed: false })
    if (leftOut === undefined && source.publication.aliases) named.push([source, path])
  }
  // A missing page is reported once, not again for each link to it.
  const parts = partsIn(files)
  for (const { path: pathOf, optional } of Object.values<Collection>(singles)) {
    const path = optional ? undefined : pathOf?.('')
    if (path !== undefined && !pages.has(path)) pages.set(path, { path, indexed: true })
  }
  for (const id of missingCaseStudies(groups)) {
    const path = collections['case-studies'].path(id)
    // This page says "Case Study Not Found" on purpose, so search engines should not list it.
    if (!pages.has(path)) pages.set(path, { path, indexed: false })
  }
  for (const page of listPages.pages) pages.set(page.path, { ...page, isOfList: true })
  const redirects = redirectsOf(named, pages)
  const broken = groups.some((group) => !entryOf(group))
  return {
    url,
    categories,
    pages,
    redirects,
    parts,
    unknownBelow: [...(broken ? ['/case-study/'] : []), ...listPages.unknownBelow],
    lost: once(() => lostAddresses(published?.urls ?? [], files, { pages, redirects })),
  }
}

export type Client = { id: string; hasCaseStudy: boolean }

export const clientsOf = (entry: Entry | undefined): Client[] => (entry?.data.clients as Client[] | undefined) ?? []

/** Clients whose button leads to the "not found" page on purpose. */
const missingCaseStudies = (groups: readonly ContentFile[]): string[] =>
  groups.flatMap((group) => clientsOf(entryOf(group))).flatMap(({ id, hasCaseStudy }) => (hasCaseStudy ? [] : id))

/** The old addresses that a file names. */
export const aliasesOf = (entry: Entry): string[] => publicationOf(entry).aliases ?? []

/** @param named files of this build that name old addresses, each with the address of its page */
function redirectsOf(named: readonly [ContentFile, to: string][], pages: SiteMap['pages']): SiteMap['redirects'] {
  const redirects: SiteMap['redirects'] = new Map()
  for (const [{ publication }, to] of named) {
    for (const [index, from] of (publication.aliases ?? []).entries()) {
      const page = pages.get(from)
      // A preview shows the draft that a public build replaces by the alias.
      const isShown = page?.source?.hidden && !page.leftOut
      if (!redirects.has(from) && !isShown) redirects.set(from, { from, to, index })
    }
  }
  return redirects
}

export type HiddenAlias = { entry: Entry; index: number; hidden: Hidden }

/** The old addresses that hidden files name. */
export function aliasesOfHidden(files: readonly ContentFile[]): Map<string, HiddenAlias> {
  const found = new Map<string, HiddenAlias>()
  for (const source of files) {
    const { hidden, publication } = source
    const entry = hidden && publication.aliases && entryOf(source)
    if (!hidden || !entry) continue
    for (const [index, alias] of aliasesOf(entry).entries()) found.set(alias, { entry, index, hidden })
  }
  return found
}

function lostAddresses(
  urls: readonly PublishedUrl[],
  files: readonly ContentFile[],
  { pages, redirects }: Pick<SiteMap, 'pages' | 'redirects'>,
): Set<string> {
  // A file that cannot be read may name the alias. It is reported; addresses are checked again when it can be read.
  if (urls.length === 0 || files.some((source) => !readableEntryOf(source))) return new Set()
  const aliases = aliasesOfHidden(files)
  const unanswered = urls.filter(({ path }) => {
    const page = pages.get(path)
    const isHere = page && (!page.source?.hidden || entryOn(page))
    return !isHere && !redirects.has(path) && !aliases.has(path)
  })
  return new Set(unanswered.map(({ path }) => path))
}

/** `/blog/x/` → `/blog/x`, the canonical form. Hosts answer both. */
export const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The pages of this build in the order of their addresses, with the days that their files name. */
export function listPages(site: SiteMap): SitePage[] {
  return shownPages(site)
    .map((page) => {
      const day = dayOf(entryOn(page)?.data ?? {})
      return { path: page.path, ...(day === undefined ? {} : { lastModified: day }), indexed: page.indexed }
    })
    .sort((a, b) => compare(a.path, b.path))
}

/** The pages that are part of this build. */
export const shownPages = (site: SiteMap): Page[] =>
  [...site.pages.values()].filter(({ leftOut }) => leftOut === undefined)

/**
 * Addresses that must keep working. Pages that say "not found" on purpose are not among them, nor are pages of lists,
 * which no editor could give another address.
 */
export function publicAddresses({ pages, redirects }: SiteMap): Address[] {
  const open = [...pages.values()].filter(
    ({ indexed, isOfList, leftOut }) => indexed && !isOfList && leftOut === undefined,
  )
  const moved = [...redirects.values()].map(({ from, to }) => ({ path: from, title: titleOf(pages.get(to)) }))
  return [...open.map((page) => ({ path: page.path, title: titleOf(page) })), ...moved].sort((a, b) =>
    compare(a.path, b.path),
  )
}

/** The title of a page on one line; empty when its file is broken. */
export function titleOf(page: Page | undefined): string {
  const data = entryOn(page)?.data ?? {}
  const title = data.title ?? data.name
  return typeof title === 'string' ? title.replace(/\s+/g, ' ').trim() : ''
}
