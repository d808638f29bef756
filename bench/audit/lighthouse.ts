/** What Lighthouse's mobile profile says about a page. npx fetches Lighthouse, because nothing else needs it. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/test/browser'
import { median } from '../measuring/statistics'

/** The newest line that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image']

/** Medians of several runs. */
export type Measured = {
  /** Performance, accessibility, best practices and SEO, each of 100. */
  scores: number[]
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** KiB that are transferred: documents, scripts, styles, fonts, pictures. */
  kib: number[]
}

type Audit = { numericValue: number; details?: { items: { resourceType: string; transferSize: number }[] } }
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }

/** @param report file for Lighthouse's answers */
export async function measure(url: string, runs: number, report: string): Promise<Measured> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url, report))
  const middle = (value: (report: Report) => number | undefined) =>
    median(reports.map((report) => value(report) ?? Number.NaN))
  const transferred = ({ audits }: Report, kind: string) =>
    audits['resource-summary']?.details?.items.find(({ resourceType }) => resourceType === kind)?.transferSize
  return {
    scores: CATEGORIES.map((id) => Math.round(100 * middle(({ categories }) => categories[id]?.score))),
    lcp: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
    tbt: middle(({ audits }) => audits['total-blocking-time']?.numericValue),
    cls: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    kib: KINDS.map((kind) => middle((report) => transferred(report, kind) ?? 0) / 1024),
  }
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
