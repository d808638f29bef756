import { expect, test } from './journey'

test('what is typed while React is on its way is searched for', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Search this site' }).pressSequentially('embargo')
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages have “embargo”$/)
})

test('a key leads to the search, which finds pages of every kind and marks the words', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(field).toBeFocused()
  await page.keyboard.type('embargo')
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages have “embargo”$/)
  await expect(page).toHaveURL('/search?q=embargo')
  for (const kind of ['Services', 'Guides', 'Articles']) {
    const result = page.getByRole('region', { name: kind }).getByRole('listitem').first()
    await expect(result.locator('mark').first()).toHaveText(/embargo/i)
  }
  await field.fill('zebra crossing')
  await expect(page.getByRole('status')).toHaveText('No page has “zebra crossing”. Try another word.')
})
