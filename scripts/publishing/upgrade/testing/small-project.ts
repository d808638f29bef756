/** A project of a few files whose builds are played, the site that was made from it, and its newer release. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import { git } from '../../changes/git'
import { upgrade } from '..'
import { BASE, baseOf, formatBase } from '../base'

/** Plays `scripts/run.mjs`: a build has the page `/`, and a migration changes nothing. */
export const RUN = `import { mkdirSync, writeFileSync } from 'node:fs'
if (process.argv[2] === 'build-site') {
  mkdirSync('.generated/content', { recursive: true })
  writeFileSync('.generated/content/pages.json', '[{"path":"/"}]')
  writeFileSync('.generated/content/redirects.json', '[]')
} else console.log('[]')
`

/** Release 1.0.0, as it comes. */
export const FIRST: Readonly<Record<string, string>> = {
  'package.json': '{\n  "version": "1.0.0"\n}\n',
  'package-lock.json': '{ "packages": {} }\n',
  'ownership.json': JSON.stringify({
    yours: ['content/', 'upgrades/', 'published-urls.txt'],
    merged: ['package.json', 'package-lock.json', 'ownership.json', 'content-version.txt'],
    ours: ['scripts/', 'src/', 'sample/', '.gitignore'],
  }),
  'content-version.txt': '0\n',
  'content/post.md': 'Words.\n',
  'scripts/run.mjs': RUN,
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'sample/a.ts': 'a\n',
  'published-urls.txt': '/\n',
  '.gitignore': '.generated/\n',
}

/** What release 1.1.0 has instead. */
const SECOND = { 'package.json': '{\n  "version": "1.1.0"\n}\n', 'src/a.ts': 'a2\n', 'content/post.md': 'Sample.\n' }

export type SmallProject = {
  root: string
  /** A repository of one commit with release 1.0.0, and one with the record of it. */
  site: string
  /** A folder with release 1.1.0. */
  release: string
  remove: () => void
}

export function createSmallProject(): SmallProject {
  for (const name of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${name}_NAME`, 'A')
    vi.stubEnv(`GIT_${name}_EMAIL`, 'a@example.com')
  }
  const root = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const [site, release] = [join(root, 'site'), join(root, 'release')]
  put(site, FIRST)
  cpSync(site, release, { recursive: true })
  put(release, SECOND)
  initialize(site)
  adopt(site, 'HEAD')
  return {
    ...{ root, site, release },
    remove: () => {
      rmSync(root, { recursive: true, force: true })
      vi.unstubAllEnvs()
    },
  }
}

/** Makes a repository of a folder, with one commit. */
export function initialize(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  commitAll(folder, 'The release')
}

export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

export function commitAll(folder: string, message: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', message)
}

/** What `npm run adopt` and a commit do. */
export function adopt(folder: string, commit: string): void {
  put(folder, { [BASE]: formatBase(baseOf(folder, commit)) })
  commitAll(folder, 'Adopted')
}

/** An upgrade, and everything that it says. */
export async function upgradeIn(folder: string, from: string, isDryRun = false) {
  const said: string[] = []
  const say = async (text: string) => void said.push(text)
  const { signal } = new AbortController()
  return { isGood: await upgrade({ folder, from, isDryRun, say, signal }), said: said.join('') }
}
