/** The forms of the public site, under their security policy, with a Git provider that the test plays. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { field, openForm, save } from './editor'
import { gitea } from './providers/gitea'
import { github, githubWithRelay } from './providers/github'
import { gitlab } from './providers/gitlab'
import type { Branch } from './providers/provider'
import { signIn, test } from './public-forms'

const FILE = 'content/case-studies/form-client.yaml'

async function changeTeam(page: Page): Promise<void> {
  await openForm(page, 'case-studies/entries/form-client')
  await field(page, 'Team').getByRole('textbox').fill('7 people')
}

const headOf = (branch: Branch) => branch.head
const versionIn = (branch: Branch) => branch.hashOf(FILE)

/** One provider is enough for every change of the site. */
const DEEP = ['@deep']

for (const { name, provider, madeTo, action, tag } of [
  { name: 'GitHub, with a token', provider: github, madeTo: headOf, action: 'add', tag: [] },
  { name: 'GitHub, through a relay', provider: githubWithRelay, madeTo: headOf, action: 'add', tag: DEEP },
  { name: 'GitLab, with their account', provider: gitlab, madeTo: () => undefined, action: 'update', tag: DEEP },
  { name: 'Gitea, with their account', provider: gitea, madeTo: versionIn, action: 'update', tag: DEEP },
]) {
  test.describe(name, { tag }, () => {
    test.use({ provider })

    test('an editor signs in and changes a value, and the commit holds that change only', async ({ page }) => {
      const branch = await signIn(page, provider)
      await changeTeam(page)
      await save(page)
      // Version 1: the CMS found every store and made none itself (src/admin/cms/browser-storage.ts says why).
      const { provider: service, repository } = provider.repository
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([
        { name: `${service}:${repository}`, version: 1 },
      ])

      const content = branch.textOf(FILE).replace('team: 5 people', 'team: 7 people')
      expect(branch.commits).toEqual([
        { repository, branch: 'main', madeTo: madeTo(branch), changes: [{ action, path: FILE, content }] },
      ])
    })
  })
}

test('the sign-in shows also in a browser that refuses to store data', { tag: DEEP }, async ({ page, noise }) => {
  // What the CMS itself says of it.
  noise.expect(/^uncaught: Storage is not allowed/)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is not allowed.', 'SecurityError')
    }
  })
  await page.goto('/admin/')
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible()
})

test.describe('GitLab, which does not refuse outdated changes', { tag: DEEP }, () => {
  test.use({ provider: gitlab })

  test('a change that somebody else made meanwhile is not overwritten before the editor agrees', async ({ page }) => {
    const branch = await signIn(page, gitlab)
    await changeTeam(page)
    branch.changeElsewhere(FILE, branch.textOf(FILE).replace('team: 5 people', 'team: 6 people'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Somebody else changed this entry' })
    await expect(question.getByRole('row', { name: /^Team/ })).toContainText('6 people')
    await expect(question).toContainText('You both changed “Team”')
    await question.getByRole('button', { name: 'Back to the form' }).click()
    expect(branch.commits).toEqual([])
    await expect(field(page, 'Team').getByRole('textbox')).toHaveValue('7 people')
  })
})
