import { examplesOf } from '../tier'
import { homePage, notFoundPage, present, servicesPage } from './content'
import { expect, hydrate, test } from './journey'
import { beginning } from './patterns'
import { expectFound, searchWord } from './search'
import { clientsWithoutCase, hasPage } from './site'
import { search } from './words'

const REFUSED = /^error: Failed to load resource: the server responded with a status of 404/
const line = (path: string) => new RegExp(`^error: .*${path}$`)

const unknown = ['/nowhere', '/services/nowhere', '/tools/nowhere', '/resources/nowhere', '/blog/nowhere/at/all']

for (const path of examplesOf(unknown)) {
  test(`${path} is not found, and says so once on the console`, async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line(path), 1)
    const response = await page.goto(`${path}?a=b#c`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading)
    await expect(page.getByText(notFoundPage.text)).toBeVisible()
    await page.mouse.move(10, 300)
    await page.keyboard.press('Tab')
    await page.getByRole('main').getByRole('link', { name: notFoundPage.button }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.headline)
  })
}

test('a page that does not exist searches the site, at any depth', async ({ page, noise }) => {
  noise.expect(REFUSED, 1)
  noise.expect(line('/blog/nowhere/at/all'), 1)
  await page.goto('/blog/nowhere/at/all')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: search.label }).fill(searchWord)
  await main.getByRole('button', { name: search.button }).click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(searchWord)}`)
  await expectFound(page, searchWord)
  await expect(page.getByRole('searchbox', { name: search.label })).toHaveValue(searchWord)
})

for (const { image, imageAlt } of present(notFoundPage.image ? notFoundPage : undefined))
  test('a page that does not exist shows its picture', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line('/blog/nowhere/at/all'), 1)
    await page.goto('/blog/nowhere/at/all')
    const picture = page.getByRole('main').locator(`img[src*="${image?.replace(/\.\w+$/, '')}"]`)
    if (imageAlt) await expect(picture).toHaveAccessibleName(imageAlt)
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

for (const { heading, links } of present(notFoundPage.destinations))
  test('a page that does not exist names other pages', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line('/blog/nowhere/at/all'), 1)
    await page.goto('/blog/nowhere/at/all')
    const destinations = page.getByRole('main').getByRole('region', { name: heading }).getByRole('link')
    await expect(destinations).toHaveText(links.map(({ title }) => title))
    await destinations.first().click()
    await expect(page).toHaveURL(links[0]?.link ?? '')
  })

for (const { caseStudy } of present(hasPage('/customers') ? notFoundPage : undefined)) {
  test('an unknown case study is not found, in its own words', { tag: '@deep' }, async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line('/case-study/nobody'), 1)
    const response = await page.goto('/case-study/nobody')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudy.heading)
    await expect(page.getByText(caseStudy.text)).toBeVisible()
    await expect(page.getByRole('searchbox', { name: search.label })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: caseStudy.button }).click()
    await expect(page).toHaveURL('/customers')
  })

  test('an unknown case study has its own words also on a host with one 404 page', async ({ page, request, noise }) => {
    noise.expect(REFUSED, 1)
    noise.expect(line('/case-study/nobody'), 1)
    const body = await (await request.get('/404.html')).body()
    await page.route('/case-study/nobody', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
    await page.goto('/case-study/nobody')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudy.heading)
    await page.getByRole('main').getByRole('link', { name: caseStudy.button }).click()
    await expect(page).toHaveURL('/customers')
  })
}

for (const { id } of present(clientsWithoutCase[0]))
  test('inside the app, a page that is missing brings its own title and takes it away', async ({ page }) => {
    await page.goto('/customers')
    const title = await page.title()
    await hydrate(page)
    await page.getByRole('main').locator(`a[href="/case-study/${id}"]`).click()
    await expect(page).toHaveTitle(beginning(notFoundPage.title))
    await page.getByRole('main').getByRole('link', { name: notFoundPage.caseStudy.button }).click()
    await expect(page).toHaveTitle(title)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an unknown address is not found and leads home', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading)
    await page.getByRole('main').getByRole('link', { name: notFoundPage.button }).click()
    await expect(page).toHaveURL('/')
  })

  test('an unknown address offers the list of all pages instead of a search', async ({ page, noise }) => {
    noise.expect(REFUSED, 1)
    await page.goto('/nowhere')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: search.allPages }).click()
    await expect(page).toHaveURL('/search')
    const service = `/services/${servicesPage.cards[0]}`
    await expect(page.getByRole('main').locator(`a[href="${service}"]`).first()).toBeVisible()
  })
})
