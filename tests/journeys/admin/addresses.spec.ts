/** An address changes in the form, and nobody is led nowhere: neither by that nor by a deletion. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { changeAddress, formOpened, openForm, test } from './editor'

const box = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const deep = { tag: '@deep' }

async function remove(page: Page) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test('an entry gets another address, and the old one leads there', deep, async ({ page, project }) => {
  const text = await project.read('blog/press-page-that-works.md')
  await openForm(page, 'blog/entries/press-page-that-works')
  await changeAddress(page, 'press-page')
  const question = box(page, 'A new address')
  await expect(question).toContainText('/blog/press-page-that-works becomes /blog/press-page.')
  await expect(question.getByRole('link', { name: 'The launch page as a technical deliverable' })).toBeVisible()
  await question.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(await project.read('blog/press-page.md')).toBe(
    text.replace('---\n\n', 'aliases:\n  - /blog/press-page-that-works\n---\n\n'),
  )
  await expect(project.read('blog/press-page-that-works.md')).rejects.toThrow('ENOENT')
  expect(page.url()).toMatch(/\/entries\/press-page$/)

  await page.getByRole('button', { name: 'History and undo' }).click()
  const last = box(page, 'History and undo').locator('p', { hasText: 'New address:' }).first()
  await expect(last).toContainText('/blog/press-page-that-works → /blog/press-page,')
  await last.getByRole('button', { name: 'Undo it' }).click()
  await expect.poll(() => project.read('blog/press-page-that-works.md').catch(() => 'gone')).toBe(text)
  await expect.poll(() => project.read('blog/press-page.md').catch(() => 'gone')).toBe('gone')
  await formOpened(page)
  await expect(page).toHaveURL(/\/entries\/press-page-that-works$/)
})

test('an address that nobody ever saw is not kept', deep, async ({ page, project }) => {
  const post = await project.read('blog/press-page-that-works.md')
  const draft = post.replace('---\n', '---\ndraft: true\n')
  await project.write('blog/an-idea.md', draft)
  await openForm(page, 'blog/entries/an-idea')
  await changeAddress(page, 'a-better-idea')
  const question = box(page, 'A new address')
  await expect(question).toContainText(
    '/blog/an-idea becomes /blog/a-better-idea. It was never public, so the old address is not kept.',
  )
  await question.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(await project.read('blog/a-better-idea.md')).toBe(draft)
  await expect(project.read('blog/an-idea.md')).rejects.toThrow('ENOENT')
})

test('what is deleted leaves its address to another page, until it is taken back', deep, async ({ page, project }) => {
  const blog = await project.read('pages/blog.yaml')
  await openForm(page, 'blog/entries/creator-brief-one-page')
  await remove(page)
  const question = box(page, /^Before you delete “The one-page creator brief/)
  await expect(question.getByRole('link', { name: 'How to brief a PR agency on one page' })).toBeVisible()
  await expect(question.getByRole('combobox')).toHaveValue('content/pages/blog.yaml')
  await question.getByRole('button', { name: 'Keep it' }).click()
  expect(await project.read('blog/creator-brief-one-page.md')).toContain('title:')
  await remove(page)
  // The lists are read again.
  const loaded = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await loaded
  await expect(page).toHaveURL(/#\/collections\/blog$/)
  await expect.poll(() => project.read('pages/blog.yaml')).toBe(`${blog}aliases:\n  - /blog/creator-brief-one-page\n`)
  await expect(project.read('blog/creator-brief-one-page.md')).rejects.toThrow('ENOENT')

  await page.getByRole('button', { name: 'History and undo' }).click()
  const gone = box(page, 'History and undo').locator('p', { hasText: 'Blog post “The one-page creator brief' })
  // It is the last change, too, though the other page was written after it.
  await expect(gone).toHaveText([/^Deleted: .*Undo it$/, /Take it back$/])
  await gone.last().getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => project.read('blog/creator-brief-one-page.md').catch(() => 'gone')).toContain('title:')
  await expect.poll(() => project.read('pages/blog.yaml')).toBe(blog)
})
