/** Addresses: each leads to one page, and old ones to the page that took their place. */
import type { Entry } from '../entry'
import { pathOf } from '../file-kind'
import type { KnownFile } from '../known-files'
import { errorAt, type Finding, type Problem, START } from '../problems/problem'
import { quote } from '../problems/words'
import { FILES, type SiteMap, withoutSlash } from '../site-map'

/** First parts of addresses that the site uses itself; a legal page lies at the same level. */
const TAKEN_AT_THE_TOP = ['404', 'api', 'assets', 'case-study', 'content', 'data', 'index', 'legal', 'media']
/** Files of these names mean something to web servers. */
const TAKEN_EVERYWHERE = ['404', 'index']

/** Ids whose page would lie where another one is. */
export function checkIds(files: Iterable<KnownFile>, site: SiteMap): Problem[] {
  const top = new Set([
    ...TAKEN_AT_THE_TOP,
    ...[...site.pages.values()].filter((page) => !isLegal(page.file)).map(firstPart),
  ])
  return [...files].flatMap(({ file, kind }) => {
    if (!('collection' in kind) || pathOf(kind) === undefined) return []
    const taken = TAKEN_EVERYWHERE.includes(kind.id) || (kind.collection === 'legal' && top.has(kind.id))
    return taken ? [errorAt(file, START, reserved(kind.id))] : []
  })
}

const isLegal = (file: string | undefined): boolean => file?.startsWith('content/legal/') === true

const firstPart = ({ path }: { path: string }): string => path.split('/')[1] ?? ''

const reserved = (id: string): Finding => ({
  code: 'reserved-id',
  message: `A file here cannot be called ${quote(id)}: the site needs that address for something else.`,
  hint: 'Rename the file.',
})

/** Old addresses (`aliases`) must be free, and lead to one page. */
export function checkRedirects(entries: readonly Entry[], site: SiteMap): Problem[] {
  return entries.flatMap((entry) => {
    const aliases = (entry.data.aliases as string[] | undefined) ?? []
    return aliases.flatMap((alias, index) => {
      const finding = aliasFinding(alias, index, entry, site)
      return finding ? [errorAt(entry.file, entry.place(['aliases', index]), finding)] : []
    })
  })
}

function aliasFinding(alias: string, index: number, entry: Entry, site: SiteMap): Finding | undefined {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(alias)?.[1] ?? alias
  const plain = withoutSlash(path.startsWith('/') ? path : `/${path}`)
  if (plain !== alias || !/^(?:\/[A-Za-z0-9._~-]+)+$/.test(alias) || /\/\.{1,2}(?:\/|$)/.test(alias))
    return notAPath(alias, plain)
  const page = site.pages.get(alias)
  if ((page && !page.leftOut) || FILES.has(alias)) return stillAPage(alias, pathOf(entry.kind) === alias)
  const first = site.redirects.get(alias)
  if (first && (first.file !== entry.file || first.index !== index)) return twice(alias, first.file)
  return undefined
}

const notAPath = (alias: string, plain: string): Finding => ({
  code: 'wrong-alias',
  message: `${quote(alias)} is not an old address of this site: it starts with "/", and ends without one.`,
  hint: `Write for example: ${/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(plain) ? plain : '/blog/an-older-name'}`,
})

const stillAPage = (alias: string, own: boolean): Finding => ({
  code: 'alias-is-a-page',
  message: `${quote(alias)} is ${own ? 'the address of this page itself' : 'the address of another page'}, so it cannot be an old one.`,
  hint: 'Remove the line.',
})

const twice = (alias: string, file: string): Finding => ({
  code: 'duplicate-alias',
  message: `The old address ${quote(alias)} already leads to the page of ${file}.`,
  hint: 'Keep it in one of the two files.',
})
