/** The forms open what the site itself publishes: one file of each kind. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '../journey'
import { openForm, test } from './editor'

/** Folders of the content with files that have forms. */
const folders = readdirSync('content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'media')
  .map(({ name }) => name)

for (const folder of folders) {
  const [file] = readdirSync(path.join('content', folder))
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .sort()
  if (file === undefined) continue

  test(`the form of ${folder}/${file} opens, and has nothing to save`, { tag: '@deep' }, async ({ page }) => {
    await openForm(page, `${folder}/entries/${path.parse(file).name}`)
    await expect(page.getByRole('group', { name: /Field$/ }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  })
}
