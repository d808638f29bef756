/** The page beside the forms of the public site is made in the browser. */
import { agency } from '../agency'
import { expect } from '../journey'
import { field, openForm, textOf } from './editor'
import { measureKeys } from './key-to-page'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

test.use({ hasPanel: true })

test('the page follows what is typed, without a server', { tag: '@deep' }, async ({ page }) => {
  const branch = await signIn(page, github)
  await openForm(page, 'blog/entries/form-press')
  const panel = page.getByRole('complementary', { name: 'The page' })
  const shown = panel.frameLocator('iframe')
  await field(page, 'Title').getByRole('textbox').fill('Typed a moment ago')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago')
  await expect(shown.locator('html')).toHaveAttribute('lang', agency.language ?? 'en')
  const text = textOf(page)
  const good = await text.value()
  await text.fill(`A **new** beginning.\n\n${good}`)
  await expect(shown.locator('.prose p').first()).toHaveText('A new beginning.')
  await text.fill(`${good}\n\n[x](javascript:alert(1))`)
  await expect(panel.getByRole('status')).toContainText('javascript:')
  await text.fill(good)
  await expect(panel.getByRole('status')).toBeEmpty()
  await field(page, 'Title').getByRole('textbox').click()
  await measureKeys(page, 'title, public forms')
  await text.box.press('Control+End')
  await measureKeys(page, 'text, public forms')
  await shown.getByRole('heading', { name: 'Pictures that get used' }).click()
  await expect(text.box).toBeFocused()
  expect(branch.commits).toEqual([])
})
