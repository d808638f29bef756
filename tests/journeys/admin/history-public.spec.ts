/** The forms of the public site show the commits of an entry, and put an earlier version into the form. */
import { joinAtFences, splitAtFences } from '../../../src/lib/fenced-text'
import { violations } from '../axe'
import { expect } from '../journey'
import { field, openForm, save, textOf } from './editor'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

const FILE = 'content/case-studies/form-client.yaml'

test('an earlier version is compared with the form, put into it, and saved like every change', {
  tag: '@deep',
}, async ({ page }) => {
  const branch = await signIn(page, github, (found) => {
    const now = found.textOf(FILE)
    const before = now
      .replace(/^team: .*/m, 'team: 4 people')
      .replace(/^results:\n(?: .*\n)+/m, 'results:\n  - One result\n')
    const earlier = (commit: string, at: string, what: string, text: string) =>
      found.earlier.push({ file: FILE, commit: commit.repeat(40), who: 'Ana', at, what, text })
    earlier('d', '2026-02-01T12:00:00Z', 'Five people\n\nThe client asked for it.', now)
    earlier('f', '2026-01-01T12:00:00Z', 'Create Case study “form-client”', before)
  })
  await openForm(page, 'case-studies/entries/form-client')
  await page.getByRole('button', { name: 'History and undo' }).click()
  const box = page.getByRole('dialog', { name: 'History and undo' })
  await expect(box.locator('.forms-line')).toHaveText([/Feb 1, 2026.*Ana: Five people/, /Jan 1, 2026.*Ana: Create/])
  expect((await violations(page)).filter((line) => /forms-/.test(line))).toEqual([])
  await box.getByRole('button', { name: 'Compare' }).last().click()
  const compared = page.getByRole('dialog', { name: 'That version' })
  await expect(compared.getByRole('row', { name: /^Team/ })).toContainText('4 people')
  await expect(compared.getByRole('row', { name: /^Results 1/ })).toContainText('One result')
  await compared.getByRole('button', { name: 'Put it into the form' }).click()
  await expect(field(page, 'Team').getByRole('textbox')).toHaveValue('4 people')
  await expect(field(page, 'Results').getByRole('textbox')).toHaveValue('One result')
  expect(branch.commits).toEqual([])
  await save(page)
  const content = branch.earlier[1]?.text
  expect(branch.commits[0]?.changes).toEqual([{ action: 'add', path: FILE, content }])
})

test('an earlier text of a post is put into its editor, and what the version has not is empty', {
  tag: '@deep',
}, async ({ page }) => {
  const file = 'content/blog/form-press.md'
  const branch = await signIn(page, github, (found) => {
    const { fields = '' } = splitAtFences(found.textOf(file)) ?? {}
    const text = joinAtFences({ fields: fields.replace(/^tags:\n(?: .*\n)+/m, ''), body: '\nThe **first** text.\n' })
    found.earlier.push({ file, commit: 'd'.repeat(40), who: 'Ana', what: 'A post', at: '2026-01-01T12:00:00Z', text })
  })
  await openForm(page, 'blog/entries/form-press')
  const tags = field(page, 'Tags').getByRole('textbox')
  await expect(tags.first()).not.toHaveValue('')
  await page.getByRole('button', { name: 'History and undo' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Put it into the form' }).click()
  await expect.poll(() => textOf(page).value()).toBe('The **first** text.')
  await expect(tags).toHaveValue('')
  await save(page)
  expect(branch.commits[0]?.changes).toEqual([{ action: 'add', path: file, content: branch.earlier[0]?.text }])
})

test('a form without an earlier version says so, and so does a provider that does not answer', {
  tag: '@deep',
}, async ({ page, noise }) => {
  noise.expect(/500|Failed to/)
  await signIn(page, github)
  await openForm(page, 'case-studies/entries/form-client')
  const open = () => page.getByRole('button', { name: 'History and undo' }).click()
  const box = page.getByRole('dialog', { name: 'History and undo' })
  await open()
  await expect(box).toContainText('There are none, or no form is open.')
  await box.getByRole('button', { name: 'Close' }).click()
  await page.route('https://api.github.com/repos/agency/site/commits?*', (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: { message: 'Broken' } }),
  )
  await open()
  await expect(box).toContainText('does not give the earlier versions')
  await box.getByRole('button', { name: 'Close' }).click()
  await expect(field(page, 'Team').getByRole('textbox')).toHaveValue('5 people')
})
