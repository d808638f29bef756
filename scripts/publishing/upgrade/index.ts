/** An upgrade from the installed release to a newer one, on a branch of its own. */
import { spawnSync } from 'node:child_process'
import { EnvironmentError } from '../../lib/environment-error'
import { type Addresses, compareAddresses, readAddresses } from './addresses'
import { applyFiles, installPackages, migrateContent, recordBase } from './apply'
import { git } from './git'
import { contentVersion, type Done } from './migrate'
import { type Preparation, prepare } from './preparation'
import { openRelease, type Release } from './release'
import { describeChanges, describeDryRun, describeResult } from './report'

type Options = {
  folder: string
  /** A folder, or the address of a Git repository. */
  from: string
  isDryRun: boolean
  say: (text: string) => Promise<void>
}

/** Resolves to whether the site builds on the newer release and no address is lost. */
export async function upgrade({ folder, from, isDryRun, say }: Options): Promise<boolean> {
  const release = openRelease(from)
  try {
    const preparation = prepare(folder, release)
    if (isDryRun) {
      await say(describeDryRun(preparation, contentVersion(folder), contentVersion(release.folder)))
      return true
    }
    const before = build(folder)
    if (typeof before === 'string') {
      await say(before)
      throw new EnvironmentError('the site does not build before the upgrade, so nothing was changed')
    }
    const migrations = change(folder, release, preparation)
    await say(describeChanges(preparation, migrations))
    const after = build(folder)
    keepWhatBuildingChanged(folder)
    if (typeof after === 'string') await say(`${after}\nThe site does not build on the newer release.\n`)
    const addresses = typeof after === 'string' ? undefined : compareAddresses(before, after)
    await say(describeResult(preparation, addresses))
    return addresses?.lost.length === 0
  } finally {
    release.close()
  }
}

/** Writes and commits everything, or leaves the folder as it was. */
function change(folder: string, release: Release, preparation: Preparation): Done[] {
  const { from, to, branch, upgradeBranch, lock } = preparation
  git(folder, 'switch', '--quiet', '--create', upgradeBranch)
  try {
    applyFiles(folder, release, preparation)
    if (lock.install) installPackages(folder, lock.install)
    const migrations = migrateContent(folder)
    git(folder, 'add', '--all')
    recordBase(folder, release)
    git(folder, 'commit', '--quiet', '--message', `Upgrade from release ${from} to ${to}`)
    return migrations
  } catch (error) {
    // Nothing of the agency was uncommitted, so this removes only what was written above.
    git(folder, 'reset', '--quiet', '--hard')
    git(folder, 'clean', '--quiet', '-d', '--force')
    git(folder, 'switch', '--quiet', branch)
    git(folder, 'branch', '--quiet', '--delete', '--force', upgradeBranch)
    const again = lock.install ? ' Run npm ci to have the old packages again.' : ''
    throw new EnvironmentError(`the upgrade failed and was undone: ${(error as Error).message}${again}`)
  }
}

/** The addresses of the built site, or what the build says when it fails. */
function build(folder: string): Addresses | string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build-site'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return status === 0 ? readAddresses(folder) : stderr
}

/** The bundler writes the route tree anew when the agency has routes of its own. */
function keepWhatBuildingChanged(folder: string): void {
  if (git(folder, 'status', '--porcelain') === '') return
  git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit')
}
