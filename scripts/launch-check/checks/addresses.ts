/** Addresses without an owner: of the site, of mail, of other sites. */

import { type Entry, PUBLISHED_URLS } from '../../build-content/public'
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isPlaceholderUrl, isReservedHost } from '../../lib/reserved-hosts'
import type { Passage } from '../passages'
import type { Page, Project } from '../project'
import { orRemove } from '../removable'

export function checkAddresses({ pages, site, hasPublishedUrls }: Project): Diagnostic[] {
  const found = pages.flatMap((page) => [...inFields(page), ...inBody(page)])
  return isPlaceholderUrl(site?.entry.data.url) && hasPublishedUrls ? [...found, sampleUrls] : found
}

function inFields({ entry, passages }: Page): Diagnostic[] {
  return passages.flatMap(({ text, place, field }) => {
    if (!field || !isPlaceholder(text, field.role)) return []
    const isSiteUrl = entry.file === 'content/settings/site.yaml' && field.name === 'url'
    return diagnosticAt(entry.file, place, isSiteUrl ? placeholderSite(text) : placeholder(entry, text, field))
  })
}

const inBody = ({ entry: { file, body } }: Page): Diagnostic[] =>
  (body?.links ?? [])
    .filter(({ href }) => isPlaceholder(href, 'link'))
    .map(({ href, place }) =>
      diagnosticAt(file, place, {
        code: 'placeholder-address',
        text: `The link leads to ${quote(href)}, which is only a placeholder address.`,
        hint: 'Write the real address, or remove the link.',
      }),
    )

function isPlaceholder(text: string, role: string): boolean {
  if (role === 'email') return isReservedHost(text.slice(text.lastIndexOf('@') + 1))
  if (role !== 'webAddress' && role !== 'link') return false
  const mail = /^mailto:[^@]*@([^?]*)/i.exec(text)?.[1]
  return mail === undefined ? /^https?:/i.test(text) && isPlaceholderUrl(text) : isReservedHost(mail)
}

const placeholder = (entry: Entry, text: string, { path, name, description }: NonNullable<Passage['field']>) => ({
  code: 'placeholder-address',
  text: `${name} is ${quote(text)}, which is only a placeholder address.`,
  hint: `Write the real one${orRemove(entry, path)}. What belongs here: ${description}`,
})

const placeholderSite = (text: string) => ({
  code: 'placeholder-site',
  text: `The address of the site is still ${quote(text)}; search engines, feeds and shared links would all name it.`,
  hint: 'Write the address at which the site will be public, without a slash at its end.',
})

const sampleUrls: Diagnostic = diagnosticAt(PUBLISHED_URLS, START, {
  code: 'sample-published-urls',
  text: 'This list holds the addresses of the sample, and visitors have never seen them under your own name.',
  hint: 'Delete the file once. It begins anew by itself when the site is live.',
})
