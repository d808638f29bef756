import { BODY_MARK, withoutBody } from '../../../src/content/embedded'
import type { RenderedPage } from '../../../src/entry-server'
import { escapeHtml } from '../../lib/escape-html'
import type { ClientAssets } from '../bundle/programs'
import type { Page } from './pages'

/** What every page carries beside its own markup. */
export type PageParts = { assets: ClientAssets; bootScript: string; policy: string; isPreview: boolean }

/**
 * Completes a rendered page: policy, styles, fonts and boot script in its head, data at the end of its body.
 * React ignores these when it hydrates, since it did not render them.
 * @param texts the generated files that the page read, as they were read
 */
export function completeDocument(
  page: RenderedPage,
  texts: ReadonlyMap<string, string>,
  { assets, bootScript, policy, isPreview }: PageParts,
  { path, isFallback, alternates, isUntranslated }: Pick<Page, 'path' | 'isFallback' | 'alternates' | 'isUntranslated'>,
): string {
  const head = [
    ...alternates.map(({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script>${bootScript}</script>`,
  ].join('')
  const hydrates = page.status === 200 && page.hydrate !== 'never'
  const data = hydrates
    ? dataBlock('boot', { ...assets.entries[page.program], path }) + textBlock('content', contentOf(texts, page))
    : ''
  const attributes = ` data-hydrate="${hydrates ? page.hydrate : 'never'}"${isFallback ? ' data-page="404"' : ''}`
  // The page of a case study that is not there says so itself.
  const isClosed =
    (isPreview || isFallback || isUntranslated) && !page.html.includes('<meta name="robots" content="noindex"')
  const robots = isClosed ? '<meta name="robots" content="noindex">' : ''
  return insert(isUntranslated ? withoutCanonical(page.html) : page.html, [
    ['<html', attributes, 'after'],
    ['<head>', `<meta http-equiv="Content-Security-Policy" content="${policy}">${robots}`, 'after'],
    ['</head>', head, 'before'],
    ['</body>', data, 'before'],
  ])
}

/** No canonical link on pages that search engines leave out. */
const withoutCanonical = (html: string): string => html.replace(/<link rel="canonical"[^>]*>/, '')

/** JSON in a script that no browser runs. `<` is escaped, so no text in it can end the block or start another. */
export function dataBlock(id: string, value: unknown): string {
  return textBlock(id, JSON.stringify(value))
}

const textBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/** Tables of tools are larger than their pages, and the program of a tool reads them when it starts. */
const isTable = (name: string) => name.startsWith('tables/')

/** The files as one JSON object, as they were read but for the body that the page shows. */
function contentOf(texts: ReadonlyMap<string, string>, { html, content }: RenderedPage): string {
  const showsBody = html.includes(` ${BODY_MARK}="`)
  const files = Array.from(texts).flatMap(([name, text]) => {
    return isTable(name) ? [] : `${JSON.stringify(name)}:${showsBody ? withoutBody(text, content[name]) : text}`
  })
  return `{${files.join(',')}}`
}

/** Puts texts beside the first occurrence of their marks, left to right, without reading what was inserted. */
function insert(html: string, insertions: [mark: string, text: string, side: 'before' | 'after'][]): string {
  let done = ''
  let rest = html
  for (const [mark, text, side] of insertions) {
    const at = rest.indexOf(mark)
    if (at < 0) throw new Error(`The rendered page has no ${mark}.`)
    const cut = side === 'before' ? at : at + mark.length
    done += rest.slice(0, cut) + text
    rest = rest.slice(cut)
  }
  return done + rest
}
