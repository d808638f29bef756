import { examplesOf } from '../tier'
import { notFoundPage } from './content'
import { expect, hydrate, test } from './journey'

const REFUSED = /^error: Failed to load resource: the server responded with a status of 404/
const line = (path: string) => new RegExp(`^error: .*${path}$`)

const unknown = ['/nowhere', '/services/nowhere', '/tools/nowhere', '/resources/nowhere', '/blog/nowhere/at/all']

for (const path of examplesOf(unknown)) {
  test(`${path} is not found, and says so once on the console`, async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line(path), 1)
    const response = await page.goto(`${path}?a=b#c`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.mouse.move(10, 300)
    await page.keyboard.press('Tab')
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storytelling at Startup Speed')
  })
}

test('a page that does not exist searches the site, at any depth', async ({ page, noise }) => {
  noise.expect(REFUSED, 1)
  noise.expect(line('/blog/nowhere/at/all'), 1)
  await page.goto('/blog/nowhere/at/all')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search this site' }).fill('embargo')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=embargo')
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages have “embargo”$/)
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('embargo')
})

test('a page that does not exist names other pages, and shows its picture', async ({ page, noise }) => {
  noise.expect(REFUSED, 1)
  noise.expect(line('/blog/nowhere/at/all'), 1)
  await page.goto('/blog/nowhere/at/all')
  const main = page.getByRole('main')
  const image = main.getByRole('img', { name: notFoundPage.imageAlt })
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { heading = '', links = [] } = notFoundPage.destinations ?? {}
  expect(links).toHaveLength(5)
  const destinations = main.getByRole('region', { name: heading }).getByRole('link')
  await expect(destinations).toHaveText(links.map(({ title }) => title))
  await destinations.first().click()
  await expect(page).toHaveURL(links[0]?.link ?? '')
})

test('an unknown case study is not found, in its own words', { tag: '@deep' }, async ({ page, noise }) => {
  noise.expect(REFUSED, 1)
  noise.expect(line('/case-study/nobody'), 1)
  const response = await page.goto('/case-study/nobody')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
  await expect(page.getByText("The case study you're looking for doesn't exist.")).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Our Work' }).click()
  await expect(page).toHaveURL('/customers')
})

test('an unknown case study has its own words also on a host with one 404 page', async ({ page, request, noise }) => {
  noise.expect(REFUSED, 1)
  noise.expect(line('/case-study/nobody'), 1)
  const body = await (await request.get('/404.html')).body()
  await page.route('/case-study/nobody', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
  await page.goto('/case-study/nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Back to Our Work' }).click()
  await expect(page).toHaveURL('/customers')
})

test('inside the app, a page that is missing brings its own title and takes it away', async ({ page }) => {
  await page.goto('/customers')
  const title = await page.title()
  await hydrate(page)
  await page.getByRole('main').locator('a[href="/case-study/tanka"]').click()
  await expect(page).toHaveTitle(new RegExp(`^${notFoundPage.title}`))
  await page.getByRole('main').getByRole('link', { name: 'Back to Our Work' }).click()
  await expect(page).toHaveTitle(title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an unknown address is not found and leads home', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('an unknown address offers the list of all pages instead of a search', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    await page.goto('/nowhere')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'All pages of this site' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('main').getByRole('link', { name: 'Media Relations' }).first()).toBeVisible()
  })
})
