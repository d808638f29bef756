/** Upgrades of a small project whose builds are played; tests/whole-site upgrades the real one. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { upgrade } from '.'
import { git } from './git'

/** Plays `scripts/run.mjs`: a build has the page `/`, and a migration changes nothing. */
const RUN = `import { mkdirSync, writeFileSync } from 'node:fs'
if (process.argv[2] === 'build-site') {
  mkdirSync('.generated/content', { recursive: true })
  writeFileSync('.generated/content/pages.json', '[{"path":"/"}]')
  writeFileSync('.generated/content/redirects.json', '[]')
} else console.log('[]')
`

let root: string
let site: string
let release: string

beforeEach(() => {
  for (const name of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${name}_NAME`, 'A')
    vi.stubEnv(`GIT_${name}_EMAIL`, 'a@example.com')
  }
  root = mkdtempSync(join(tmpdir(), 'upgrade-'))
  site = join(root, 'site')
  release = join(root, 'release')
  put(site, {
    'package.json': '{\n  "version": "1.0.0"\n}\n',
    'package-lock.json': '{ "packages": {} }\n',
    'ownership.json': JSON.stringify({ yours: ['content/'], merged: ['package.json'], ours: ['scripts/', 'src/'] }),
    'content-version.txt': '0\n',
    'content/post.md': 'Words.\n',
    'scripts/run.mjs': RUN,
    'src/a.ts': 'a\n',
    '.gitignore': '.generated/\n',
  })
  cpSync(site, release, { recursive: true })
  put(release, { 'package.json': '{\n  "version": "1.1.0"\n}\n', 'src/a.ts': 'a2\n', 'content/post.md': 'Sample.\n' })
  git(site, 'init', '--quiet', '--initial-branch', 'main')
  commit('The release')
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

function put(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function commit(message: string): void {
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '--message', message)
}

const read = (file: string) => readFileSync(join(site, file), 'utf8')

async function run(from = release) {
  let said = ''
  const isGood = await upgrade({
    folder: site,
    from,
    isDryRun: false,
    say: async (text) => {
      said += text
    },
  })
  return { isGood, said }
}

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
      says: 'no branch is checked out; switch to one, then upgrade',
    },
    {
      what: 'to a folder that is no release',
      spoil: () => rmSync(join(release, 'ownership.json')),
      says: 'is no release of this project: its package.json or ownership.json cannot be read',
    },
  ])('$what', async ({ spoil, says }) => {
    spoil()
    await expect(run()).rejects.toThrow(says)
    expect(git(site, 'status', '--porcelain')).toBe('')
  })

  it('to what is neither a folder nor a repository', async () => {
    await expect(run(join(root, 'nowhere'))).rejects.toThrow('is no folder, and Git cannot copy it from there')
  })
})
