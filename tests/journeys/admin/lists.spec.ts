import { expect } from '../journey'
import { test } from './editor'

test('the list of posts shows status, day and author, the newest first, and filters drafts', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const draft = 'blog/form-brief.md'
  const scheduled = 'blog/form-launch.md'
  await project.write(draft, (await project.read(draft)).replace('\ndate:', '\ndraft: true\ndate:'))
  await project.write(scheduled, (await project.read(scheduled)).replace('\ndate:', '\npublishAt: 2099-01-08\ndate:'))

  await page.goto('/admin/#/collections/blog')
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.filter({ hasText: 'A brief on' })).toContainText(/Draft.*20\d\d.*desk/)
  await expect(rows.filter({ hasText: 'Three ways' })).toContainText(/Scheduled.*public from Jan 8, 2099/)
  const days = (await rows.locator('.entry-details').allInnerTexts()).map(lastDay)
  expect(days.length).toBeGreaterThan(2)
  expect(days).toEqual(days.toSorted((a, b) => b - a))

  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Drafts' }).click()
  await expect(rows.filter({ hasText: 'A brief on' })).toHaveCount(1)
  await expect(rows.filter({ hasNotText: 'Draft' })).toHaveCount(0)
})

const lastDay = (line: string): number => Date.parse(/(\w{3} \d+, \d{4})(?!.*\d{4})/s.exec(line)?.[1] ?? '')
