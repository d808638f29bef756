/**
 * Renders the pages whose inputs are different from those of the last build.
 *
 * `render` depends on the program and on what `read` returned, and on nothing else: so a page with the same program and the
 * same generated files is the same page.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReadContent } from '../../../src/content/files'
import type { RenderedPage } from '../../../src/entry-server'
import { writeText } from '../../lib/files'
import { fingerprint } from '../../lib/fingerprint'
import type { Render } from '../bundle/programs'
import type { Published, SiteFiles } from '../publish/site-file'
import type { Reads, WordHashes } from '../publish/site-record'
import { completeDocument, type PageParts } from './document'
import { markdownTwin } from './markdown-twin'
import type { Page } from './pages'
import type { GeneratedKeys } from './read-generated'
import { readGenerated } from './read-generated'

type Options = {
  pages: readonly Page[]
  /** Loads the program, which builds that render nothing do without. */
  loadRender: () => Promise<Render>
  parts: PageParts
  /** Changes with the program and everything else that decides a page, but for the generated files. */
  programKey: string
  /** Folder of the generated content. */
  contentDir: string
  keys: GeneratedKeys
  /** Where rendered pages wait for their publication. */
  stageDir: string
  /** What the last build read and published. */
  reads: Reads
  words: WordHashes
  published: Published
  onRendered: (done: number) => void
}

type RenderedPages = {
  files: SiteFiles
  reads: Reads
  words: WordHashes
  rendered: number
}

/**
 * Gives every page as `<path>.html`, its Markdown twin as `<path>.md`, and what the pages read as `data/<name>.json`, where
 * client-side navigation looks for it.
 * @throws Error naming the page that did not render, has no title, or shows nothing.
 */
export async function renderPages(options: Options): Promise<RenderedPages> {
  const { pages, programKey, contentDir, keys, stageDir, published, onRendered } = options
  rmSync(stageDir, { recursive: true, force: true })
  const files: SiteFiles = new Map()
  const reads: Reads = {}
  const words: WordHashes = {}
  const keyWith = (names: readonly string[], { alternates, isUntranslated }: Page) =>
    fingerprint(
      JSON.stringify([programKey, names.map((name) => [name, keys.get(name) ?? null]), alternates, isUntranslated]),
    )
  let render: Render | undefined
  let count = 0
  const folders = new Set<string>()
  for (const page of pages) {
    const before = options.reads[page.path]
    const keyBefore = before && keyWith(before, page)
    const names = filesOf(page)
    if (before && keyBefore && names.every((name) => published.get(name)?.key === keyBefore)) {
      reads[page.path] = before
      const hash = options.words[page.path]
      if (hash !== undefined) words[page.path] = hash
      for (const name of names) files.set(name, { key: keyBefore, link: join(stageDir, name) })
      continue
    }
    render ??= await options.loadRender()
    const rendered = await renderPage(page, render, options)
    const folder = dirname(join(stageDir, page.file))
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    const key = keyWith(rendered.names, page)
    const stage = (name: string, text: string) => {
      writeText(join(stageDir, name), text)
      files.set(name, { key, link: join(stageDir, name) })
    }
    stage(page.file, rendered.document)
    if (page.twin !== undefined) {
      const twin = markdownTwin(rendered.html)
      stage(page.twin, twin.text)
      words[page.path] = fingerprint(twin.words)
    }
    reads[page.path] = rendered.names
    onRendered(++count)
  }
  for (const name of new Set(Object.values(reads).flat())) {
    const key = keys.get(name)
    const link = join(contentDir, `${name}.json`)
    // A page can say that something does not exist; in the browser it learns that without an error.
    files.set(`data/${name}.json`, key === undefined ? { key: 'null', text: 'null' } : { key, link })
  }
  return { files, reads, words, rendered: count }
}

/** The page itself, and its twin. */
const filesOf = ({ file, twin }: Page): string[] => (twin === undefined ? [file] : [file, twin])

async function renderPage(page: Page, render: Render, { contentDir, parts }: Options) {
  const texts = new Map<string, string>()
  const read: ReadContent = async (name) => {
    const text = readGenerated(contentDir, name)
    texts.set(name, text ?? 'null')
    return text === undefined ? null : JSON.parse(text)
  }
  const result = await render(page.path, read).catch((error: unknown) => {
    throw new Error(`The page ${page.path} could not be rendered: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  })
  checkPage(page, result)
  const document = completeDocument(result, texts, parts, page)
  return { html: result.html, document, names: [...texts.keys()] }
}

function checkPage({ path, mayBeMissing }: Page, { status, html }: RenderedPage) {
  const mistake =
    status !== 200 && !mayBeMissing
      ? `answers with status ${status}`
      : !/<title>[^<]+<\/title>/.test(html)
        ? 'has no title'
        : html.indexOf('<h1', html.indexOf('<main')) < 0
          ? 'shows no heading'
          : undefined
  if (mistake) throw new Error(`The page ${path} ${mistake}.`)
}
