/**
 * `npm run bench:clicks`: how long a visitor with a mouse waits between the press of a link and its page, on the built site.
 * The browser draws without a graphics card.
 */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, launch } from 'puppeteer-core'
import { readOptions } from '../scripts/lib/cli'
import { findBrowser } from '../scripts/test/browser'
import type { Paint } from './clicks/report-paints'
import { type ReportingSite, serveReportingSite } from './clicks/reporting-site'
import { waysThroughTheSite } from './clicks/ways'
import { load, machine } from './measuring/machine'
import { spreadOf } from './measuring/statistics'
import { table } from './measuring/table'
import { wholeNumber } from './options'
import { runBenchmark, say } from './session'

/** A visitor reads a link before they press it, in milliseconds: long enough to fetch its page. */
const READING = 1000

const USAGE = `Usage: npm run bench:clicks -- [options]
  --rounds N  how often each way is gone, in a new tab (5)
`

await runBenchmark('bench:clicks', USAGE, async (args, { folder, stop }) => {
  const { values: options } = readOptions(args, { rounds: { type: 'string', default: '5' } })
  const rounds = wholeNumber('rounds', options.rounds, 1)
  await say(`${machine()}; ${load()}`)
  const site = await serveReportingSite(path.join(folder, 'site'))
  const paints = new Map<string, Paint[]>()
  try {
    for (let round = 0; round < rounds && !stop.aborted; round++) {
      for (const way of waysThroughTheSite()) {
        const browser = await openBrowser(path.join(folder, 'profile'))
        try {
          for (const [link, paint] of await go(way, browser, site))
            paints.set(link, [...(paints.get(link) ?? []), paint])
        } finally {
          await browser.close()
        }
      }
    }
    stop.throwIfAborted()
  } finally {
    await site.close()
  }
  const rows = [...paints].map(([name, all]) => {
    const { median, min, max } = spreadOf(all.map(({ milliseconds }) => milliseconds))
    const ways = [...new Set(all.map(({ way }) => way))].join(', ')
    return [name, ...[median, min, max].map((one) => one.toFixed(0)), ways]
  })
  await say(`\nMilliseconds from the press to the paint, ${rounds} rounds; ${load()}\n`)
  await say(table([['link', 'median', 'min', 'max', 'how'], ...rows]))
})

function openBrowser(userDataDir: string): Promise<Browser> {
  return launch({
    executablePath: findBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--window-size=1280,900'],
    userDataDir,
    defaultViewport: null,
  })
}

/** Goes one way in a new tab: points at a link to each station, waits as a reader does, and presses it. */
async function go([start, ...stations]: string[], browser: Browser, site: ReportingSite): Promise<[string, Paint][]> {
  const page = await browser.newPage()
  await page.goto(`${site.origin}${start}`, { waitUntil: 'networkidle0' })
  const paints: [string, Paint][] = []
  let from = start
  for (const to of stations) {
    const link = page.locator(`:is(header, main, footer) a[href="${to}"]`)
    await link.hover()
    await wait(READING)
    const painted = site.painted(to)
    // Puppeteer gets no answer from a page that another one replaces.
    link.click().catch(() => {})
    paints.push([`${from} → ${to}`, await painted])
    from = to
  }
  return paints
}
