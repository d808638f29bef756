/** The test of journeys with the forms of the public site: a site of its own with a Git provider that the test plays. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { configureAdminPage } from '../../../scripts/build-site/files/admin-page'
import { writeBeside } from '../../../scripts/build-site/hosts/hosts'
import { adminSecurityPolicy } from '../../../scripts/build-site/hosts/security-policy'
import { sampleRules } from '../../../scripts/build-site/hosts/testing'
import { createSiteServer } from '../../../scripts/build-site/serve/server'
import { originsOf, type Repository } from '../../../src/admin/files/repository'
import { expect, test as journey } from '../journey'
import { hidePanel, STILL_MEASURING } from './editor'
import { gitea } from './providers/gitea'
import { github } from './providers/github'
import { gitlab } from './providers/gitlab'
import { Branch, type Provider } from './providers/provider'

export const test = journey.extend<{ provider: Provider; site: string; hasPanel: boolean }>({
  /** Whether the page is beside the form; only journeys about it wait for it. */
  hasPanel: [false, { option: true }],
  answersForOtherSites: true,

  context: async ({ context, hasPanel }, use) => {
    if (!hasPanel) await context.addInitScript(hidePanel)
    await use(context)
  },

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
      STILL_MEASURING,
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
  // The headers name the rules for fetching pages ahead, too.
  for (const part of ['admin', 'data', 'speculation-rules.json'])
    await cp(`dist/${part}`, path.join(folder, part), { recursive: true })
  await writeBeside(folder, sampleRules({ adminPolicy: policy, redirects: [] }))
  await writeFile(path.join(folder, '404.html'), '<!doctype html><title>Not found</title>')
  const page = path.join(folder, 'admin/index.html')
  await writeFile(page, configureAdminPage(await readFile(page, 'utf8'), { repository, policy }))
}

/** @param prepare changes the repository before anybody reads it */
export async function signIn(page: Page, provider: Provider, prepare?: (branch: Branch) => void): Promise<Branch> {
  const branch = new Branch()
  prepare?.(branch)
  await provider.play(page.context(), branch)
  await page.goto('/admin/')
  await provider.signIn(page)
  const studies = branch.files.filter((file) => file.startsWith('content/case-studies/'))
  await expect(page.getByRole('treeitem', { name: 'Case studies' })).toContainText(String(studies.length))
  return branch
}
