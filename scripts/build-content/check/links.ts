/** Links: what kind of address they are, and whether the page and the place on it exist. */

import { decoded } from '../markdown/body-html'
import type { Finding } from '../problems/problem'
import { nearest } from '../problems/suggest'
import { quote } from '../problems/words'
import { FILES, type Page, type SiteMap, withoutSlash } from '../site-map'
import { readAddress } from './addresses'

/** `severity` is a warning where the build cannot know for certain. */
export type LinkFinding = Finding & { severity?: 'warning' }

/** What a browser makes of an address: it ignores these characters, wherever they stand. */
const asBrowsersRead = (href: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore exactly these
  href.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')

/** The address of a page elsewhere without anything that has to be looked at more closely, as nearly all are. */
const ORDINARY = /^https:\/\/[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*\.[a-z]{2,}(?:\/[\w./?=&#+~:,;@!-]*)?$/

/** Checks a link that stands on `from`, or on a page that the build does not know (`undefined`). */
export function linkFinding(href: string, from: Page | undefined, site: SiteMap): LinkFinding | undefined {
  if (ORDINARY.test(href)) return undefined
  const link = asBrowsersRead(href)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (link === '') return emptyLink
  if (scheme === 'http' || scheme === 'https') return webFinding(link)
  if (scheme !== undefined && /^[a-z]+:\/\//i.test(link) && nearest(scheme, ['https', 'http']) !== undefined)
    return misspeltWeb(link, link.replace(/^[a-z]+:/i, 'https:'))
  if (scheme === 'mailto') return /^mailto:[^\s@]+@[^\s@]+$/i.test(link) ? undefined : wrongMail(link)
  if (scheme !== undefined) return wrongScheme(link, scheme)
  if (/^[/\\]{2}/.test(link)) return protocolMissing(link)
  if (link.startsWith('#')) return from && anchorFinding(link.slice(1), from, 'this page')
  if (!link.startsWith('/')) return relative(link, site)
  return siteFinding(link, site)
}

/** The address that a link to a page of this site leads to: canonical, and with the real id after `#`. */
export function canonicalLink(href: string, site: SiteMap): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(asBrowsersRead(href)) ?? []
  if (path === '') return href
  const page = site.pages.get(withoutSlash(path))
  const hash = rest.indexOf('#')
  const anchors = hash === -1 ? undefined : page?.anchors?.()
  if (!anchors) return withoutSlash(path) + rest
  const anchor = decoded(rest.slice(hash + 1))
  return `${withoutSlash(path)}${rest.slice(0, hash)}#${encodeURIComponent(anchors.get(anchor) ?? anchor)}`
}

function siteFinding(link: string, site: SiteMap): LinkFinding | undefined {
  const [, path = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []
  const wanted = withoutSlash(path)
  if (FILES.has(path)) return undefined
  const moved = site.redirects.get(wanted)
  const page = site.pages.get(moved?.to ?? wanted)
  if (page?.leftOut) return hiddenTarget(wanted, page.leftOut)
  if (page) return hash ? anchorFinding(hash, page, page.path) : undefined
  if (site.lost?.has(wanted) || site.unknownBelow.some((below) => wanted.startsWith(below))) return undefined
  const meant = nearestPath(decoded(wanted).replace(/\.(?:md|html?|php|aspx?)$/i, ''), site)
  return {
    code: 'dead-link',
    message: `The link leads to ${quote(decoded(path))}, and the site has no such page.`,
    hint: meant
      ? `Did you mean ${meant}?`
      : (file(path) ?? 'Use the address of a page as the browser shows it, for example /services.'),
  }
}

/** What to do about a link to a file. */
function file(path: string): string | undefined {
  const name = decoded(path).replace(/^[./]*(?:content\/)?(?:media\/)?/, '')
  if (/\.(?:png|jpe?g|webp|avif|gif)$/i.test(name)) return `To show the picture, write: ![What it shows](${name})`
  if (/\.(?:pdf|docx?|pptx?|xlsx?|zip|mp[34]|mov|heic|psd|svg)$/i.test(name)) {
    return 'The site shows pages and pictures only; put the file where people can fetch it, and link to its https:// address.'
  }
  return undefined
}

const publicPaths = (site: SiteMap): string[] =>
  [...site.pages.values()].filter(({ leftOut }) => !leftOut).map(({ path }) => path)

/** A page with the same last part elsewhere, or with a similar last part in the same place; or the page above it. */
function nearestPath(path: string, site: SiteMap): string | undefined {
  const { parent, name } = split(path)
  const siblings = publicPaths(site).filter((other) => split(other).parent === parent)
  const similar = nearest(
    name,
    siblings.map((other) => split(other).name),
  )
  const found = bySameName(path, site) ?? siblings.find((other) => split(other).name === similar)
  return found ?? (parent === '' ? undefined : nearestPath(parent, site))
}

const split = (path: string): { parent: string; name: string } => {
  const slash = path.lastIndexOf('/')
  return { parent: path.slice(0, slash), name: path.slice(slash + 1) }
}

const bySameName = (path: string, site: SiteMap): string | undefined =>
  publicPaths(site).find((other) => other !== '/' && split(other).name === split(path).name.toLowerCase())

function anchorFinding(hash: string, page: Page, where: string): LinkFinding | undefined {
  const anchor = decoded(hash)
  if (anchor === '' || anchor === 'top') return undefined
  const anchors = page.anchors?.()
  if (anchors?.has(anchor)) return undefined
  // A page whose file is broken says nothing about its headings.
  if (page.file?.endsWith('.md') && !anchors) return undefined
  if (!anchors) {
    return {
      code: 'unknown-anchor',
      severity: 'warning',
      message: `The link leads to the place ${quote(`#${anchor}`)} on ${where}, and nothing says that it exists.`,
      hint: 'Link to the page itself, without "#" and what follows.',
    }
  }
  const ids = [...anchors.keys()].filter((id) => !id.startsWith('user-content-'))
  const meant = nearest(anchor, ids)
  return {
    code: 'dead-anchor',
    message: `The link leads to the heading ${quote(`#${anchor}`)} on ${where}, and there is none.`,
    hint: meant
      ? `Did you mean #${meant}?`
      : ids.length === 0
        ? `There are no headings. Remove "#${anchor}" from the link.`
        : `The headings there are: ${ids.map((id) => `#${id}`).join(', ')}.`,
  }
}

const emptyLink: Finding = {
  code: 'empty-link',
  message: 'This link leads nowhere: there is nothing between its parentheses.',
  hint: 'Write the address: [words](/contact)',
}

function webFinding(link: string): Finding | undefined {
  const complete = /^https?:\/\/[^\s/]/i.test(link) && readAddress(link) !== undefined && !/\s/.test(link)
  if (complete && /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[)/i.test(link)) return ownComputer(link)
  // The sanitizer knows these words in small letters only, and would drop the link.
  if (complete && /^https?:/.test(link)) return undefined
  const better = link.replace(/^(https?):[/\\]*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  return {
    code: 'broken-address',
    message: `${quote(link)} is not ${complete ? 'written as an address is: it starts with small letters' : 'a complete address'}.`,
    hint:
      readAddress(better) && better !== link
        ? `Write: ${better}`
        : 'Write it as the browser shows it, for example https://www.example.com/page',
  }
}

const ownComputer = (link: string): Finding => ({
  code: 'broken-address',
  message: `${quote(link)} leads to the computer of whoever presses it, not to a site.`,
  hint: `If it is a page of this site, write: ${link.replace(/^https?:\/\/[^/]*/i, '') || '/'}`,
})

const misspeltWeb = (link: string, corrected: string): Finding => ({
  code: 'broken-address',
  message: `${quote(link)} is misspelt: the address of a site starts with https://`,
  hint: `Write: ${corrected}`,
})

const wrongMail = (link: string): Finding => ({
  code: 'broken-address',
  message: `${quote(link)} is not an e-mail link.`,
  hint: 'Write for example: mailto:hello@example.com',
})

const wrongScheme = (link: string, scheme: string): Finding => ({
  code: 'unsafe-link',
  message: `The link ${quote(link)} starts with "${scheme}:", which cannot be published.`,
  hint: SCHEMES[scheme] ?? (scheme.length === 1 ? SCHEMES.file : SCHEMES.other),
})

const SCHEMES: Record<string, string> = {
  tel: 'Write the telephone number as text, without a link.',
  file: 'This is a file on one computer, which nobody else can open. Put it on the web and link to its https:// address.',
  localhost: 'This is your own computer. A page of this site starts with "/", for example /contact.',
  other: 'A link starts with https:, http:, mailto:, "/" for a page of this site, or "#" for a heading of this page.',
}

const protocolMissing = (link: string): Finding => ({
  code: 'broken-address',
  message: `The link ${quote(link)} has two slashes at its start and no "https:" before them.`,
  hint: `Write: https:${link.replaceAll('\\', '/')}`,
})

function relative(link: string, site: SiteMap): Finding {
  const name = decoded(link.replace(/[?#].*$/s, '')).replace(/\.(?:md|html?)$/i, '')
  const last = name.split('/').at(-1) ?? ''
  const meant = bySameName(`/${last}`, site) ?? nearestPath(`/${name.replace(/^[./]+/, '')}`, site)
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(link)) return mailWithoutScheme(link)
  const slashes = /^(https?)\/\/(.+)$/i.exec(link)
  if (slashes) return misspeltWeb(link, `${slashes[1]}://${slashes[2]}`)
  const web = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$)/i.test(link) && !/\.(?:md|html?)$/i.test(link)
  return {
    code: 'relative-link',
    message: `The link ${quote(link)} does not say where it starts from.`,
    hint: file(link)
      ? (file(link) as string)
      : web
        ? `If it is another site, write: https://${link}`
        : `A page of this site starts with "/"${meant ? `. Did you mean ${meant}?` : ', for example /contact.'}`,
  }
}

const mailWithoutScheme = (link: string): Finding => ({
  code: 'relative-link',
  message: `The link ${quote(link)} is an e-mail address, and does not say so.`,
  hint: `Write: mailto:${link}`,
})

const hiddenTarget = (path: string, reason: 'draft' | 'scheduled'): Finding => ({
  code: 'link-to-hidden-page',
  message: `The link leads to ${quote(path)}, which is ${reason === 'draft' ? 'a draft' : 'not published yet'}: visitors would find nothing.`,
  hint: 'Remove the link until the page is public.',
})
