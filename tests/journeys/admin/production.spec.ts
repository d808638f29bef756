/** The forms of the public site, under their security policy, against a Git provider that is played by the test. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { bundleAdmin } from '../../../scripts/build-site/bundle-admin'
import { hostFiles, hostRules } from '../../../scripts/build-site/host-files'
import { adminSecurityPolicy } from '../../../scripts/build-site/security-policy'
import { createSiteServer } from '../../../scripts/serve/server'
import { originsOf, type Repository } from '../../../src/admin/repository'
import { expect, test as journey } from '../journey'
import { field, openForm, save } from './editor'
import { HEAD, playGitHub, TOKEN } from './git-provider'

const repository: Repository = { provider: 'github', repository: 'longwire/site', branch: 'main' }
const SITE = 'test-results/admin-site'

const test = journey.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const policy = adminSecurityPolicy(originsOf(repository))
      await mkdir(SITE, { recursive: true })
      const rules =
        hostFiles(hostRules({ policy: "default-src 'none'", adminPolicy: policy, redirects: [], isPreview: false }))[
          '.host-rules.json'
        ] ?? ''
      await writeFile(path.join(SITE, '.host-rules.json'), rules)
      await writeFile(path.join(SITE, '404.html'), '<!doctype html><title>Not found</title>')
      await bundleAdmin({ outDir: path.resolve(SITE, 'admin'), repository, policy })
      const server = await createSiteServer(SITE)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
      await rm(SITE, { recursive: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site),
  harmless: ({ browserName: _ }, use) =>
    use([
      /^debug: /,
      // The CMS asks for the state of the provider, and its styles name a host of fonts; the policy forbids both.
      /(?:githubstatus\.com|fonts\.gstatic\.com|cdn\.jsdelivr\.net|unpkg\.com)/,
      // The page of the entry is not part of this test's site.
      /status of 404/,
    ]),
})

test('an editor signs in, changes a value, and exactly that is committed', async ({ page }) => {
  const commits = await playGitHub(page)
  await page.goto('/admin/')
  await page.getByRole('button', { name: /Access Token/ }).click()
  await page.getByRole('textbox', { name: /Token/ }).fill(TOKEN)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('treeitem', { name: 'Case studies' })).toContainText('13')

  await openForm(page, 'case-studies/entries/oneplus')
  await field(page, 'Team').getByRole('textbox').fill('7 people')
  await save(page)
  // The CMS found every store it opens: it loses one when it makes two at the same moment.
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([{ name: 'github:longwire/site', version: 1 }])

  expect(commits).toHaveLength(1)
  const [commit] = commits
  expect(commit?.branch).toEqual({ repositoryNameWithOwner: 'longwire/site', branchName: 'main' })
  expect(commit?.expectedHeadOid).toBe(HEAD)
  expect(commit?.fileChanges.deletions).toEqual([])
  expect(commit?.fileChanges.additions.map((addition) => addition.path)).toEqual(['content/case-studies/oneplus.yaml'])
  const written = Buffer.from(commit?.fileChanges.additions[0]?.contents ?? '', 'base64').toString()
  const before = await readFile('content/case-studies/oneplus.yaml', 'utf8')
  expect(written).toBe(before.replace('team: 5 people', 'team: 7 people'))
})
