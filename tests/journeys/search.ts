/** What visitors search the site for, and what they then find. */
import type { Page } from '@playwright/test'
import { expect } from './journey'
import { headingOf } from './site'
import { search } from './words'

/** The longest word of the list of services' heading, which the search therefore finds. */
export const searchWord = (headingOf('/services').match(/\p{Letter}+/gu) ?? [])
  .sort((a, b) => b.length - a.length)[0]
  ?.toLowerCase() as string

export const searchField = (page: Page) => page.getByRole('searchbox', { name: search.label })

/** The results, of which there is at least one, are counted, and the word that was searched for is marked, as similar ones are. */
export async function expectFound(page: Page, word: string) {
  const marks = page.getByRole('main').locator('section mark')
  await expect(marks.filter({ hasText: new RegExp(word.slice(0, 4), 'i') }).first()).toBeVisible()
  await expect(page.getByRole('status')).not.toContainText(search.searching)
  const counts = await page.getByRole('main').locator('h2 > span').allTextContents()
  const all = counts.reduce((sum, count) => sum + Number(count), 0)
  await expect(page.getByRole('status')).toHaveText(search.found({ count: all, q: word }))
}
