/** The forms of the public site, under their security policy, with a Git provider that the test plays. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { configureAdminPage } from '../../../scripts/build-site/admin-page'
import { writeBeside } from '../../../scripts/build-site/hosts/hosts'
import { sampleRules } from '../../../scripts/build-site/hosts/testing'
import { adminSecurityPolicy } from '../../../scripts/build-site/security-policy'
import { createSiteServer } from '../../../scripts/build-site/serve/server'
import { originsOf, type Repository } from '../../../src/admin/repository'
import { expect, test as journey } from '../journey'
import { field, openForm, save } from './editor'
import { gitea } from './providers/gitea'
import { github, githubWithRelay } from './providers/github'
import { gitlab } from './providers/gitlab'
import { Branch, type Provider } from './providers/provider'

const test = journey.extend<{ provider: Provider; site: string }>({
  provider: [github, { option: true }],
  site: async ({ provider }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'admin-site-'))
    await copyForms(provider.repository, folder)
    const server = await createSiteServer(folder)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  },
  baseURL: ({ site }, use) => use(site),
  harmless: ({ provider }, use) =>
    use([
      // The window of the sign-in leaves for the provider before its fonts are loaded.
      ...([gitlab, gitea].includes(provider) ? [/^warning: Failed to load the .* font/] : []),
      /^debug: /,
      // The CMS asks for the state of the provider, and its styles name a host of fonts; the policy forbids both.
      /(?:githubstatus\.com|fonts\.gstatic\.com|cdn\.jsdelivr\.net|unpkg\.com)/,
      // The page of the entry is not part of this test's site.
      /status of 404/,
    ]),
})

/** Copies the forms of the built site, and configures them for another repository. */
async function copyForms(repository: Repository, folder: string): Promise<void> {
  const policy = adminSecurityPolicy(originsOf(repository))
  await cp('dist/admin', path.join(folder, 'admin'), { recursive: true })
  await writeBeside(folder, sampleRules({ adminPolicy: policy, redirects: [] }))
  await writeFile(path.join(folder, '404.html'), '<!doctype html><title>Not found</title>')
  const page = path.join(folder, 'admin/index.html')
  await writeFile(page, configureAdminPage(await readFile(page, 'utf8'), { repository, policy }))
}

const FILE = 'content/case-studies/oneplus.yaml'

async function signIn(page: Page, provider: Provider): Promise<Branch> {
  const branch = new Branch()
  await provider.play(page.context(), branch)
  await page.goto('/admin/')
  await provider.signIn(page)
  await expect(page.getByRole('treeitem', { name: 'Case studies' })).toContainText('13')
  return branch
}

async function changeTeam(page: Page): Promise<void> {
  await openForm(page, 'case-studies/entries/oneplus')
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
      // Version 1: the CMS found every store and made none itself (src/admin/browser-storage.ts says why).
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

test('the sign-in shows also in a browser that refuses to store data', async ({ page, noise }) => {
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
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/changed|modified/i)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(branch.commits).toEqual([])
    await expect(field(page, 'Team').getByRole('textbox')).toHaveValue('7 people')
  })
})
