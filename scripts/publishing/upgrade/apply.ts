/** Writes what was planned: files of the project, the merged files, and the patch with the changes of the agency. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BASE, type Base, formatBase, recorded, stagedBlobs } from './base'
import { git, gitWith } from './git'
import type { Done } from './migrate'
import { OWNERSHIP } from './ownership'
import type { Preparation } from './preparation'
import type { Release } from './release'

/** Where the changes of the agency in files of the project are kept. */
export const patchOf = ({ from, to }: Pick<Preparation, 'from' | 'to'>): string => `upgrades/${from}-to-${to}.patch`

/** Brings the files of a folder to the newer release. */
export function applyFiles(folder: string, release: Release, preparation: Preparation): void {
  const { base, plan, withoutPatch, packageJson, lock, ownership } = preparation
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const changed = plan.changedByAgency.filter((file) => !withoutPatch.includes(file))
  if (changed.length > 0) put(patchOf(preparation), changesSince(folder, base, changed))
  // Git also removes the folders that become empty.
  if (plan.deleted.length > 0) git(folder, 'rm', '--quiet', '--', ...plan.deleted.map((file) => `:(literal)${file}`))
  for (const file of [...plan.added, ...plan.replaced]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(release.folder, file), join(folder, file))
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  put('package.json', json(packageJson.json))
  put('package-lock.json', json(lock.lock))
  put(OWNERSHIP, json(ownership))
}

/** What the agency changed in files of the project, for `git apply`. */
function changesSince(folder: string, { files: base }: Base, files: readonly string[]): string {
  const aside = mkdtempSync(join(tmpdir(), 'base-'))
  try {
    const index = join(aside, 'index')
    const input = files.map((file) => (base[file] ? `100644 ${base[file]}\t${file}\0` : '')).join('')
    gitWith(folder, { index, input }, 'update-index', '-z', '--index-info')
    const tree = gitWith(folder, { index }, 'write-tree').trim()
    const literal = files.map((file) => `:(literal)${file}`)
    return git(folder, 'diff', '--binary', '--no-renames', tree, 'HEAD', '--', ...literal)
  } finally {
    rmSync(aside, { recursive: true })
  }
}

/** Writes what the next upgrade compares with: the files of this release that were put in place and staged. */
export function recordBase(folder: string, { files, packageJson, ownership }: Release): void {
  const base = { packageJson, files: recorded(files, ownership, stagedBlobs(folder)) }
  writeFileSync(join(folder, BASE), formatBase(base))
  git(folder, 'add', '--', BASE)
}

/** Installs the packages of the lock file. */
export function installPackages(folder: string, how: 'ci' | 'install'): void {
  execFileSync('npm', [how], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** Runs the migrations of the newer release, which this program cannot know. */
export function migrateContent(folder: string): Done[] {
  const command = ['scripts/run.mjs', 'publishing/upgrade/migrate-content']
  return JSON.parse(
    execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}
