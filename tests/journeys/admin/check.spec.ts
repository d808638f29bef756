/** The form says what the site would refuse before anything is saved. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { choosePicture, field, openForm, save, test, textOf } from './editor'
import { LARGE_PICTURE, SMALL_PICTURE } from './own-entries'

const FILE = 'blog/form-press.md'
const FORM = 'blog/entries/form-press'
const refusal = (page: Page) => page.getByRole('dialog', { name: 'The site would not take this' })
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a dead link is named at the field, and nothing is saved', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  const text = textOf(page)
  const good = await text.value()
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

test('a new picture that is too small for its place is asked about', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await choosePicture(page, SMALL_PICTURE)
  await pressSave(page)
  const question = page.getByRole('dialog', { name: 'Is this what you mean?' })
  await expect(question).toContainText('only 512 pixels wide')
  await expect(question).toContainText('at least 800 pixels wide')
  await question.getByRole('button', { name: 'Back to the form' }).click()
  expect(await project.read(FILE)).toBe(before)
  await choosePicture(page, LARGE_PICTURE)
  await save(page)
  expect(await project.read(FILE)).toContain('\nimage: large-picture.webp\n')
})

test('a post with a mistake is kept as a draft, and the site goes on', { tag: '@deep' }, async ({
  page,
  project,
  noise,
}) => {
  const file = 'blog/half-a-post.md'
  await openForm(page, 'blog/new')
  await field(page, 'Title').getByRole('textbox').fill('Half a post')
  await field(page, 'Summary').getByRole('textbox').fill('What it will say, in one sentence that is long enough.')
  await textOf(page).fill('It will say [this](/nowhere).')
  await field(page, 'Author').getByRole('textbox').fill('The form desk')
  await field(page, 'Draft').getByRole('switch').click()
  // The picture, the day and the category are still missing.
  await pressSave(page)
  const notYet = page.getByRole('dialog', { name: 'This is not right yet' })
  await expect(notYet).toContainText('/nowhere')
  await expect(notYet.getByRole('listitem')).toHaveCount(1)
  await notYet.getByRole('button', { name: 'Save the draft' }).click()
  await expect.poll(() => project.read(file).catch(() => '')).toContain('draft: true')

  const other = await project.read(FILE)
  await project.write(FILE, other.replace(/^title: .*/m, 'title: The site goes on'))
  const site = await page.context().newPage()
  await expect(async () => {
    await site.goto('/blog/form-press')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('The site goes on', { timeout: 2_000 })
  }).toPass()
  await project.write(FILE, other)

  // The draft's own page says what is missing, and appears once it is right.
  noise.expect(/^error: (?:404: no page at|Failed to load resource: .* 404)/)
  await site.goto('/blog/half-a-post')
  await expect(site.getByRole('alert')).toContainText('this draft has no page')
  await expect(site.getByRole('alert')).toContainText('/nowhere')
  await expect(site.getByRole('alert').getByRole('link', { name: 'Open the form' }).first()).toBeVisible()
  await project.write(
    file,
    other.replace(/^title: .*/m, 'title: Half a post\ndraft: true').replace(/^aliases:\n( .*\n)+/m, ''),
  )
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Half a post')
  await expect(site.getByRole('alert')).toHaveCount(0)
})

test('a mistake makes a draft of a new post where its editor wants that', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const good = await project.read(FILE)
  const file = 'blog/a-copy.md'
  await project.write(file, good.replace(/^title: .*/m, 'title: A copy of a post').replace(/^aliases:\n( .*\n)+/m, ''))
  await openForm(page, 'blog/entries/a-copy')
  const text = textOf(page)
  await text.fill(`${await text.value()}\n\nSee [this](/nowhere).`)
  await pressSave(page)
  await refusal(page).getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(field(page, 'Draft').getByRole('switch')).toBeChecked()
  expect(await project.read(file)).toContain('draft: true')
  await text.fill(`${await text.value()}\n\nAnd more.`)
  await save(page)
  expect(await project.read(file)).toContain('And more.')
})
