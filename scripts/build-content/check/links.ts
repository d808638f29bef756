/** Links: what kind of address they are, and whether the page and the place on it exist. */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { firstOf, quote } from '../../lib/diagnostics/words'
import { BLOG_FILES, LINKED_FILES } from '../../lib/site-files'
import { decoded, isHost, readAddress } from '../../lib/web-address'
import { idAt } from '../parse/markdown/anchors'
import { anchorsOn, asBrowsersRead, canonicalLink, type Page, type SiteMap, withoutSlash } from '../site/map'
import { partAt, partOf } from '../site/parts'
import { leftOutMessage } from './parts'
import { namesake, parentOf, similarPage } from './similar-page'
import { isPhoneScheme, phoneLinkFor, phoneMessage } from './values'
import { hostMessage, ownAddress, pathOnSite } from './web-addresses'

/** The address of a page elsewhere without anything that has to be looked at more closely, as nearly all are. */
const ORDINARY = /^https:\/\/[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*\.[a-z]{2,}(?:\/[\w./?=&#+~:,;@!-]*)?$/

/** Checks a link on `from`, or on a page that the build does not know (`undefined`). */
export function linkMessage(href: string, from: Page | undefined, site: SiteMap): Message | undefined {
  const own = pathOnSite(asBrowsersRead(href), site.url)
  if (own !== undefined) return siteMessage(own, site) ?? ownAddress(asBrowsersRead(href), canonicalLink(own, site))
  if (ORDINARY.test(href)) return undefined
  const link = asBrowsersRead(href)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (link === '') return emptyLink
  if (scheme === 'http' || scheme === 'https') return webMessage(link)
  if (scheme !== undefined && /^[a-z]+:\/\//i.test(link) && nearest(scheme, ['https', 'http']) !== undefined)
    return misspelledWeb(link, link.replace(/^[a-z]+:/i, 'https:'))
  if (scheme === 'mailto') return isMail(link) ? undefined : wrongMail(link)
  if (isPhoneScheme(scheme)) return phoneMessage(link, scheme)
  if (scheme !== undefined) return wrongScheme(link, scheme)
  if (/^[/\\]{2}/.test(link)) return protocolMissing(link)
  if (link.startsWith('#')) return from && anchorMessage(link.slice(1), from, 'this page')
  if (!link.startsWith('/')) return relative(link, site)
  return siteMessage(link, site)
}

/** What is wrong with a path of the site. */
export function siteMessage(link: string, site: SiteMap): Message | undefined {
  const [, path = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []
  const wanted = withoutSlash(path)
  const moved = site.redirects.get(wanted)
  const part = moved ? undefined : leftOutAt(wanted, site)
  if (part) return leftOutMessage(`The link leads to ${quote(decoded(path))}`, part, 'Remove the link')
  if (LINKED_FILES.includes(path)) return undefined
  const page = site.pages.get(moved?.to ?? wanted)
  if (page?.leftOut) return hiddenTarget(wanted, page.leftOut)
  if (page) return hash ? anchorMessage(hash, page, page.path) : undefined
  if (site.lost().has(wanted) || site.unknownBelow.some((below) => wanted.startsWith(below))) return undefined
  const meant = nearestPath(decoded(wanted).replace(/\.(?:md|html?|php|aspx?)$/i, ''), site)
  return {
    code: 'dead-link',
    text: `The link leads to ${quote(decoded(path))}, but the site has no such page.`,
    hint: meant
      ? `Did you mean ${meant}?`
      : (file(path) ?? 'Use the address of a page as the browser shows it, for example /services.'),
  }
}

const leftOutAt = (path: string, { parts: { leftOut } }: SiteMap) =>
  BLOG_FILES.includes(path) ? partOf('blog', leftOut) : partAt(path, leftOut)

function file(path: string): string | undefined {
  const name = decoded(path).replace(/^[./]*(?:content\/)?(?:media\/)?/, '')
  if (/\.(?:png|jpe?g|webp|avif|gif)$/i.test(name)) return `To show the picture, write: ![What it shows](${name})`
  if (/\.(?:pdf|docx?|pptx?|xlsx?|zip|mp[34]|mov|heic|psd|svg)$/i.test(name)) {
    return 'The site can only show pages and pictures. Put the file somewhere else on the web, and link to its https:// address.'
  }
  return undefined
}

const publicPages = (site: SiteMap): Page[] => [...site.pages.values()].filter(({ leftOut }) => !leftOut)

/** The address of a similar page, or of the page above it. */
function nearestPath(path: string, site: SiteMap): string | undefined {
  const found = similarPage(path, publicPages(site))?.path
  return found ?? (parentOf(path) === '' ? undefined : nearestPath(parentOf(path), site))
}

function anchorMessage(hash: string, page: Page, where: string): Message | undefined {
  const anchor = decoded(hash)
  if (anchor === '' || anchor === 'top') return undefined
  const anchors = anchorsOn(page)
  if (anchors && idAt(anchors, anchor) !== undefined) return undefined
  // A page whose file is broken says nothing about its headings.
  if (page.source?.kind.format === 'md' && !anchors) return undefined
  if (!anchors) {
    return {
      code: 'unknown-anchor',
      severity: 'warning',
      text: `The link leads to ${quote(`#${anchor}`)} on ${where}, but that page may not have such a place.`,
      hint: 'Link to the page itself, without "#" and what follows it.',
    }
  }
  const ids = [...anchors.keys()].filter((id) => !id.startsWith('user-content-'))
  const meant = nearest(anchor, ids)
  return {
    code: 'dead-anchor',
    text: `The link leads to the heading ${quote(`#${anchor}`)} on ${where}, but there is no such heading.`,
    hint: meant
      ? `Did you mean #${meant}?`
      : ids.length === 0
        ? `The page has no headings. Remove "#${anchor}" from the link.`
        : `The headings of the page are: ${firstOf(ids.map((id) => `#${id}`))}.`,
  }
}

const emptyLink: Message = {
  code: 'empty-link',
  text: 'This link leads nowhere: there is nothing between its parentheses.',
  hint: 'Write the address: [words](/contact)',
}

function webMessage(link: string): Message | undefined {
  const url = readAddress(link)
  const complete = /^https?:\/\/[^\s/]/i.test(link) && url !== undefined && !/\s/.test(link)
  if (complete && /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[)/i.test(link)) return ownComputer(link)
  const message = complete ? hostMessage(link, url) : undefined
  if (message) return message
  // The sanitizer knows these words in small letters only, and would drop the link.
  if (complete && /^https:/.test(link)) return undefined
  if (complete && /^http:/.test(link)) return insecure(link)
  const better = link.replace(/^(https?):[/\\]*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  return {
    code: 'broken-address',
    text: `${quote(link)} ${complete ? 'must start with lowercase letters' : 'is not a complete address'}.`,
    hint:
      readAddress(better) && better !== link
        ? `Write: ${better}`
        : 'Write it as the browser shows it, for example https://www.example.com/page',
  }
}

const insecure = (link: string): Message => ({
  code: 'insecure-link',
  severity: 'warning',
  text: `${quote(link)} starts with http://, of which browsers warn their readers.`,
  hint: `If the site answers there, write: ${link.replace(/^http:/, 'https:')}`,
})

const ownComputer = (link: string): Message => ({
  code: 'broken-address',
  text: `${quote(link)} leads to the visitor's own computer, not to a site.`,
  hint: `If it is a page of this site, write: ${link.replace(/^https?:\/\/[^/]*/i, '') || '/'}`,
})

const misspelledWeb = (link: string, corrected: string): Message => ({
  code: 'broken-address',
  text: `${quote(link)} is misspelled: the address of a site starts with https://`,
  hint: `Write: ${corrected}`,
})

/** One address, with or without a subject and a text; nothing that writes to others as well. */
function isMail(link: string): boolean {
  const [, host = ''] =
    /^mailto:[^\s@<>()[\],;:\\"?&]+@([^\s@?]+)(?:\?(?:subject|body)=[^\s&#]*(?:&(?:subject|body)=[^\s&#]*)?)?$/.exec(
      link,
    ) ?? []
  return isHost(readAddress(`https://${host}`)?.host ?? '')
}

const wrongMail = (link: string): Message => ({
  code: 'broken-address',
  ...(/^mailto:[^\s@]+@[^\s@]+$/i.test(link)
    ? {
        text: `${quote(link)} must start with lowercase letters.`,
        hint: `Write: mailto:${link.slice('mailto:'.length)}`,
      }
    : { text: `${quote(link)} is not a complete email address.`, hint: 'For example: mailto:hello@example.com' }),
})

const wrongScheme = (link: string, scheme: string): Message => ({
  code: 'unsafe-link',
  text: `The link ${quote(link)} starts with "${scheme}:", which is not allowed.`,
  hint: SCHEMES[scheme] ?? (scheme.length === 1 ? SCHEMES.file : SCHEMES.other),
})

const SCHEMES: Record<string, string> = {
  file: 'This file is on one computer, and visitors cannot open it. Put it on the web and link to its https:// address.',
  localhost: 'This is your own computer. A link to a page of this site starts with "/", for example /contact.',
  other:
    'A link starts with https:, mailto:, tel:, sms:, "/" for a page of this site, or "#" for a heading of this page.',
}

const protocolMissing = (link: string): Message => ({
  code: 'broken-address',
  text: `The link ${quote(link)} starts with two slashes, but "https:" is missing before them.`,
  hint: `Write: https:${link.replaceAll('\\', '/')}`,
})

function relative(link: string, site: SiteMap): Message {
  const name = decoded(link.replace(/[?#].*$/s, '')).replace(/\.(?:md|html?)$/i, '')
  const last = name.split('/').at(-1) ?? ''
  const meant = namesake(`/${last}`, publicPages(site))?.path ?? nearestPath(`/${name.replace(/^[./]+/, '')}`, site)
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(link))
    return withoutScheme(link, 'an email address', 'mailto:', `mailto:${link}`)
  const call = phoneLinkFor(link)
  if (call !== undefined) return withoutScheme(link, 'a telephone number', 'tel:', call)
  const slashes = /^(https?)\/\/(.+)$/i.exec(link)
  if (slashes) return misspelledWeb(link, `${slashes[1]}://${slashes[2]}`)
  const web = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$)/i.test(link) && !/\.(?:md|html?)$/i.test(link)
  return {
    code: 'relative-link',
    text: `The link ${quote(link)} is not a complete address.`,
    hint:
      file(link) ??
      (web
        ? `If it is another site, write: https://${link}`
        : `A link to a page of this site starts with "/"${meant ? `. Did you mean ${meant}?` : ', for example /contact.'}`),
  }
}

const withoutScheme = (link: string, what: string, scheme: string, corrected: string): Message => ({
  code: 'relative-link',
  text: `The link ${quote(link)} is ${what}, but "${scheme}" is missing before it.`,
  hint: `Write: ${corrected}`,
})

const hiddenTarget = (path: string, reason: 'draft' | 'scheduled'): Message => ({
  code: 'link-to-hidden-page',
  text: `The link leads to ${quote(path)}, which is ${reason === 'draft' ? 'a draft' : 'not published yet'}: visitors would find nothing.`,
  hint: 'Remove the link until the page is public.',
})
