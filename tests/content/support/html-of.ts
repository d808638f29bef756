/** A body on its own: all that readers and editors see of it, when every picture exists and links stay as they are. */

import type { FileDiagnostic, Place } from '../../../scripts/build-content/diagnostics/diagnostic'
import { readBody } from '../../../scripts/build-content/parse/markdown'
import { type BodyHtml, decoded, fillHoles } from '../../../scripts/build-content/parse/markdown/body-html'
import type { ParserName } from '../../../scripts/build-content/parse/markdown/parser'
import { readByReference } from '../../../scripts/build-content/parse/markdown/reference'
import type { Heading } from '../../../src/schema/entries'

export type Target = { address: string; place: Place | undefined }
export type Seen = {
  html: string
  headings: Heading[]
  anchors: [string, string][]
  links: Target[]
  pictures: Target[]
  diagnostics: FileDiagnostic[]
  words: number
}

/** Reads a body that starts on line 1 with one of the parsers, and finishes it. */
export function htmlOf(body: string, parser: ParserName = 'native'): Seen {
  const { html, headings, anchors, links, pictures, diagnostics, words, locate } = readBody(body, 1, parser)
  const places = locate()
  return {
    html: finished(html, pictures),
    headings,
    anchors: [...anchors].sort(),
    links: links.map((address, index) => ({ address, place: places.links[index] })),
    pictures: pictures.map((address, index) => ({ address, place: places.pictures[index] })),
    diagnostics,
    words,
  }
}

/** The same by the reference chain alone, from the native parser's tree. */
export function referenceHtmlOf(body: string): Seen {
  const { html, headings, anchors, links, pictures, diagnostics, words } = readByReference(body, 'native')
  const sources = pictures.map(({ src }) => src)
  return {
    html: finished(html, sources),
    headings,
    anchors: [...anchors].sort(),
    links: links.map(({ href, place }) => ({ address: href, place })),
    pictures: pictures.map(({ src, place }) => ({ address: src, place })),
    diagnostics,
    words,
  }
}

const SIZE = { width: 600, height: 400, hash: '01234567' }

const finished = (html: BodyHtml, sources: readonly string[]): string =>
  fillHoles(html, {
    address: (href) => href,
    pictures: Object.fromEntries(sources.map((src) => [decoded(src), SIZE])),
  })
