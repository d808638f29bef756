import { expect, test } from './journey'
import { expectFound, searchField, searchWord } from './search'
import { search } from './words'

test('what is typed while React is on its way is searched for', async ({ page }) => {
  await page.goto('/search')
  await searchField(page).pressSequentially(searchWord)
  await expectFound(page, searchWord)
})

test('a key leads to the search, which finds pages and marks the words', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type(searchWord)
  await expectFound(page, searchWord)
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(searchWord)}`)
  await searchField(page).fill('qqzzqq')
  await expect(page.getByRole('status')).toHaveText(search.none({ q: 'qqzzqq' }))
})
