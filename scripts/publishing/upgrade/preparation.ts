/** Everything that is known before anything is written: the two releases, and what the newer one changes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { type Base, blobsOf, readBase } from './base'
import { cleanBranch, gitOrNothing } from './git'
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
  /** The installed release as it came. */
  base: Base
  plan: FilePlan
  /** Files that the agency changed, of which Git does not have the text as it came. */
  withoutPatch: string[]
  packageJson: Merged
  lock: LockPlan
  ownership: Ownership
}

/** Throws an EnvironmentError when the upgrade cannot begin. */
export function prepare(folder: string, release: Release): Preparation {
  const branch = cleanBranch(folder)
  if (gitOrNothing(folder, 'var', 'GIT_COMMITTER_IDENT') === undefined) {
    throw new EnvironmentError('Git does not know who you are; set user.name and user.email with git config')
  }
  const readOwn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const own: PackageJson = readOwn('package.json')
  const base = readBase(folder)
  // What somebody wrote into package.json does not say which release is installed.
  const from = base.packageJson.version
  const to = release.packageJson.version
  if (!isNewer(to, from)) throw new EnvironmentError(`release ${to} is not newer than ${from}, which this site has`)
  const upgradeBranch = `upgrade-${to}`
  if (gitOrNothing(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${upgradeBranch}`) !== undefined) {
    throw new EnvironmentError(`the branch ${upgradeBranch} exists already; merge or delete it, then upgrade`)
  }
  const ownership: Ownership = readOwn(OWNERSHIP)
  const packageJson = mergePackageJson(base.packageJson, own, release.packageJson)
  const plan = planFiles({
    ownership: bothOwnerships(ownership, release.ownership),
    base: base.files,
    own: blobsOf(folder, 'HEAD'),
    release: release.files,
    isSame: (file) => isSameFile(join(folder, file), join(release.folder, file)),
  })
  const locks = [folder, release.folder].map((at) => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')))
  return {
    ...{ branch, upgradeBranch, from, to, base, plan, packageJson },
    withoutPatch: plan.changedByAgency.filter((file) => !hasText(folder, base.files[file])),
    lock: planLock(packageJson.json, { json: own, lock: locks[0] }, { json: release.packageJson, lock: locks[1] }),
    ownership: mergeOwnership(ownership, release.ownership),
  }
}

/** A file that the agency added had no text before. */
const hasText = (folder: string, blob = ''): boolean =>
  blob === '' || gitOrNothing(folder, 'cat-file', '-e', blob) !== undefined

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other))
