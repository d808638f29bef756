/**
 * An agency that has rebranded the site, written a post, changed a file of the project and deleted what it does not need takes
 * two newer releases.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE } from '../../../scripts/publishing/upgrade/base'
import { POST } from '../../../tests/content/support/content'
import { cloneOf, createFirstRelease, furnish, type Repository } from '../../../tests/whole-site/support/releases'
import { makeSecondRelease, makeThirdRelease, NEW, RETIRED } from '../../../tests/whole-site/support/second-release'
import { BRAND, rebrand } from './support/rebrand'

const FOOTER = 'src/components/site-footer.tsx'
const OUR_LINE = '// The footer of our own.\n'
const SETTINGS = 'content/settings/site.yaml'

/** A legal page more than the sample has. */
const IMPRINT = `---
title: Imprint
description: Who is responsible for this site, by law, with the register, the number and the address of the company that runs the agency.
updated: 2026-01-01
---

The company in law.
`

let root: string
let release: Repository
let site: Repository

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const first = createFirstRelease(join(root, 'release-1'), RETIRED)
  release = cloneOf(first, join(root, 'release-2'))
  makeSecondRelease(release)
  site = cloneOf(first, join(root, 'site'))
  furnish(site)
  site.run('adopt', '--', 'HEAD')
  for (const folder of ['bench', 'sample']) rmSync(join(site.folder, folder), { recursive: true })
  await rebrand(site.folder)
  site.edit(SETTINGS, 'tagline: ', '# What we promise:\ntagline:   ')
  site.edit('content/resources/launch-amplification.md', '(/tools/influencer-brief-builder)', '(/tools)')
  site.write('content/blog/our-first-post.md', POST.replace('press-kit.png', 'share.png'))
  site.write('content/legal/imprint.md', IMPRINT)
  site.edit('package.json', `"name": "${JSON.parse(site.read('package.json')).name}"`, '"name": "fjord-site"')
  site.edit('package.json', '"upgrade": ', '"mail": "node --version",\n    "upgrade": ')
  site.write(FOOTER, `${OUR_LINE}${site.read(FOOTER)}`)
  site.write('netlify.toml', '[build]\n')
  site.commit('Our own site')
}, 600_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The bytes of every file that Git tracks, by its path. */
const bytes = ({ folder, git }: Repository): Map<string, string> =>
  new Map(
    git('ls-files')
      .trim()
      .split('\n')
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  )

/** What an upgrade says, without the numbers that the project gives to its migrations. */
function upgrade(...options: string[]) {
  const { stdout, ...rest } = site.run('upgrade', '--', '--from', release.folder, ...options)
  return { ...rest, stdout: stdout.replace(/^ {2}\d+(?=\. )/gm, '  N') }
}

/** What every upgrade of this site says first. */
const taken = (from: string, to: string, files: string) => `Upgraded from release ${from} to ${to}: ${files}.
What you deleted stays deleted:
  bench/
  published-urls.txt
  sample/
You had changed these files of the project:
  ${FOOTER}
Your changes are kept in upgrades/${from}-to-${to}.patch. To make them again: git apply --3way upgrades/${from}-to-${to}.patch
`

test('an upgrade is refused while something is not committed', () => {
  site.write('content/blog/unfinished.md', POST)
  expect(upgrade()).toEqual({
    status: 2,
    stdout: '',
    stderr: 'upgrade: there are changes that are not committed; commit them or put them aside first\n',
  })
  rmSync(join(site.folder, 'content/blog/unfinished.md'))
})

