/** The customers of the sample and their case studies, as the specification names them. */
import { expect, test } from '../../../tests/journeys/journey'
import { clientsWithoutCase } from '../../../tests/journeys/site'

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

test('sixteen clients are in four groups, each with its columns', async ({ page }) => {
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
  await expect(page.getByRole('link', { name: /^Read Case Study/ })).toHaveCount(16)
  const coverage = page.getByRole('link', { name: 'Two weeks with the new flagship' })
  await expect(coverage).toHaveAccessibleName(/opens in a new tab/)
})

test('three clients have no case study, and say so', async ({ page }) => {
  expect(clientsWithoutCase.map(({ id }) => id)).toEqual(['tanka', 'tau', 'notta'])
  await page.goto('/case-study/tanka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
  await expect(page.getByText("The case study you're looking for doesn't exist.")).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Our Work' })).toBeVisible()
})

test('a service and a sector narrow the clients', async ({ page }) => {
  await page.goto('/customers')
  await page.getByLabel('Service').selectOption('Crisis communication')
  await expect(page).toHaveURL('/customers?service=crisis-communication')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('1 of 16 clients')
  await page.getByLabel('Sector').selectOption('Global Events & Partnerships')
  await expect(page.getByText('No client in this sector received that service.')).toBeVisible()
  await page.goto('/customers?sector=consumer-electronics-giants')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('on a phone the page with all clients folded is at most eight screens long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/customers')
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThan(8.1)
})

test('the old address of the page leads to it', async ({ page, request }) => {
  const answer = await request.get('/resources/our-customers', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/customers')
  await page.goto('/resources/our-customers')
  await expect(page).toHaveURL('/customers')
})

test('every case study has the headings of the specification', async ({ page }) => {
  await page.goto('/case-study/oneplus')
  const story = page.getByRole('article').first()
  await expect(story.getByRole('heading', { level: 2 })).toHaveText([
    ...['The Challenge', 'Our Solution', 'What Did Not Work', 'The Results', 'Media Coverage', 'Featured Coverage'],
  ])
  await expect(story.getByRole('heading', { level: 3, name: 'Services Delivered' })).toBeVisible()
  for (const term of ['Category', 'Timeline', 'Team size'])
    await expect(story.getByText(term, { exact: true }).locator('..').getByRole('definition')).toHaveText(/\w/)
  await expect(story.locator('header .figure')).not.toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Ready to shape your story?' })).toBeVisible()
  await page.getByRole('region', { name: 'Our Solution' }).getByRole('link', { name: 'Crisis Communication' }).click()
  await expect(page).toHaveURL('/services/crisis-communication')
})
