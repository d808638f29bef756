/** What browsers do between two pages of the site when the app does not run. */
import { servicesPage } from './content'
import { expect, test } from './journey'

test('a page that a visitor points at is fetched before the press', { tag: '@deep' }, async ({ page }) => {
  // React would show the page by itself.
  await page.route('**/assets/entry-client-*.js', () => undefined)
  await page.goto('/services')
  const service = `/services/${servicesPage.cards[0]}`
  await page.getByRole('main').locator(`a[href="${service}"]`).first().click()
  await expect(page).toHaveURL(service)
  const delivery = () =>
    page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => 'deliveryType' in entry && entry.deliveryType),
    )
  expect(await delivery()).toEqual(['navigational-prefetch'])
})
