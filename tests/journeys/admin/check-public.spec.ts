/** The forms of the public site, too, say what the site would refuse before anything is committed. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { choosePicture, field, openForm, save, textOf } from './editor'
import { SMALL_PICTURE } from './own-entries'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

const FORM = 'blog/entries/form-press'
const box = (page: Page, name: string) => page.getByRole('dialog', { name })
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('what the site would refuse is not saved, and said at its field', { tag: '@deep' }, async ({ page }) => {
  const branch = await signIn(page, github)
  await openForm(page, FORM)
  const text = textOf(page)
  const good = await text.value()
  await text.fill(`${good}\n\n[a](javascript:alert(1)), [b](/servces) and ![](forms/lamps.png)`)
  await field(page, 'Old addresses').getByRole('textbox').first().fill('/contact')
  await field(page, 'Picture in words').getByRole('textbox').fill('')
  await pressSave(page)
  const refusal = box(page, 'The site would not take this')
  for (const words of [
    'javascript:',
    '/servces',
    'no alt text',
    'the address of another page',
    'cannot see the picture',
  ])
    await expect(refusal).toContainText(words)
  // The page is public, so it cannot become a draft.
  await expect(refusal.getByRole('button')).toHaveText(['Back to the form', 'Save anyway'])
  await refusal.getByRole('button', { name: 'Back to the form' }).click()
  await expect(field(page, 'Text').getByRole('alert')).toContainText(/javascript|services|alt text/)
  await expect(field(page, 'Old addresses').getByRole('alert').first()).toContainText('another page')
  await expect(page.getByText('Entry saved.')).toHaveCount(0)
  expect(branch.commits).toEqual([])

  await text.fill(good)
  await field(page, 'Old addresses').getByRole('textbox').first().fill('/blog/press-pages')
  await field(page, 'Picture in words').getByRole('textbox').fill('A press page on a screen')
  await save(page)
  expect(branch.commits).toHaveLength(1)
})

test('a new picture that is too small for its place is asked about', { tag: '@deep' }, async ({ page }) => {
  const branch = await signIn(page, github)
  await openForm(page, FORM)
  await choosePicture(page, SMALL_PICTURE)
  await pressSave(page)
  await expect(box(page, 'Is this what you mean?')).toContainText('only 512 pixels wide')
  expect(branch.commits).toEqual([])
})

test('a link to a page that is saved and not published yet is not a mistake', { tag: '@deep' }, async ({ page }) => {
  const newer = 'content/blog/saved-today.md'
  const branch = await signIn(page, github, (found) => {
    found.addElsewhere(newer, found.textOf('content/blog/form-brief.md').replace(/^title: .*/m, 'title: Saved today'))
  })
  await openForm(page, FORM)
  const text = textOf(page)
  await text.fill(`${await text.value()}\n\n[New](/blog/saved-today)`)
  await save(page)
  expect(branch.commits).toHaveLength(1)
})

test('a post with a mistake is committed as a draft', { tag: '@deep' }, async ({ page }) => {
  const own = 'content/blog/not-published-yet.md'
  const branch = await signIn(page, github, (found) => {
    const copied = found.textOf('content/blog/form-brief.md').replace(/^title: .*/m, 'title: Not published yet')
    found.addElsewhere(own, copied.replace(/^aliases:\n( .*\n)+/m, ''))
  })
  await openForm(page, 'blog/entries/not-published-yet')
  const text = textOf(page)
  await text.fill(`${await text.value()}\n\nSee [this](/nowhere).`)
  await pressSave(page)
  await box(page, 'The site would not take this').getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(branch.commits).toHaveLength(1)
  expect(branch.commits[0]?.changes).toMatchObject([{ action: 'add', path: own }])
  expect(branch.commits[0]?.changes[0]?.content).toContain('\ndraft: true\n')
})
