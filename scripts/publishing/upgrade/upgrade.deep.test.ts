/** Upgrades of a small project whose builds are played; tests/whole-site upgrades the real one. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { git } from '../changes/git'
import { BASE, formatBase, readBase } from './base'
import { commitAll, createSmallProject, put, RUN, type SmallProject, upgradeIn } from './testing/small-project'

let project: SmallProject
let site: string
let release: string

beforeEach(() => {
  project = createSmallProject()
  ;({ site, release } = project)
})
afterEach(() => project.remove())

const commit = (message: string) => commitAll(site, message)
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const run = (from = release) => upgradeIn(site, from)

describe('an upgrade', () => {
  it('finds the changes of the agency since it took the release, without the repository of the project', async () => {
    put(site, { 'src/a.ts': 'own\n' })
    commit('Our change')
    const { isGood, said } = await run()
    expect(isGood).toBe(true)
    expect(said).toContain('You had changed these files of the project:\n  src/a.ts\n')
    expect(read('upgrades/1.0.0-to-1.1.0.patch')).toContain('-a\n+own\n')
    expect([read('src/a.ts'), read('content/post.md')]).toEqual(['a2\n', 'Words.\n'])
  })

  it('brings back nothing that the agency deleted, and takes the next release in the same way', async () => {
    for (const path of ['sample', 'published-urls.txt', 'src/b.ts']) rmSync(join(site, path), { recursive: true })
    put(site, { 'package.json': '{\n  "version": "1.0.0",\n  "scripts": { "mail": "node" }\n}\n' })
    commit('Our site')
    put(release, { 'sample/tests/a.ts': 'new\n', 'src/b.ts': 'b2\n' })
    const { said } = await run()
    const deleted = 'What you deleted stays deleted:\n  published-urls.txt\n  sample/\n  src/b.ts\n'
    expect(said).toContain(
      `: 0 files added, 1 replaced, 0 deleted.\n${deleted}You had changed no file of the project.\n`,
    )
    expect(readBase(site)).toMatchObject({ packageJson: { version: '1.1.0' }, files: { 'src/b.ts': '' } })

    put(release, { 'package.json': '{\n  "version": "1.2.0"\n}\n', 'src/a.ts': 'a3\n', 'sample/b.ts': 'new\n' })
    put(site, { 'src/c.ts': 'own\n' })
    commit('A file of our own')
    const next = await run()
    expect(next.said).toContain(`release 1.1.0 to 1.2.0: 0 files added, 1 replaced, 0 deleted.\n${deleted}`)
    expect(next.said).toContain('You had changed no file of the project.\n')
    expect(read('package.json')).toContain('"mail": "node"')
    expect(git(site, 'ls-files', 'sample', 'src', 'published-urls.txt')).toBe('src/a.ts\nsrc/c.ts\n')
  })

  it('names a change of which Git does not have the text as it came', async () => {
    const { packageJson, files } = readBase(site)
    put(site, { [BASE]: formatBase({ packageJson, files: { ...files, 'src/a.ts': '1'.repeat(40) } }) })
    commit('A history without the release')
    const { said } = await run()
    expect(said).toContain('compare with git diff upgrade-1.1.0 main:\n  src/a.ts\n')
    expect(said).not.toContain('patch')
  })

  it('takes a release from a Git repository, by its tag', async () => {
    git(release, 'init', '--quiet')
    git(release, 'add', '--all')
    git(release, 'commit', '--quiet', '--message', 'Release 1.1.0')
    git(release, 'tag', 'v1.1.0')
    put(release, { 'src/a.ts': 'later\n' })
    await run(`file://${release}#v1.1.0`)
    expect(read('src/a.ts')).toBe('a2\n')
  })

  it('that fails is undone', async () => {
    put(release, { 'scripts/run.mjs': "throw new Error('No migration today.')\n", 'src/new.ts': 'new\n' })
    await expect(run()).rejects.toThrow('the upgrade failed and was undone')
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(git(site, 'branch').trim()).toBe('* main')
    expect(read('src/a.ts')).toBe('a\n')
  })

  it('says when the site does not build on the newer release, and how to go back', async () => {
    const broken = RUN.replace('mkdirSync(', "throw new Error('Broken.')\n  mkdirSync(")
    put(release, { 'scripts/run.mjs': broken })
    const { isGood, said } = await run()
    expect(isGood).toBe(false)
    expect(said).toContain('The site does not build on the newer release.\n')
    expect(said).toContain('To go back: git switch main && git branch -D upgrade-1.1.0\n')
    expect(said).not.toContain('To take it')
  })
})

describe('an upgrade does not begin', () => {
  it.each([
    {
      what: 'to a release that is not newer',
      spoil: () => put(release, { 'package.json': '{ "version": "1.0.0" }' }),
      says: 'release 1.0.0 is not newer than 1.0.0, which this site has',
    },
    {
      what: 'without a record of what the site was made from',
      spoil: () => {
        rmSync(join(site, BASE))
        commit('No record')
      },
      says: 'upgrades/base.json is missing, so what you changed is not known; docs/upgrading.md says how',
    },
    {
      what: 'when its branch exists',
      spoil: () => git(site, 'branch', 'upgrade-1.1.0'),
      says: 'the branch upgrade-1.1.0 exists already; merge or delete it, then upgrade',
    },
    {
      what: 'when the site does not build',
      spoil: () => {
        put(site, { 'scripts/run.mjs': 'process.exit(1)\n' })
        commit('Broken')
      },
      says: 'the site does not build before the upgrade, so nothing was changed',
    },
    {
      what: 'without a branch',
      spoil: () => git(site, 'switch', '--quiet', '--detach'),
      says: 'no branch is checked out; switch to one first',
    },
    {
      what: 'to a folder that is not a release',
      spoil: () => rmSync(join(release, 'ownership.json')),
      says: 'is not a release of this project: its package.json or ownership.json cannot be read',
    },
  ])('$what', async ({ spoil, says }) => {
    spoil()
    await expect(run()).rejects.toThrow(says)
    expect(git(site, 'status', '--porcelain')).toBe('')
  })

  it('to what is neither a folder nor a repository', async () => {
    await expect(run(join(site, 'nowhere'))).rejects.toThrow('is not a folder, and Git cannot copy it from there')
  })
})
