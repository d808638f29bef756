/** The forms of the public site change addresses, too, in one commit. */
import { expect } from '../journey'
import { changeAddress, openForm } from './editor'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

test('what is deleted leaves its address to another page, in the same commit', { tag: '@deep' }, async ({ page }) => {
  const branch = await signIn(page, github)
  await openForm(page, 'blog/entries/form-creators')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: /^Before you delete “A note for creators/ })
  await expect(question.getByRole('link', { name: 'A brief on one page' })).toBeVisible()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(() => branch.commits.length).toBe(1)
  const blog = 'content/pages/blog.yaml'
  expect(branch.commits[0]?.changes).toEqual([
    { action: 'add', path: blog, content: expect.stringContaining('\n  - /blog/form-creators\n') },
    { action: 'delete', path: 'content/blog/form-creators.md' },
  ])
})

test('a new address and the old one are one commit', { tag: '@deep' }, async ({ page }) => {
  const branch = await signIn(page, github)
  await openForm(page, 'blog/entries/form-press')
  await changeAddress(page, 'press-page')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  const old = 'content/blog/form-press.md'
  const content = branch.textOf(old).replace('---\n\n', 'aliases:\n  - /blog/form-press\n---\n\n')
  expect(branch.commits[0]?.changes).toEqual([
    { action: 'add', path: 'content/blog/press-page.md', content },
    { action: 'delete', path: old },
  ])
})

test('a draft that was never public leaves no old address', { tag: '@deep' }, async ({ page }) => {
  const old = 'content/blog/an-idea.md'
  const branch = await signIn(page, github, (found) => {
    found.addElsewhere(old, found.textOf('content/blog/form-press.md').replace('---\n', '---\ndraft: true\n'))
  })
  await openForm(page, 'blog/entries/an-idea')
  await changeAddress(page, 'a-better-idea')
  await expect(page.getByRole('dialog', { name: 'A new address' })).toContainText('It was never public')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(branch.commits[0]?.changes).toEqual([
    { action: 'add', path: 'content/blog/a-better-idea.md', content: branch.textOf(old) },
    { action: 'delete', path: old },
  ])
})
