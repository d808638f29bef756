/** Turns links as editors write them into the addresses that pages carry. */
import { decoded } from '../parse/markdown/body-html'
import { anchorsOn, type SiteMap, withoutSlash } from './map'

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
  return `${withoutSlash(path)}${rest.slice(0, hash)}#${encodeURIComponent(anchors.get(anchor) ?? anchor)}`
}
