/** The text of a post is written formatted, pasted clean, and stays as it is where it is not touched. */
import { readFileSync } from 'node:fs'
import { expect } from '../journey'
import { openForm, save, test, textOf } from './editor'
import { LARGE_PICTURE } from './own-entries'

const FILE = 'blog/form-brief.md'
const FORM = 'blog/entries/form-brief'

test('what is typed, pasted and inserted is in the file, and every other byte is as it was', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  const text = textOf(page)
  await expect(text.box.locator('.is-heading-2').first()).toHaveText('The seven lines')
  await text.box.press('ControlOrMeta+End')
  await page.keyboard.type('\n\nThe end, ')
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Link…' }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByLabel('Words of the link').fill('our prices')
  await link.getByLabel('Where it leads').fill('/services')
  await page.keyboard.press('Enter')
  await expect(link).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.type('\n\n')
  await text.paste(readFileSync('src/admin/fields/text/testing/google-docs.txt', 'utf8'), 'text/html')
  await expect(page.getByText('One picture was left out.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'Insert', exact: true }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('One page.')
  await save(page)
  const after = await project.read(FILE)
  expect(after.startsWith(before.trimEnd())).toBe(true)
  const added = after.slice(before.trimEnd().length)
  expect(added).toMatch(/^\n\nThe end, \[our prices\]\(\/services\)\n\n## The embargo\n\nAn \*\*agreed\*\* day/)
  expect(added).toMatch(/\n\n<div class="callout">\n\nOne page\.\n\n<\/div>\n$/)
  await project.write(FILE, before)
})

test('a picture in the text is asked for its words and saved below the media', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await textOf(page).box.press('ControlOrMeta+Home')
  await page.getByRole('button', { name: 'Picture…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles(LARGE_PICTURE)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await page.getByLabel('What the picture shows').fill('The mark of the agency')
  await page.keyboard.press('Enter')
  await save(page)
  expect(await project.read(FILE)).toContain('\n\n![The mark of the agency](large-picture.webp)\n\n')
  await project.write(FILE, before)
})

test('a title is enough for a link, and the keys of lists, tables and bold words write what they show', {
  tag: '@deep',
}, async ({ page }) => {
  await openForm(page, FORM)
  const text = textOf(page)
  await text.box.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Link…' }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  const place = link.getByLabel('Where it leads')
  await place.fill('no page of ours')
  await link.getByRole('button', { name: 'Insert' }).click()
  await expect(link.getByRole('alert')).toHaveText(/^Choose a page from the list/)
  await expect(place).toBeFocused()
  await place.fill('work on for')
  await page.keyboard.press('Enter')
  await expect(link).toHaveCount(0)
  for (const key of ['Enter', 'Enter', 'ControlOrMeta+b']) await page.keyboard.press(key)
  await page.keyboard.type('One')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' fact\n\n- a\nb\n\ntext')
  await page.getByRole('button', { name: 'Insert', exact: true }).press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const words of ['A', 'B', 'c', 'd', 'e']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await page.keyboard.type('f')
  await expect(text.box).toBeFocused()
  const table = '| A | B |\n| --- | --- |\n| c | d |\n| e | f |\n|  |  |'
  expect(await text.value()).toBe(
    `[Work on forms](/services/form-service)\n\n**One** fact\n\n- a\n- b\n\ntext\n\n${table}`,
  )
  await text.box.press('ControlOrMeta+Home')
  await page.keyboard.press('Tab')
  await expect(text.box).not.toBeFocused()
})
