import { headerPages, homePage, notFoundPage, present } from './content'
import { expect, hydrate, test } from './journey'
import { escaped } from './patterns'
import { clientsWithoutCase, headingOf } from './site'
import { errors } from './words'

const [first, second] = headerPages

for (const { label, link } of present(first)) {
  test('a page whose data fails shows the error with its message, and a way home', async ({ page, noise }) => {
    noise.expect(/^error: Failed to load resource: the server responded with a status of 500/)
    const message = errors.notLoaded({ status: 500 })
    noise.expect(new RegExp(`^error: Error: ${escaped(message)}`))
    await page.goto('/about')
    await hydrate(page)
    await page.route('**/data/**', (route) => route.fulfill({ status: 500, body: 'No.' }))
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(errors.heading)
    await expect(alert).toContainText(message)
    await expect(alert).not.toContainText(/\bat \w+.*:\d+:\d+/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute('**/data/**')
    await alert.getByRole('link', { name: errors.home }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.headline)
  })

  test('a page is tried again after its data failed', async ({ page, noise }) => {
    noise.expect(/Failed to load resource|^failed: .*\/data\//)
    noise.expect(/^error: TypeError: Failed to fetch/)
    await page.goto('/about')
    await hydrate(page)
    await page.route('**/data/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.heading)
    await page.unroute('**/data/**')
    for (const other of [...present(second), { label, link }]) {
      await page.getByRole('banner').getByRole('link', { name: other.label, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(other.link))
    }
  })
}

for (const { id, name } of present(clientsWithoutCase[0]))
  test('a host that answers missing data with a page is understood', async ({ page }) => {
    await page.goto('/customers')
    await hydrate(page)
    await page.route(`**/data/case-studies/${id}.json`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>404</h1>' }),
    )
    await page.getByRole('article', { name, exact: true }).locator(`a[href="/case-study/${id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.caseStudy.heading)
  })
