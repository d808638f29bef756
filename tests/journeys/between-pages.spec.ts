/** What browsers do between two pages of the site when the app does not run. */
import type { Page } from '@playwright/test'
import { expect, hydrate, test } from './journey'

// Playwright turns this cache off, and whatever answers for a host keeps pages out of it.
test.use({
  answersForOtherSites: false,
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

/** Notes on the document whether it comes back as it was left. */
const noteReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = persisted ? 'as it was' : 'loaded again'
    }),
  )

for (const path of ['/services', '/tools/influencer-roi-calculator', '/blog']) {
  test(`${path} comes back as it was left, also when React runs`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    await noteReturn(page)
    await page.evaluate(() => location.assign('/privacy-policy'))
    await expect(page).toHaveURL('/privacy-policy')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'as it was')
  })
}

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
