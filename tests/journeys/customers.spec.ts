import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { expect, hydrate, test } from './journey'
import { caseStudies, withoutCaseStudy } from './portfolio'

const client = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const readCaseStudy = (page: Page, name: string) => client(page, name).getByRole('link', { name: /^Read Case Study/ })

test('four figures say how the agency works', async ({ page }) => {
  await page.goto('/customers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our customers')
  for (const [value, label] of [
    ['2+', 'Years'],
    ['50+', 'Campaigns'],
    ['98%', 'Retention'],
    ['24/7', 'Support'],
  ] as const) {
    const tile = page.getByText(label, { exact: true }).locator('..')
    await expect(tile.getByRole('definition').first()).toHaveText(value)
  }
})

test('sixteen clients are in four groups', async ({ page }) => {
  await page.goto('/customers')
  for (const [heading, names] of [
    ['Consumer Electronics Giants', ['OnePlus', 'OPPO', 'Meizu']],
    ['Enterprise & B2B Solutions', ['Cision', 'Huawei Cloud', 'Ping An', 'Tencent', 'ECARX']],
    ['Innovative Tech Startups', ['XREAL', 'Angry Miao', 'HHOGene', 'Tanka', 'Tau', 'Notta']],
    ['Global Events & Partnerships', ['Publicis MSL', 'Koelnmesse']],
  ] as const) {
    const group = page.getByRole('region', { name: heading })
    await expect(group.getByRole('heading', { level: 3 })).toHaveText([...names])
  }
  await expect(page.getByRole('article')).toHaveCount(16)
})

test('every client has its line, its three columns and its case study', async ({ page }) => {
  await page.goto('/customers')
  for (const [id, name] of Object.entries({ ...caseStudies, ...withoutCaseStudy })) {
    const card = client(page, name)
    const columns = await card.getByRole('heading', { level: 4 }).allTextContents()
    expect(columns.slice(0, 3), name).toEqual(['Challenge', 'Solution', 'Results'])
    expect(['Media Coverage', 'Services Delivered', 'Featured Coverage'], name).toEqual(
      expect.arrayContaining(columns.slice(3)),
    )
    // Sector and region, or innovation, or period: the line below the name.
    await expect(card.getByRole('heading', { level: 3 }).locator('+ p')).toHaveText(/\w{3}/)
    await expect(readCaseStudy(page, name)).toHaveAttribute('href', `/case-study/${id}`)
    for (const link of await card.getByRole('link', { name: /opens in a new tab/ }).all())
      await expect(link).toHaveAttribute('target', '_blank')
  }
  const coverage = client(page, 'OnePlus').getByRole('link', { name: 'Two weeks with the new flagship' })
  await expect(coverage).toHaveAccessibleName(/opens in a new tab/)
})

for (const hydrated of [false, true]) {
  const when = hydrated ? 'inside the app' : 'before React is loaded'

  test(`a client leads to its case study ${when}`, async ({ page }) => {
    await page.goto('/customers')
    if (hydrated) await hydrate(page)
    await readCaseStudy(page, 'Huawei Cloud').click()
    await expect(page).toHaveURL('/case-study/huawei-cloud')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huawei Cloud')
  })

  test(`clients without a case study say so, and lead back ${when}`, async ({ page }) => {
    for (const [id, name] of examplesOf(Object.entries(withoutCaseStudy))) {
      await page.goto('/customers')
      if (hydrated) await hydrate(page)
      await expect(readCaseStudy(page, name)).toHaveAccessibleName(/in preparation/)
      await readCaseStudy(page, name).click()
      await expect(page).toHaveURL(`/case-study/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
      await expect(page.getByText("The case study you're looking for doesn't exist.")).toBeVisible()
      await expect(page.getByRole('definition').first()).toHaveText(name)
      await page.getByRole('main').getByRole('link', { name: 'Back to Our Work' }).click()
      await expect(page).toHaveURL('/customers')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our customers')
    }
  })
}

test('a sector and a service narrow the clients, and the address keeps them', async ({ page }) => {
  await page.goto('/customers')
  await page.getByLabel('Service').selectOption('Crisis communication')
  await expect(page).toHaveURL('/customers?service=crisis-communication')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('1 of 16 clients')
  await page.getByLabel('Sector').selectOption('Global Events & Partnerships')
  await expect(page.getByText('No client in this sector received that service.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all clients' }).click()
  await expect(page).toHaveURL('/customers')
  await expect(page.getByRole('article')).toHaveCount(16)
  await expect(page.getByLabel('Service')).toHaveValue('All services')
  await page.goto('/customers?sector=consumer-electronics-giants')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByLabel('Sector')).toHaveValue('Consumer Electronics Giants')
})

test('on a phone a client shows its first result, and the rest of it opens in place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/customers')
  const card = client(page, 'Meizu')
  await expect(card.getByRole('heading', { level: 4 })).toHaveCount(0)
  await expect(card.getByText('pieces of content').first()).toBeVisible()
  await card.getByText('In brief').click()
  await expect(card.getByRole('heading', { level: 4, name: 'Challenge' })).toBeVisible()
})

test('on a phone the page with all clients folded is at most eight screens long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/customers')
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThan(8.1)
  for (const target of await page.getByRole('article').locator('a:visible, summary:visible').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('no picture is asked for before the words are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/customers')
  const picture = client(page, 'OnePlus').locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const times = await page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    pictures: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/'))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...times.pictures)).toBeGreaterThan(Math.max(...times.words))
})

test('the page ends with an invitation to the contact page', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/customers')
  await page.getByRole('main').getByRole('link', { name: 'Start a conversation' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
})

test('the old address of the page leads to it', async ({ page, request }) => {
  const answer = await request.get('/resources/our-customers', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/customers')
  await page.goto('/resources/our-customers')
  await expect(page).toHaveURL('/customers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our customers')
})
