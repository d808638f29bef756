import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { field, openForm, test } from './editor'

/** What the browser offers in the box that has the focus. */
const offered = (page: Page) =>
  page.evaluate(() =>
    [...((document.activeElement as HTMLInputElement).list?.options ?? [])].map(({ value, label }) => [value, label]),
  )

test('boxes offer the tags and authors of other posts, the pages of the site, and their headings', {
  tag: '@deep',
}, async ({ page }) => {
  await openForm(page, 'blog/new')
  await field(page, 'Author').getByRole('textbox').click()
  await expect.poll(() => offered(page)).toContainEqual(['The form desk', ''])
  await page.goto('about:blank')
  await openForm(page, 'settings/entries/navigation')
  const link = page.locator('.field[data-key-path="header.contact.link"] input')
  await link.click()
  await expect.poll(() => offered(page)).toContainEqual(['/blog/form-brief', 'A brief on one page'])
  await link.fill('/blog/form-brief#')
  await expect.poll(() => offered(page)).toContainEqual(['/blog/form-brief#the-seven-lines', 'The seven lines'])
})
