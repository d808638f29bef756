/**
 * `npm run bench:clicks`: how long a visitor with a mouse waits between the press of a link and its page, on the built site.
 * The browser draws without a graphics card.
 */
import { launch } from 'puppeteer-core'
import { createSiteServer } from '../scripts/build-site/serve/server'
import { readOptions } from '../scripts/lib/cli'
import { findBrowser } from '../scripts/test/browser'
import { listen } from '../tests/ask'
import { type Press, pressLink } from './clicks/press-link'
import { load, machine } from './measuring/machine'
import { spreadOf } from './measuring/statistics'
import { table } from './measuring/table'
import { wholeNumber } from './options'
import { runBenchmark, say } from './session'

/** Ways through the site, one page after the other. */
const WAYS = [
  [
    '/about',
    '/services',
    '/services/media-relations',
    '/case-study/oneplus',
    '/',
    '/customers',
    '/blog',
    '/blog/category/marketing',
    '/resources',
    '/resources/startup-pr-guide',
    '/startups',
    '/contact',
    '/press',
    '/about',
  ],
  ['/', '/blog/brief-an-agency', '/blog'],
  ['/tools', '/tools/influencer-roi-calculator', '/about'],
  ['/tools', '/tools/pitch-timer', '/blog'],
]

const USAGE = `Usage: npm run bench:clicks -- [options]
  --rounds N  how often each way is gone, in a new tab (5)
`

await runBenchmark('bench:clicks', USAGE, async (args, { folder, stop }) => {
  const { values: options } = readOptions(args, { rounds: { type: 'string', default: '5' } })
  const rounds = wholeNumber('rounds', options.rounds, 1)
  await say(`${machine()}; ${load()}`)
  const site = await listen(await createSiteServer('dist'))
  const browser = await launch({
    executablePath: findBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--window-size=1280,900'],
    userDataDir: folder,
    defaultViewport: null,
  })
  const presses = new Map<string, Press[]>()
  try {
    for (let round = 0; round < rounds && !stop.aborted; round++) {
      for (const [start = '/', ...stations] of WAYS) {
        let page = await browser.newPage()
        await page.goto(`http://127.0.0.1:${site.port}${start}`, { waitUntil: 'networkidle0' })
        let from = start
        for (const to of stations) {
          const name = `${from} → ${to}`
          const { press, shown } = await pressLink(page, to)
          presses.set(name, [...(presses.get(name) ?? []), press])
          page = shown
          from = to
        }
        await page.close()
      }
    }
    stop.throwIfAborted()
  } finally {
    await browser.close()
    await site.close()
  }
  const rows = [...presses].map(([name, all]) => {
    const { median, min, max } = spreadOf(all.map(({ milliseconds }) => milliseconds))
    const ways = [...new Set(all.map(({ way }) => way))].join(', ')
    return [name, ...[median, min, max].map((one) => one.toFixed(0)), ways]
  })
  await say(`\nMilliseconds from the press to the paint, ${rounds} rounds; ${load()}\n`)
  await say(table([['link', 'median', 'min', 'max', 'how'], ...rows]))
})
