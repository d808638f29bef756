/** What browsers do between two pages of the site when the app does not run. */
import type { IncomingMessage } from 'node:http'
import { type Browser, launch } from 'puppeteer-core'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { findBrowser } from '../../scripts/test/browser'
import { listen } from '../ask'
import { expect, test } from './journey'

test('a page that a visitor points at is fetched before the press', { tag: '@deep' }, async ({ page }) => {
  // React would show the page by itself.
  await page.route('**/assets/entry-client-*.js', () => undefined)
  await page.goto('/services')
  await page.getByRole('main').locator('a[href="/services/media-relations"]').first().click()
  await expect(page).toHaveURL('/services/media-relations')
  const delivery = () =>
    page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => 'deliveryType' in entry && entry.deliveryType),
    )
  expect(await delivery()).toEqual(['navigational-prefetch'])
})

test.describe('pages that are rendered before the press', { tag: '@deep' }, () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof listen>>
  /** Paths of the pages that the browser asked for before a press. */
  const fetchedAhead = new Set<string>()

  test.beforeAll(async () => {
    // No page is rendered ahead in a browser that Playwright drives.
    browser = await launch({
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      defaultViewport: null,
    })
    const server = await createSiteServer('dist')
    server.on('request', ({ headers, url = '' }: IncomingMessage) => {
      if (headers['sec-purpose']) fetchedAhead.add(url)
    })
    site = await listen(server)
  })
  test.afterAll(async () => {
    await browser.close()
    await site.close()
  })

  for (const [from, to] of [
    ['/tools', '/tools/pitch-timer'],
    ['/tools/pitch-timer', '/about'],
  ] as const) {
    test(`${to}, for somebody who points at its link on ${from}`, async () => {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${site.port}${from}`, { waitUntil: 'networkidle0' })
      fetchedAhead.clear()
      const link = page.locator(`a[href="${to}"]`)
      await link.hover()
      await expect.poll(() => fetchedAhead.has(to), 'it is fetched').toBe(true)
      await link.click()
      const shown = () =>
        page
          .evaluate(() => {
            const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
            return { path: location.pathname, isAhead: (visit?.activationStart ?? 0) > 0 }
          })
          // The page changes under the question.
          .catch(() => undefined)
      await expect.poll(shown).toEqual({ path: to, isAhead: true })
      await page.close()
    })
  }
})
