/** Everything that is known before anything is written: the two releases, and what the newer one changes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { changedFiles, cleanBranch, filesOf, git, gitOrNothing, items } from './git'
import { type LockPlan, planLock } from './lock-file'
import { bothOwnerships, mergeOwnership, OWNERSHIP, type Ownership } from './ownership'
import { type Merged, mergePackageJson, type PackageJson } from './package-json'
import { type FilePlan, planFiles } from './plan'
import type { Release } from './release'

export type Preparation = {
  /** The branch of the agency, and the new one of the upgrade. */
  branch: string
  upgradeBranch: string
  from: string
  to: string
  /** The commit in which the agency took the installed release. */
  base: string
  plan: FilePlan
  packageJson: Merged
  lock: LockPlan
  ownership: Ownership
}

/** Throws an EnvironmentError when the upgrade cannot begin. */
export function prepare(folder: string, source: string, release: Release): Preparation {
  const branch = cleanBranch(folder)
  if (gitOrNothing(folder, 'var', 'GIT_COMMITTER_IDENT') === undefined) {
    throw new EnvironmentError('Git does not know who you are; set user.name and user.email with git config')
  }
  const readOwn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const own: PackageJson = readOwn('package.json')
  const from = own.version
  const to = release.packageJson.version
  if (!isNewer(to, from)) throw new EnvironmentError(`release ${to} is not newer than ${from}, which this site has`)
  const upgradeBranch = `upgrade-${to}`
  if (gitOrNothing(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${upgradeBranch}`) !== undefined) {
    throw new EnvironmentError(`the branch ${upgradeBranch} exists already; merge or delete it, then upgrade`)
  }
  const base = findBase(folder, source, from)
  const ownership: Ownership = readOwn(OWNERSHIP)
  const baseJson: PackageJson = JSON.parse(git(folder, 'show', `${base}:package.json`))
  const packageJson = mergePackageJson(baseJson, own, release.packageJson)
  const locks = [folder, release.folder].map((at) => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')))
  return {
    ...{ branch, upgradeBranch, from, to, base, packageJson },
    plan: planFiles({
      ownership: bothOwnerships(ownership, release.ownership),
      base: filesOf(folder, base),
      own: items(git(folder, 'ls-files', '-z')),
      release: release.files,
      changed: changedFiles(folder, base, 'HEAD'),
      isSame: (file) => isSameFile(join(folder, file), join(release.folder, file)),
    }),
    lock: planLock(packageJson.json, { json: own, lock: locks[0] }, { json: release.packageJson, lock: locks[1] }),
    ownership: mergeOwnership(ownership, release.ownership),
  }
}

/**
 * The commit that has the installed release as it came: its tag in the repository of the project, or the last commit of
 * the agency that changed the version.
 */
function findBase(folder: string, source: string, version: string): string {
  const [address = ''] = source.split('#')
  const tag = `refs/tags/v${version}`
  if (gitOrNothing(folder, 'fetch', '--quiet', '--no-tags', '--', address, tag) !== undefined) {
    return git(folder, 'rev-parse', 'FETCH_HEAD^{commit}').trim()
  }
  const taken = git(folder, 'log', '-1', '--format=%H', '-G^  "version":', '--', 'package.json').trim()
  if (taken === '') throw new EnvironmentError('Git does not know when package.json got its version; commit it first')
  return taken
}

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other))
