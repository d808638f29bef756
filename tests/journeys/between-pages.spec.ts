/** What browsers do between two pages of the site when the app does not run. */
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
