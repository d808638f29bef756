/** Old addresses (`aliases`): each is a plain path that is free, and leads to one page that visitors can see. */
import type { Entry } from '../entry'
import { pathOf } from '../file-kind'
import { errorAt, type Finding, type Problem } from '../problems/problem'
import { quote } from '../problems/words'
import { aliasesOf, FILES, type Page, type SiteMap, withoutSlash } from '../site-map'
import { TAKEN_EVERYWHERE } from './paths'

/** Files at the top of the built site beside its pages; a redirect from their address would hide them. */
const SITE_FILES = new Set([
  ...FILES,
  '/_headers',
  '/_redirects',
  '/apple-touch-icon.png',
  '/build.json',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/share.png',
  '/site.webmanifest',
  '/vercel.json',
])
/** Folders of the built site that hold files only. */
const FILE_FOLDERS = /^\/(?:admin|assets|data|media)(?:\/|$)/
/** A redirect is a file as well, and most disks allow a part of a path no more than 255 bytes. */
const LONGEST_PART = 200

/** A redirect always leads to a page and never starts at one, so chains and circles cannot be written. */
export function checkAliases(entries: readonly Entry[], site: SiteMap): Problem[] {
  const first = firstByPlace(entries)
  const pages = new Map([...site.pages.values()].map((page) => [placeKey(page.path), page]))
  return entries.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias, index) => {
      const finding =
        notAPath(alias) ??
        takenByAFile(alias) ??
        takenByAPage(alias, pages.get(placeKey(alias)), entry) ??
        takenByAnAlias(alias, first.get(placeKey(alias)), entry, index)
      return finding ? [errorAt(entry.file, entry.place(['aliases', index]), finding)] : []
    }),
  )
}

type Claim = { alias: string; entry: Entry; index: number }

function firstByPlace(entries: readonly Entry[]): Map<string, Claim> {
  const first = new Map<string, Claim>()
  for (const entry of entries) {
    for (const [index, alias] of aliasesOf(entry).entries()) {
      const key = placeKey(alias)
      if (!first.has(key)) first.set(key, { alias, entry, index })
    }
  }
  return first
}

/** Addresses of the same key would be one file on some disks: `/About.html` and `/about`. */
const placeKey = (path: string): string => path.toLowerCase().replace(/\.html$/, '')

const isPath = (text: string): boolean =>
  /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(text) &&
  !/\.html\//i.test(text) &&
  text.split('/').every((part) => part.length <= LONGEST_PART)

function notAPath(alias: string): Finding | undefined {
  if (isPath(alias)) return undefined
  const path = /^(?:https?:)?\/\/[^/]+(.*)$/i.exec(alias)?.[1] ?? alias
  const bare = path.replace(/[?#].*$/s, '')
  const plain = withoutSlash(bare.startsWith('/') ? bare : `/${bare}`)
  return {
    code: 'wrong-alias',
    message: `${quote(alias)} cannot be an old address: ${reason(alias)}.`,
    hint: `Write for example: ${isPath(plain) ? plain : '/blog/an-older-name'}`,
  }
}

function reason(alias: string): string {
  if (/^https?:|^\/\//i.test(alias)) return 'it names a whole site, and only the part from the "/" after it is needed'
  if (/[?#]/.test(alias)) return 'everything from the "?" or "#" on is not part of an address that can lead elsewhere'
  if (alias.length > 1 && alias.endsWith('/'))
    return 'it ends with "/"; both forms lead on, and the one without is written'
  if (alias.split('/').some((part) => part.length > LONGEST_PART)) return 'it is too long'
  if (!alias.startsWith('/')) return 'it does not start with "/"'
  return 'only letters a-z, digits, "-", "_", "~" and "." can stand between its slashes'
}

function takenByAFile(alias: string): Finding | undefined {
  const name = placeKey(alias).split('/').at(-1) ?? ''
  if (!SITE_FILES.has(alias) && !FILE_FOLDERS.test(alias) && !TAKEN_EVERYWHERE.includes(name)) return undefined
  return {
    code: 'reserved-alias',
    message: `${quote(alias)} cannot be an old address: the site has a file of its own there.`,
    hint: 'Remove the line.',
  }
}

function takenByAPage(alias: string, page: Page | undefined, entry: Entry): Finding | undefined {
  const hidden = page?.known?.hidden
  // A draft may stay one for ever, and another page may answer in its place.
  if (page === undefined || (hidden?.reason === 'draft' && alias === page.path)) return undefined
  const whose = page.path === pathOf(entry.kind) ? 'the address of this page itself' : 'the address of another page'
  const when = hidden?.reason === 'scheduled' ? ` (public from ${hidden.publishAt})` : ''
  const same = alias === page.path ? '' : `, ${quote(page.path)}, to some disks and hosts`
  return {
    code: 'alias-is-a-page',
    message: `${quote(alias)} is ${whose}${same}${when}, so it cannot be an old one.`,
    hint: 'Remove the line.',
  }
}

function takenByAnAlias(alias: string, first: Claim | undefined, entry: Entry, index: number): Finding | undefined {
  if (first === undefined || (first.entry === entry && first.index === index)) return undefined
  if (first.entry === entry) {
    return {
      code: 'duplicate-alias',
      message: `The old address ${quote(alias)} is here a second time${variant(alias, first.alias)}.`,
      hint: 'Remove one of the two lines.',
    }
  }
  return {
    code: 'duplicate-alias',
    message: `The old address ${quote(alias)} already leads to the page of ${first.entry.file}${variant(alias, first.alias)}.`,
    hint: 'Keep it in one of the two files.',
  }
}

const variant = (alias: string, first: string): string =>
  alias === first ? '' : `, as ${quote(first)}; some disks and hosts cannot tell the two apart`
