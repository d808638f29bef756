/** An address changes in the form, and no visitor is led nowhere: neither by that nor by a deletion. */
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
  const text = await project.read('blog/form-press.md')
  await openForm(page, 'blog/entries/form-press')
  await changeAddress(page, 'press-page')
  const question = box(page, 'A new address')
  await expect(question).toContainText('/blog/form-press becomes /blog/press-page.')
  await expect(question.getByRole('link', { name: 'Three ways to launch: how to choose' })).toBeVisible()
  await question.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(await project.read('blog/press-page.md')).toBe(
    text.replace('---\n\n', 'aliases:\n  - /blog/form-press\n---\n\n'),
  )
  await expect(project.read('blog/form-press.md')).rejects.toThrow('ENOENT')
  expect(page.url()).toMatch(/\/entries\/press-page$/)

  await page.getByRole('button', { name: 'History and undo' }).click()
  const last = box(page, 'History and undo').locator('p', { hasText: 'New address:' }).first()
  await expect(last).toContainText('/blog/form-press → /blog/press-page,')
  await last.getByRole('button', { name: 'Undo it' }).click()
  await expect.poll(() => project.read('blog/form-press.md').catch(() => 'gone')).toBe(text)
  await expect.poll(() => project.read('blog/press-page.md').catch(() => 'gone')).toBe('gone')
  await formOpened(page)
  await expect(page).toHaveURL(/\/entries\/form-press$/)
})

test('a person gets another id, and what names that person follows', deep, async ({ page, project }) => {
  const person = '---\nname: Bea Form\nrole: Editor\n---\n\nBea writes.\n'
  await project.write('people/form-bea.md', person)
  const post = (await project.read('blog/form-press.md')).replace(/^author: .*$/m, 'author: form-bea')
  await project.write('blog/form-press.md', post)
  await openForm(page, 'people/entries/form-bea')
  await changeAddress(page, 'form-bea-lee')
  const loaded = page.waitForEvent('load')
  await loaded
  await expect.poll(() => project.read('people/form-bea-lee.md').catch(() => 'none')).toBe(person)
  expect(await project.read('blog/form-press.md')).toBe(post.replace('author: form-bea', 'author: form-bea-lee'))
  await formOpened(page)
  await expect(page).toHaveURL(/#\/collections\/people\/entries\/form-bea-lee$/)
})

test('an address that was never public is not kept', deep, async ({ page, project }) => {
  const post = await project.read('blog/form-press.md')
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
  await openForm(page, 'blog/entries/form-creators')
  await remove(page)
  const question = box(page, /^Before you delete “A note for creators/)
  await expect(question.getByRole('link', { name: 'A brief on one page' })).toBeVisible()
  await expect(question.getByRole('combobox')).toHaveValue('content/pages/blog.yaml')
  await question.getByRole('button', { name: 'Keep it' }).click()
  expect(await project.read('blog/form-creators.md')).toContain('title:')
  await remove(page)
  // The lists are read again.
  const loaded = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await loaded
  await expect(page).toHaveURL(/#\/collections\/blog$/)
  await expect.poll(() => project.read('pages/blog.yaml')).toContain('\n  - /blog/form-creators\n')
  await expect(project.read('blog/form-creators.md')).rejects.toThrow('ENOENT')

  await page.getByRole('button', { name: 'History and undo' }).click()
  const gone = box(page, 'History and undo').locator('p', { hasText: 'Blog post “A note for creators' })
  // It is the last change, too, though the other page was written after it.
  await expect(gone).toHaveText([/^Deleted: .*Undo it$/, /Take it back$/])
  await gone.last().getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => project.read('blog/form-creators.md').catch(() => 'gone')).toContain('title:')
  await expect.poll(() => project.read('pages/blog.yaml')).toBe(blog)
})
