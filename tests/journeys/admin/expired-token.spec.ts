/** A token that ends while somebody writes costs no text. */
import type { Route } from '@playwright/test'
import { expect } from '../journey'
import { field, openForm } from './editor'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

test('an editor whose token ended signs in again and finds the text', { tag: '@deep' }, async ({ page, noise }) => {
  noise.expect(/401/)
  noise.expect(/Failed to check the repository for changes/)
  noise.expect(/^error: .*Bad credentials|^error: Object|^error: \{/)
  const branch = await signIn(page, github)
  await openForm(page, 'case-studies/entries/form-client')
  // Typed as people do: the CMS keeps nothing of what a program puts into a form.
  await field(page, 'Team').getByRole('textbox').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('7 people')
  const refuse = (route: Route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { message: 'Bad credentials' },
    })
  await page.route('https://api.github.com/**', refuse)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const box = page.getByRole('dialog', { name: 'Your access has ended' })
  await expect(box).toContainText('Your text is kept in this browser')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.unroute('https://api.github.com/**', refuse)
  await box.getByRole('button', { name: 'Sign in again' }).click()
  await github.signIn(page)
  const kept = page.getByRole('dialog', { name: 'Your unsaved text is still here' })
  await kept.getByRole('button', { name: 'Put it back into the form' }).click()
  await expect(field(page, 'Team').getByRole('textbox')).toHaveValue('7 people')
  expect(branch.commits).toEqual([])
})
