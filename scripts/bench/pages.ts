/**
 * `npm run bench:pages [-- runs]`: Lighthouse's mobile profile on four kinds of page, each beside the same page with its
 * scripts taken out, on one machine in one run. Reads dist/. Lighthouse is fetched by npx, since nothing else needs it.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createSiteServer } from '../serve/server'
import { findBrowser } from '../test/browser'
import { median } from './measuring/statistics'

/** The newest line that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = ['/', '/services/media-relations', '/case-study/oneplus', '/blog/brief-an-agency']
const runs = Number(process.argv[2] ?? 3)

type Audit = { numericValue: number }
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }

const folder = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
const sites = { 'as built': 'dist', 'no scripts': path.join(folder, 'stripped') }
await copyWithoutScripts(sites['no scripts'])

console.log(`Medians of ${runs} runs. Scores: performance, accessibility, best practices, SEO. Times in milliseconds.`)
console.log('page | site | scores | FCP | LCP | TBT | CLS | KiB')
for (const page of PAGES) {
  for (const [name, root] of Object.entries(sites)) console.log(`${page} | ${name} | ${await measure(root, page)}`)
}
await rm(folder, { recursive: true })

async function measure(root: string, page: string): Promise<string> {
  const server = await createSiteServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`
  // The server compresses a file when it is first asked for.
  await runLighthouse(url)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url))
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

/** Measures once; again where Lighthouse says that it could not record the page, which is no measurement. */
async function runLighthouse(url: string, attempts = 3): Promise<Report> {
  const out = path.join(folder, 'report.json')
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking'
  try {
    await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${out}`, `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    )
  } catch (error) {
    if (attempts === 1 || !String(error).includes('Please run Lighthouse again')) throw error
    return runLighthouse(url, attempts - 1)
  }
  return JSON.parse(await readFile(out, 'utf8'))
}

async function copyWithoutScripts(target: string) {
  await cp('dist', target, { recursive: true })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(target, file), 'utf8')
    await writeFile(path.join(target, file), html.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, ''))
  }
}
