/** What is planned is in one list, with the hour at which each day begins for the editor. */
import { expect } from '../journey'
import { test } from './editor'

test('what is scheduled is listed by its day, with drafts below it', { tag: '@deep' }, async ({ page, project }) => {
  const post = (await project.read('blog/form-brief.md')).replace(/^aliases:\n( .*\n)+/m, '')
  const named = (title: string) => post.replace(/^title: .*/m, title)
  await project.write('blog/what-a-brief-costs.md', named('title: What a brief costs\npublishAt: 2999-01-08'))
  await project.write('blog/an-idea.md', named('title: An idea\ndraft: true'))
  await page.goto('/admin/#/collections/blog')
  await page.getByRole('button', { name: 'What is to come' }).click()
  const box = page.getByRole('dialog', { name: 'What is to come' })
  await expect(box.getByRole('heading', { level: 2, name: 'Tuesday, January 8, 2999' })).toBeVisible()
  await expect(box.getByRole('heading', { level: 2 }).last()).toHaveText('Drafts, without a day')
  // The browser of the journeys is in New York.
  await expect(box).toContainText('Begins for you on Mon, Jan 7, 7:00 PM EST')
  await box.getByRole('link', { name: 'What a brief costs' }).click()
  await expect(box).toHaveCount(0)
  await expect(page).toHaveURL(/\/entries\/what-a-brief-costs$/)
})
