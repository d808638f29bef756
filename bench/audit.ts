/**
 * `npm run audit`: one table of every page of dist/: how much slower it is than the same page without its scripts, what it
 * transfers, and what Lighthouse, axe and a validator of HTML say about it.
 */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSiteServer } from '../scripts/build-site/serve/server'
import { readOptions } from '../scripts/lib/cli'
import { createHtmlValidator } from '../tests/built-site/html-validator'
import { countViolations, openBrowser } from './audit/accessibility'
import { measure } from './audit/lighthouse'
import { copyWithoutScripts } from './audit/without-scripts'
import { wholeNumber } from './options'
import { runBenchmark, say } from './session'

const USAGE = `Usage: npm run audit -- [options] [paths]
  paths      pages to look at, as /tools; all of the sitemap without one
  --runs N   measurements of each page (3)
`

const COLUMNS = [
  ...['page', 'LCP', 'without scripts', 'ratio', 'blocking', 'without scripts', 'CLS', 'scores'],
  ...['KiB: document, script, style, font, picture', 'axe: light, dark, forced', 'HTML errors'],
]

await runBenchmark('audit', USAGE, async (args, { folder, stop }) => {
  const { values, words: paths } = readOptions(
    args,
    { runs: { type: 'string', default: '3' } },
    Number.POSITIVE_INFINITY,
  )
  const runs = wholeNumber('runs', values.runs, 1)
  const stripped = path.join(folder, 'stripped')
  await copyWithoutScripts('dist', stripped)
  const built = await serve('dist')
  const plain = await serve(stripped)
  const browser = await openBrowser()
  try {
    const validator = createHtmlValidator()
    const report = path.join(folder, 'report.json')
    await say(`Medians of ${runs} runs of Lighthouse's mobile profile. Times in milliseconds. Scores: performance,`)
    await say('accessibility, best practices, SEO.\n')
    await say(row(COLUMNS))
    await say(row(COLUMNS.map(() => '---')))
    for (const page of paths.length > 0 ? paths : await sitemap()) {
      if (stop.aborted) break
      const { lcp, tbt, cls, scores, kib } = await measure(built.origin + page, runs, report)
      const bare = await measure(plain.origin + page, runs, report)
      const html = await (await fetch(built.origin + page)).text()
      const { errorCount } = await validator.validateString(html, page)
      await say(
        row([
          ...[page, lcp.toFixed(0), bare.lcp.toFixed(0), (lcp / bare.lcp).toFixed(2)],
          ...[tbt.toFixed(0), bare.tbt.toFixed(0), cls.toFixed(3), scores.join(' ')],
          kib.map((of) => of.toFixed(0)).join(' '),
          (await countViolations(browser, built.origin + page)).join(' '),
          String(errorCount),
        ]),
      )
    }
  } finally {
    await browser.close()
  }
})

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Serves a site. It compresses a file when that is first asked for, which the median of several runs leaves out. */
async function serve(root: string) {
  const server = await createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The benchmark ends with its table.
  server.unref()
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function sitemap(): Promise<string[]> {
  const xml = await readFile('dist/sitemap.xml', 'utf8')
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => new URL(address ?? '').pathname)
}
