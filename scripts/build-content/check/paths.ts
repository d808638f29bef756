/**
 * Addresses of pages: ids that cannot be part of one, and old addresses (`aliases`), each free and leading to one public
 * page.
 */
import { type Collection, collections, singles } from '../../../src/schema/collections'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isIn, pathOf } from '../../lib/schema/file-kind'
import { FILE_FOLDERS, SERVER_NAMES, TOP_FILES } from '../../lib/site-files'
import { isPlainPath } from '../../lib/web-address'
import { atField, atFile, type ContentFile } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { aliasesOf, type Page, type SiteMap, withoutSlash } from '../site/map'

/**
 * First parts of addresses that the site uses itself, those of a part that this site leaves out included; a legal page has an
 * address at the same level.
 */
const TAKEN_AT_THE_TOP = [
  ...[...SERVER_NAMES, ...FILE_FOLDERS, 'api', 'content', 'legal'],
  ...Object.entries<Collection>({ ...collections, ...singles }).flatMap(([name, { path }]) =>
    path && name !== 'legal' ? firstPart({ path: path('') }) : [],
  ),
]

/** Ids whose page would lie where another one is. */
export function checkIds(files: readonly ContentFile[], site: SiteMap): Diagnostic[] {
  const top = new Set([
    ...TAKEN_AT_THE_TOP,
    ...[...site.pages.values()].filter((page) => !isLegal(page)).map(firstPart),
  ])
  return files.flatMap(({ file, kind }) => {
    if (!('collection' in kind) || pathOf(kind) === undefined) return []
    const taken = SERVER_NAMES.includes(kind.id) || (kind.collection === 'legal' && top.has(kind.id))
    return taken ? [atFile(file, reserved(kind.id))] : []
  })
}

const isLegal = ({ source }: Page): boolean => source !== undefined && isIn(source.kind, 'legal')

function firstPart({ path }: { path: string }): string {
  return path.split('/')[1] ?? ''
}

const reserved = (id: string): Message => ({
  code: 'reserved-id',
  text: `A file here cannot be called ${quote(id)}: the site uses that address for something else.`,
  hint: 'Rename the file.',
})

/** A redirect is a file as well, and most disks allow a part of a path no more than 255 bytes. */
const LONGEST_PART = 200

/** A redirect always leads to a page and never starts at one, so chains and circles cannot be written. */
export function checkAliases(entries: readonly Entry[], site: SiteMap): Diagnostic[] {
  const first = firstByPlace(entries)
  const pages = new Map([...site.pages.values()].map((page) => [placeKey(page.path), page]))
  return entries.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias, index) => {
      const message =
        aliasMessage(alias) ??
        takenByAPage(alias, pages.get(placeKey(alias)), entry) ??
        takenByAnAlias(alias, first.get(placeKey(alias)), entry, index)
      return message ? [atField(entry, ['aliases', index], message)] : []
    }),
  )
}

type Claim = { alias: string; entry: Entry; index: number }

function firstByPlace(entries: readonly Entry[]): Map<string, Claim> {
  const claims = entries.flatMap((entry) => aliasesOf(entry).map((alias, index): Claim => ({ alias, entry, index })))
  // Of two with the same key, the last one set stays.
  return new Map(claims.reverse().map((claim) => [placeKey(claim.alias), claim]))
}

/** Addresses of the same key would be one file on some disks, or the Markdown twin of a page: `/About.html`, `/about.md` and `/about`. */
const placeKey = (path: string): string => path.toLowerCase().replace(/\.(?:html|md)$/, '')

const isPath = (text: string): boolean =>
  text !== '/' &&
  isPlainPath(text) &&
  !/\.html\//i.test(text) &&
  text.split('/').every((part) => part.length <= LONGEST_PART)

/** What is wrong with an old address, whatever pages there are. */
export const aliasMessage = (alias: string): Message | undefined => notAPath(alias) ?? takenByAFile(alias)

function notAPath(alias: string): Message | undefined {
  if (isPath(alias)) return undefined
  const path = /^(?:https?:)?\/\/[^/]+(.*)$/i.exec(alias)?.[1] ?? alias
  const bare = path.replace(/[?#].*$/s, '')
  const plain = withoutSlash(bare.startsWith('/') ? bare : `/${bare}`)
  return {
    code: 'wrong-alias',
    text: `${quote(alias)} cannot be an old address: ${reason(alias)}.`,
    hint: `For example: ${isPath(plain) ? plain : '/blog/an-older-name'}`,
  }
}

function reason(alias: string): string {
  if (/^https?:|^\/\//i.test(alias)) return 'it includes the name of a site, but only the part after that is needed'
  if (/[?#]/.test(alias)) return 'it contains "?" or "#"'
  if (alias.length > 1 && alias.endsWith('/')) return 'it ends with "/"; write it without, and both forms will work'
  if (alias.split('/').some((part) => part.length > LONGEST_PART)) return 'it is too long'
  if (!alias.startsWith('/')) return 'it does not start with "/"'
  return 'only letters a-z, digits, "-", "_", "~" and "." are allowed between its slashes'
}

function takenByAFile(alias: string): Message | undefined {
  const name = placeKey(alias).split('/').at(-1) ?? ''
  const [, folder = ''] = alias.split('/')
  if (!TOP_FILES.has(alias) && !FILE_FOLDERS.includes(folder) && !SERVER_NAMES.includes(name)) return undefined
  return {
    code: 'reserved-alias',
    text: `${quote(alias)} cannot be an old address: the site has a file of its own there.`,
    hint: 'Remove the line.',
  }
}

function takenByAPage(alias: string, page: Page | undefined, entry: Entry): Message | undefined {
  const hidden = page?.source?.hidden
  // A draft may stay a draft, and another page may answer in its place.
  if (page === undefined || (hidden?.reason === 'draft' && alias === page.path)) return undefined
  const whose = page.path === pathOf(entry.kind) ? 'the address of this page itself' : 'the address of another page'
  const when = hidden?.reason === 'scheduled' ? ` (public from ${hidden.publishAt})` : ''
  const same = alias === page.path ? '' : ` the same as ${quote(page.path)} on some disks and hosts, and that is`
  return {
    code: 'alias-is-a-page',
    text: `${quote(alias)} is${same} ${whose}${when}, so it cannot be an old address.`,
    hint: 'Remove the line.',
  }
}

function takenByAnAlias(alias: string, first: Claim | undefined, entry: Entry, index: number): Message | undefined {
  if (first === undefined || (first.entry === entry && first.index === index)) return undefined
  const isOwn = first.entry === entry
  const where = isOwn ? 'is already in this list' : `already leads to the page of ${first.entry.file}`
  return {
    code: 'duplicate-alias',
    text: `The old address ${quote(alias)} ${where}${variant(alias, first.alias)}.`,
    hint: isOwn ? 'Remove one of the two lines.' : 'Keep it in only one of the two files.',
  }
}

const variant = (alias: string, first: string): string =>
  alias === first ? '' : `, as ${quote(first)}; some disks and hosts cannot tell the two apart`
