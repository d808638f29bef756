import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadContent } from '../../src/content/files'
import type { RenderedPage } from '../../src/entry-server'
import type { SitePage } from '../../src/schema/entries'
import { inParallel } from '../lib/in-parallel'
import { completeDocument, type PageParts } from './document'
import { createFileReader } from './read-generated'

type Render = (path: string, read: ReadContent) => Promise<RenderedPage>

/** Small files wait for the disk more than for a core: this many at once keep it busy. */
const CONCURRENCY = 8

/** Pages for addresses that do not exist, by the folder whose addresses they answer for. */
const NOT_FOUND_PAGES = [
  { path: '/404', file: '404.html' },
  { path: '/case-study/404', file: 'case-study/404.html' },
]

/**
 * Renders every page into `outDir` as `<path>.html`, and what the pages read into `outDir/data`, where
 * client-side navigation looks for it.
 * @throws Error naming the page that did not render, has no title, or shows nothing.
 */
export async function prerender(options: {
  render: Render
  pages: SitePage[]
  contentDir: string
  outDir: string
  parts: PageParts
}): Promise<number> {
  const { render, pages, contentDir, outDir, parts } = options
  const read = createFileReader(contentDir)
  const used = new Map<string, unknown>()
  const jobs = [
    ...pages.map((page) => ({
      path: page.path,
      file: fileOf(page.path),
      mayBeMissing: !page.indexed,
      isFallback: false,
    })),
    ...NOT_FOUND_PAGES.map((page) => ({ ...page, mayBeMissing: true, isFallback: true })),
  ]
  await inParallel(jobs, CONCURRENCY, async ({ path: url, file, mayBeMissing, isFallback }) => {
    const page = await render(url, read).catch((error: unknown) => {
      throw new Error(`The page ${url} could not be rendered: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    })
    checkPage(url, page, mayBeMissing)
    for (const [name, value] of Object.entries(page.content)) used.set(name, value)
    await writeBelow(outDir, file, completeDocument(page, parts, isFallback))
  })
  await inParallel(used, CONCURRENCY, ([name, value]) => writeBelow(outDir, `data/${name}.json`, JSON.stringify(value)))
  return jobs.length
}

/** `/` is `index.html`, `/about` is `about.html`: the form that hosts serve without a redirect. */
function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}

function checkPage(url: string, page: RenderedPage, mayBeMissing: boolean) {
  const diagnostic =
    page.status !== 200 && !mayBeMissing
      ? `answers with status ${page.status}`
      : !/<title>[^<]+<\/title>/.test(page.html)
        ? 'has no title'
        : !/<main[^>]*>.*<h1/s.test(page.html)
          ? 'shows no heading'
          : undefined
  if (diagnostic) throw new Error(`The page ${url} ${diagnostic}.`)
}

async function writeBelow(outDir: string, file: string, text: string) {
  const target = path.join(outDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
