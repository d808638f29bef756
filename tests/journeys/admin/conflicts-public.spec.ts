/** Two editors of the public forms change one entry: neither loses anything without a question. */
import { expect } from '../journey'
import { field, openForm } from './editor'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

const FILE = 'content/case-studies/form-client.yaml'

test('what somebody else changed meanwhile is shown, and both changes are saved', { tag: '@deep' }, async ({
  page,
}) => {
  const branch = await signIn(page, github)
  await openForm(page, 'case-studies/entries/form-client')
  await field(page, 'Team').getByRole('textbox').fill('9 people')
  const theirs = branch.textOf(FILE).replace(/^timeline: .*/m, 'timeline: 6 months, 2025')
  branch.changeElsewhere(FILE, theirs)

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const question = page.getByRole('dialog', { name: 'Somebody else changed this entry' })
  await expect(question.getByRole('row', { name: /^Timeline/ })).toContainText('6 months, 2025')
  await question.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /error|not saved/i })).toHaveCount(0)
  expect(branch.commits).toHaveLength(0)

  await save.click()
  await question.getByRole('button', { name: 'Save both changes' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(branch.commits[0]?.changes).toEqual([
    { action: 'add', path: FILE, content: theirs.replace(/^team: .*/m, 'team: 9 people') },
  ])
})
