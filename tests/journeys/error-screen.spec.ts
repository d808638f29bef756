import { expect, hydrate, test } from './journey'

test('a page whose data fails shows the error with its message, and a way home', async ({ page, noise }) => {
  noise.expect(/^error: Failed to load resource: the server responded with a status of 500/)
  noise.expect(/^error: Error: This page's content could not be loaded/)
  await page.goto('/about')
  await hydrate(page)
  await page.route('**/data/**', (route) => route.fulfill({ status: 500, body: 'No.' }))
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(alert).toContainText("This page's content could not be loaded (status 500).")
  await expect(alert).not.toContainText(/\bat \w+.*:\d+:\d+/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute('**/data/**')
  await alert.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storytelling at Startup Speed')
})

test('a page is tried again after its data failed', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|^failed: .*\/data\//)
  noise.expect(/^error: TypeError: Failed to fetch/)
  await page.goto('/about')
  await hydrate(page)
  await page.route('**/data/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await page.unroute('**/data/**')
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What we do, and what it costs' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our customers' })).toBeVisible()
})

test('a host that answers missing data with a page is understood', async ({ page }) => {
  await page.goto('/customers')
  await hydrate(page)
  await page.route('**/data/case-studies/tanka.json', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>404</h1>' }),
  )
  await page
    .getByRole('article', { name: 'Tanka' })
    .getByRole('link', { name: /Read Case Study/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
})
