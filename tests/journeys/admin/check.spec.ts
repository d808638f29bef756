/** The form says what the site would refuse before anything is saved. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { field, openForm, save, test } from './editor'

const FILE = 'blog/press-page-that-works.md'
const FORM = 'blog/entries/press-page-that-works'
const refusal = (page: Page) => page.getByRole('dialog', { name: 'The site would not take this' })
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a dead link is named at the field, and nothing is saved', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  const text = field(page, 'Text').getByRole('textbox')
  const good = await text.inputValue()
  await text.fill(`${good}\n\nSee [prices](/servces) and [this](javascript:alert(1)).`)
  await field(page, 'Old addresses').getByRole('textbox').first().fill('/contact')
  await pressSave(page)
  await expect(refusal(page)).toContainText('/servces')
  await expect(refusal(page)).toContainText('javascript:')
  await expect(refusal(page)).toContainText('"/contact" is the address of another page')
  await refusal(page).getByRole('button', { name: 'Back to the form' }).click()
  await expect(field(page, 'Text').getByRole('alert')).toContainText(/services|javascript/)
  await expect(field(page, 'Old addresses').getByRole('alert').first()).toContainText('another page')
  await expect(page.getByText('Entry saved.')).toHaveCount(0)
  expect(await project.read(FILE)).toBe(before)

  await text.fill(good)
  await field(page, 'Old addresses').getByRole('textbox').first().fill('/blog/press-pages')
  await save(page)
  expect(await project.read(FILE)).toBe(before.replace('---\n\n', 'aliases:\n  - /blog/press-pages\n---\n\n'))
  await project.write(FILE, before)
})

test('what is only unlikely is asked about, and saved if it is meant', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await field(page, 'Date').getByRole('textbox').fill('2126-02-28')
  await pressSave(page)
  const question = page.getByRole('dialog', { name: 'Is this what you mean?' })
  await expect(question).toContainText('more than a year from now')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(() => project.read(FILE)).toContain('date: 2126-02-28')
  await project.write(FILE, before)
})
