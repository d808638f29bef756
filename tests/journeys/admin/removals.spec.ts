/** What is removed from a list of a form can be put back. */
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { expect } from '../journey'
import { field, openForm, save, test } from './editor'

const FILE = 'services/form-service.yaml'
const FORM = 'services/entries/form-service'
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'was removed.' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
/** The button of an item; the one of a group of fields in it has another name. */
const remove = (page: Page, list: string, index: number) =>
  field(page, list).getByRole('button', { name: 'Remove', exact: true }).nth(index).click()

test('a step that was removed is put back, and the file stays as it was', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const before = await project.read(FILE)
  const [, second = ''] = [...before.matchAll(/^ {4}title: (.*)$/gm)].map(([, title]) => title)
  await openForm(page, FORM)
  const steps = field(page, 'Process')
  await remove(page, 'Process', 1)
  await expect(said(page)).toHaveText(`Step “${second}” was removed.`)
  const removals = steps.getByRole('button', { name: 'Remove', exact: true })
  await expect(removals).toHaveCount(4)
  expect((await violations(page)).filter((line) => /forms-notice/.test(line))).toEqual([])
  // What is typed meanwhile stays.
  await field(page, 'Price').getByRole('spinbutton').fill('4321')
  await expect(said(page)).toBeVisible()
  await undo(page).press('Enter')
  await expect(said(page)).toHaveCount(0)
  await expect(removals).toHaveCount(5)
  await expect(steps.getByRole('spinbutton')).toBeFocused()
  await expect(steps.getByRole('spinbutton')).toHaveValue('2')
  await save(page)
  expect(await project.read(FILE)).toBe(before.replace(/^price: .*/m, 'price: 4321'))
})

test('a line of a list is put back by a key', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  const features = field(page, 'Features')
  const texts = () =>
    features.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  const all = await texts()
  await remove(page, 'Features', 0)
  await expect(said(page)).toContainText(`Feature “${all[0]?.slice(0, 40)}`)
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual(all)
  await field(page, 'Price').getByRole('spinbutton').fill('4321')
  await save(page)
  expect(await project.read(FILE)).toBe(before.replace(/^price: .*/m, 'price: 4321'))
})

test('what is saved, closed or left is not offered any more', { tag: '@deep' }, async ({ page }) => {
  await openForm(page, FORM)
  await remove(page, 'Features', 0)
  await expect(said(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(said(page)).toHaveCount(0)
  await field(page, 'Price').getByRole('spinbutton').fill('4321')
  await expect(said(page)).toHaveCount(0)
  await remove(page, 'Features', 0)
  await expect(said(page)).toBeVisible()
  await save(page)
  await expect(said(page)).toHaveCount(0)
})