test('a dry run says what would happen and changes nothing', () => {
  const { status, stdout } = upgrade('--dry-run')
  expect(status).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "An upgrade from release 1.0.0 to 1.1.0 would do this. Nothing was changed.
    Files it adds:
      scripts/publishing/upgrade/migrations/slogan.ts
      src/lib/new.ts
    Files it replaces:
      scripts/build-site/files/llms-txt.ts
      scripts/publishing/upgrade/migrations/index.ts
      src/components/site-footer.tsx
      src/metadata/structured-data.ts
      src/schema/settings.ts
    Files it deletes:
      src/lib/retired.ts
    What you deleted stays deleted:
      bench/
      published-urls.txt
      sample/
    Files of the project that you changed; upgrades/1.0.0-to-1.1.0.patch would keep your changes:
      src/components/site-footer.tsx
    It installs no packages.
    Migrations of the content: 1.
    "
  `)
  expect(site.git('status', '--porcelain')).toBe('')
  expect(site.git('branch').trim()).toBe('* main')
})

test('one command takes the newer release, and everything of the agency stays to the byte', () => {
  const before = bytes(site)
  const { status, stdout, stderr } = upgrade()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const files = '2 files added, 5 replaced, 1 deleted'
  expect(stdout).toBe(`${taken('1.0.0', '1.1.0', files)}Migrations of the content:
  N. The field tagline of the settings is called slogan. (1 file)
Pages: 106 before, 106 after; 0 added, 0 gone, 0 addresses lost.
The upgrade is on the branch upgrade-1.1.0.
To take it: git switch main && git merge upgrade-1.1.0
To go back: git switch main && git branch -D upgrade-1.1.0
`)
  expect(site.git('status', '--porcelain')).toBe('')

  const after = bytes(site)
  const ofRelease = bytes(release)
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  expect(changed.sort()).toEqual(
    [
      ...['content-version.txt', SETTINGS, 'package-lock.json', 'package.json', NEW, FOOTER],
      ...['scripts/build-site/files/llms-txt.ts'],
      ...['scripts/publishing/upgrade/migrations/index.ts', 'scripts/publishing/upgrade/migrations/slogan.ts'],
      ...['src/metadata/structured-data.ts', 'src/schema/settings.ts', 'upgrades/1.0.0-to-1.1.0.patch', BASE],
    ].sort(),
  )
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([RETIRED])
  expect(after.get(SETTINGS)).toBe(before.get(SETTINGS)?.replace('tagline:', 'slogan:'))
  for (const file of changed.filter((name) => name.startsWith('src/')))
    expect(after.get(file)).toBe(ofRelease.get(file))

  const { name, version, scripts } = JSON.parse(site.read('package.json'))
  expect({ name, version }).toEqual({ name: 'fjord-site', version: '1.1.0' })
  expect(scripts).toMatchObject({ mail: 'node --version', hello: 'node --version' })

  const page = site.read('dist/about.html')
  for (const words of [BRAND.name.replace('&', '&amp;'), 'Every right is reserved.']) expect(page).toContain(words)
  expect(existsSync(join(site.folder, 'dist/blog/our-first-post.html'))).toBe(true)
})

test('what the agency had changed in a file of the project can be made again', () => {
  site.git('apply', '--3way', 'upgrades/1.0.0-to-1.1.0.patch')
  const footer = site.read(FOOTER)
  expect(footer).toContain(OUR_LINE)
  expect(footer).toContain('Every right is reserved.')
  site.commit('Our footer again')
  site.git('switch', '--quiet', 'main')
  expect(site.read(FOOTER)).not.toContain('Every right is reserved.')
  site.git('merge', '--quiet', 'upgrade-1.1.0')
})

test('an upgrade that loses an address says so, and what to do', () => {
  makeThirdRelease(release)
  const { status, stdout } = upgrade()
  const files = '1 file added, 5 replaced, 0 deleted'
  expect(stdout).toBe(`${taken('1.1.0', '1.2.0', files)}Migrations of the content:
  N. The brief builder has a shorter address. (3 files)
Pages: 106 before, 106 after; 2 added, 2 gone, 1 address lost.
Added:
  /embed/brief-builder
  /tools/brief-builder
Gone:
  /embed/influencer-brief-builder
  /tools/influencer-brief-builder
Lost:
  /tools/influencer-brief-builder
Each lost address needs a page that answers for it. Add it there under aliases, as docs/editing/rename-a-page.md shows, then build again:
aliases:
  - /tools/influencer-brief-builder
The upgrade is on the branch upgrade-1.2.0.
To go back: git switch main && git branch -D upgrade-1.2.0
`)
  expect(status).toBe(1)
  site.git('switch', '--quiet', 'main')
  site.git('branch', '-D', 'upgrade-1.2.0')
  expect(site.git('status', '--porcelain')).toBe('')
})
