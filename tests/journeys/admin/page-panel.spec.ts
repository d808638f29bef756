/** The page beside the form shows what is typed before it is saved. */
import type { Page } from '@playwright/test'
import { agency } from '../agency'
import { expect } from '../journey'
import { field, openForm, test, textOf } from './editor'
import { measureKeys } from './key-to-page'

const FORM = 'blog/entries/form-press'
const panel = (page: Page) => page.getByRole('complementary', { name: 'The page' })
const shown = (page: Page) => panel(page).frameLocator('iframe')

test.use({ hasPanel: true })

test('the page follows the form, and a press on it leads to the field', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read('blog/form-press.md')
  await openForm(page, FORM)
  const title = field(page, 'Title').getByRole('textbox')
  await title.fill('Typed a moment ago')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago')
  await expect(shown(page).locator('html')).toHaveAttribute('lang', agency.language ?? 'en')
  await expect(panel(page)).toContainText('18 of 60 characters')
  await expect(panel(page)).toContainText(`Typed a moment ago – ${agency.name}`)

  const text = textOf(page)
  const good = await text.value()
  await text.fill(`A **new** beginning.\n\n${good}`)
  await expect(shown(page).locator('.prose p').first()).toHaveText('A new beginning.')
  await text.fill(`Gone.\n\n${good} [x](/servces)`)
  await expect(panel(page).getByRole('status')).toContainText('"/servces"')
  await expect(shown(page).locator('.prose p').first()).toHaveText('A new beginning.')
  await text.fill(good)
  await expect(panel(page).getByRole('status')).toBeEmpty()

  await title.click()
  await measureKeys(page, 'title, development')
  await title.fill('Typed a moment ago')
  await text.box.press('Control+End')
  await measureKeys(page, 'text, development')

  await shown(page).getByRole('heading', { name: 'Pictures that get used' }).click()
  await expect(text.box).toBeFocused()
  expect(await text.selected()).toBe('## Pictures that get used')
  await shown(page).getByRole('heading', { level: 1 }).click()
  await expect(title).toBeFocused()
  await expect(shown(page).locator('.is-edited')).toHaveText('Typed a moment ago')
  expect(await project.read('blog/form-press.md')).toBe(before)
})

test('the page of a new entry appears when it can, and settings are seen at once', { tag: '@deep' }, async ({
  page,
}) => {
  await openForm(page, 'portfolio/new')
  await panel(page).getByRole('status').getByRole('button', { name: 'Group category' }).click()
  await expect(field(page, 'Group category').getByRole('textbox')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(panel(page), 'a list has the whole window').toBeHidden()
  await page.goto('about:blank')
  await openForm(page, 'settings/entries/site')
  await field(page, 'Name').getByRole('textbox').first().fill('Shortwire')
  await expect(shown(page).getByRole('banner')).toContainText('Shortwire')
})

test('on a phone the page is a view of its own', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openForm(page, FORM)
  await expect(panel(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the page' }).press('Enter')
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the page' })).toBeFocused()
})
