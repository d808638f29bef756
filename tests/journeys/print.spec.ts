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
