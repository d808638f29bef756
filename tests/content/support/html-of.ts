/** A body on its own: all that readers and editors see of it, when every picture exists and links stay as they are. */
import { type ReadBody, readBody } from '../../../scripts/build-content/parse/markdown'
import { type BodyHtml, type BodyWords, fillHoles } from '../../../scripts/build-content/parse/markdown/body-html'
import type { ParserName } from '../../../scripts/build-content/parse/markdown/parser'
import type { Place } from '../../../scripts/lib/diagnostics/diagnostic'
import { decoded } from '../../../scripts/lib/web-address'

export type Target = { address: string; place: Place }
export type Seen = Pick<ReadBody, 'headings' | 'diagnostics' | 'words'> & {
  html: string
  anchors: [string, string][]
  links: Target[]
  pictures: Target[]
}

/** Reads a body that starts on line 1 with one of the parsers, and finishes it. */
export function htmlOf(body: string, parser: ParserName = 'native'): Seen {
  const { html, anchors, links, pictures, written: _, ...seen } = readBody(body, 1, parser)
  return {
    ...seen,
    html: finished(
      html,
      pictures.map(({ src }) => src),
    ),
    anchors: [...anchors].sort(),
    links: links.map(({ href, place }) => ({ address: href, place })),
    pictures: pictures.map(({ src, place }) => ({ address: src, place })),
  }
}

/** Words that Markdown adds, as a site in English has them. */
export const WORDS: BodyWords = {
  opensNewTab: ' (opens in a new tab)',
  done: 'Done',
  notDone: 'Not done',
  footnotes: 'Footnotes',
  backTo: 'Back to reference',
  table: 'Table',
}

const SIZE = { width: 600, height: 400, hash: '01234567' }

const finished = (html: BodyHtml, sources: readonly string[]): string =>
  fillHoles(html, {
    address: (href) => href,
    words: WORDS,
    pictures: Object.fromEntries(sources.map((src) => [decoded(src), SIZE])),
  })
