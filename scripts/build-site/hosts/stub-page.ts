import type { Redirect } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import { escapeHtml } from '../../lib/escape-html'
import type { Words } from '../../lib/words/words-of-build'

/** Where the page at an old address lies; addresses of other sites often have the ending themselves. */
export const stubFile = (from: string): string => `${from.slice(1).replace(/\.html$/i, '')}.html`

/**
 * A page at an old address, for hosts that know no redirects: it leads on by itself and by a link. On other hosts it would
 * stand in the way of the redirect.
 */
export function stubPage({ to }: Redirect, { language }: Pick<Site, 'language'>, origin: string, words: Words): string {
  const target = escapeHtml(to)
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${words.moved}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(origin)}${target}"><meta http-equiv="refresh" content="0; url=${target}">`,
    `</head><body><main><h1>${words.moved}</h1><p><a href="${target}">${words.newAddress}</a></p></main></body></html>`,
  ].join('')
}
