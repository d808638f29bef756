/** An imprint is written in a form, and its fields depend on what it is. */
import { expect } from '../journey'
import { field, openForm, save, test } from './editor'

const FILE = 'legal/form-terms.md'

test('a legal page becomes an imprint, and the fields are in its file', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, 'legal/entries/form-terms')
  const details = field(page, 'Details')
  await details.getByRole('button', { name: /^Add/ }).click()
  await page.getByRole('menuitem', { name: /^Imprint/ }).click()
  await field(page, 'Register').getByRole('textbox').fill('HRB 12345')
  await field(page, 'Host').getByRole('textbox').first().fill('Acme Hosting')
  await save(page)
  const written = 'details:\n  kind: imprint\n  register: HRB 12345\n  host:\n    - Acme Hosting\n'
  expect(await project.read(FILE)).toBe(before.replace(/^updated: .*\n/m, (line) => line + written))
})
