/**
 * `npm run bench:pages`: Lighthouse's mobile profile on four kinds of page, each beside the same page without its scripts.
 * Reads dist/. npx fetches Lighthouse, because nothing else needs it.
 */
import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { createSiteServer } from '../scripts/build-site/serve/server'
import { readOptions } from '../scripts/lib/cli'
import { findBrowser } from '../scripts/test/browser'
import { median } from './measuring/statistics'
import { wholeNumber } from './options'
import { runBenchmark, say } from './session'

/** The newest line that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = ['/', '/services/media-relations', '/case-study/oneplus', '/blog/brief-an-agency']

type Audit = { numericValue: number }
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }

const USAGE = `Usage: npm run bench:pages -- [options]
  --runs N   measurements of each page (3)
`

await runBenchmark('bench:pages', USAGE, async (args, { folder }) => {
  const { values } = readOptions(args, { runs: { type: 'string', default: '3' } })
  const runs = wholeNumber('runs', values.runs, 1)
  const sites = { 'as built': 'dist', 'no scripts': path.join(folder, 'stripped') }
  await copyWithoutScripts(sites['no scripts'])
  await say(`Medians of ${runs} runs. Scores: performance, accessibility, best practices, SEO. Times in milliseconds.`)
  await say('page | site | scores | FCP | LCP | TBT | CLS | KiB')
  for (const page of PAGES) {
    for (const [name, root] of Object.entries(sites)) {
      await say(`${page} | ${name} | ${await measure(root, page, runs, path.join(folder, 'report.json'))}`)
    }
  }
})

async function measure(root: string, page: string, runs: number, report: string): Promise<string> {
  const server = await createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`
  // The server compresses a file when it is first asked for.
  await runLighthouse(url, report)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url, report))
  server.close()
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[id]?.score ?? Number.NaN))),
  )
  return [
    scores.join(' '),
    Math.round(audit('first-contentful-paint')),
    Math.round(audit('largest-contentful-paint')),
    Math.round(audit('total-blocking-time')),
    audit('cumulative-layout-shift').toFixed(3),
    Math.round(audit('total-byte-weight') / 1024),
  ].join(' | ')
}

/** Measures once, and again if Lighthouse says that it could not record the page. */
async function runLighthouse(url: string, report: string, attempts = 3): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking'
  try {
    await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    )
  } catch (error) {
    if (attempts === 1 || !String(error).includes('Please run Lighthouse again')) throw error
    return runLighthouse(url, report, attempts - 1)
  }
  return JSON.parse(await readFile(report, 'utf8'))
}

async function copyWithoutScripts(target: string) {
  await cp('dist', target, { recursive: true })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(target, file), 'utf8')
    await writeFile(path.join(target, file), html.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, ''))
  }
}
