/** However the project was taken, the first upgrade names exactly what the agency changed and deleted. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git } from '../changes/git'
import {
  adopt,
  commitAll,
  createSmallProject,
  FIRST,
  initialize,
  put,
  type SmallProject,
  upgradeIn,
} from './testing/small-project'

let project: SmallProject
beforeEach(() => {
  project = createSmallProject()
})
afterEach(() => project.remove())

/** The repository of the project: its version is old, and its files changed since. */
function repository(): string {
  const folder = join(project.root, 'project')
  put(folder, { ...FIRST, 'src/a.ts': 'older\n', 'src/old.ts': 'old\n' })
  initialize(folder)
  rmSync(join(folder, 'src/old.ts'))
  put(folder, FIRST)
  commitAll(folder, 'Further work')
  return folder
}

const WAYS: Record<string, (folder: string) => void> = {
  'a template: one commit without a history': (folder) => {
    put(folder, FIRST)
    initialize(folder)
    adopt(folder, 'HEAD')
  },
  'an archive that was changed before it was committed, with the release fetched later': (folder) => {
    put(folder, { ...FIRST, 'content/post.md': 'Ours.\n' })
    initialize(folder)
    git(folder, 'fetch', '--quiet', repository(), 'main')
    adopt(folder, 'FETCH_HEAD')
  },
  'a clone with the whole history': (folder) => {
    git(project.root, 'clone', '--quiet', repository(), folder)
    adopt(folder, 'HEAD')
  },
  'a clone that was adopted late': (folder) => {
    git(project.root, 'clone', '--quiet', repository(), folder)
    put(folder, { 'content/post.md': 'Ours.\n', 'src/a.ts': 'ours\n' })
    commitAll(folder, 'Our words')
    adopt(folder, 'origin/main')
  },
}

/** The same for every way. */
function makeItOurs(folder: string): void {
  for (const path of ['sample', 'published-urls.txt']) rmSync(join(folder, path), { recursive: true })
  put(folder, { 'src/a.ts': 'ours\n', 'content/legal/imprint.md': 'Words.\n' })
  commitAll(folder, 'Our site')
}

const EXPECTED = `Files it adds:
  src/new.ts
Files it replaces:
  src/a.ts
Files it deletes:
  src/b.ts
What you deleted stays deleted:
  published-urls.txt
  sample/
Files of the project that you changed; upgrades/`

function changeRelease(): void {
  put(project.release, { 'src/new.ts': 'new\n', 'sample/tests/b.ts': 'b\n' })
  rmSync(join(project.release, 'src/b.ts'))
}

it.each(Object.keys(WAYS))('%s', async (way) => {
  const folder = join(project.root, 'agency')
  WAYS[way]?.(folder)
  makeItOurs(folder)
  changeRelease()
  const { said } = await upgradeIn(folder, project.release, true)
  expect(said).toContain(`${EXPECTED}1.0.0-to-1.1.0.patch would keep your changes:\n  src/a.ts\nIt installs`)
})

it('a clone of another agency’s site with upgrades behind it', async () => {
  const { site, release, root } = project
  makeItOurs(site)
  await upgradeIn(site, release)
  put(release, { 'package.json': '{ "version": "1.2.0" }', 'src/a.ts': 'a3\n' })
  await upgradeIn(site, release)

  const folder = join(root, 'agency')
  git(root, 'clone', '--quiet', site, folder)
  put(folder, { 'src/a.ts': 'ours\n' })
  commitAll(folder, 'Our change')
  changeRelease()
  put(release, { 'package.json': '{ "version": "1.3.0" }', 'src/a.ts': 'a4\n' })
  const { said } = await upgradeIn(folder, release, true)
  expect(said).toContain(`${EXPECTED}1.2.0-to-1.3.0.patch would keep your changes:\n  src/a.ts\nIt installs`)
})
