import { expect, test } from './journey'

test('on paper a case study has no contact form, and a guide keeps the dashes of its lists', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/case-study/oneplus')
  await expect(page.getByRole('region', { name: 'Next case' })).toBeVisible()
  await expect(page.locator('#contact')).toBeHidden()
  await page.goto('/resources/startup-pr-guide')
  const dash = await page
    .locator('.prose ul > li:not(.task-list-item)')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)
  expect(dash).toBe('exact')
})

test('on narrow paper a table keeps its columns', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 400, height: 600 })
  await page.goto('/blog/first-hour-of-a-crisis')
  const cells = page.getByRole('row', { name: /^Facts/ }).getByRole('cell')
  expect((await cells.nth(0).boundingBox())?.y).toBe((await cells.nth(1).boundingBox())?.y)
})

test('on paper headings stay with their text, figures are whole, and no button is left', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/media-relations')
  const breaks = (selector: string, property: 'breakInside' | 'breakAfter' | 'display') =>
    page
      .getByRole('main')
      .locator(selector)
      .evaluateAll((found, name) => [...new Set(found.map((node) => getComputedStyle(node)[name]))], property)
  expect(await breaks('h2', 'breakAfter')).toEqual(['avoid'])
  // Between the rows of a grid, browsers would break all the same.
  expect(await breaks('.page-grid', 'display')).toEqual(['block'])
  expect(await breaks('li, dl.ledger', 'breakInside')).toEqual(['avoid'])
  await expect(page.getByRole('main').locator('.button').filter({ visible: true })).toHaveCount(0)
})

test('on paper the columns of a client have the width of the page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/customers')
  const client = page.getByRole('article', { name: 'OPPO' })
  const left = async (name: string) => (await client.getByRole('heading', { level: 4, name }).boundingBox())?.x ?? 0
  const { width: whole = 0 } = (await client.boundingBox()) ?? {}
  expect((await left('Results')) - (await left('Challenge'))).toBeGreaterThan(whole / 2)
})
