/** Everything that is known before anything is written: the two releases, and what the newer one changes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { expectCommitted } from '../changes/as-committed'
import { cleanHead, type Entry, entriesOf, gitOrNothing } from '../changes/git'
import { BASE, type Base, patchOf, readBase } from './base'
import { type LockPlan, planLock } from './lock-file'
import { CONTENT_VERSION, isContentText } from './migrate'
import { bothOwnerships, mergeOwnership, OWNERSHIP, type Ownership } from './ownership'
import { type Merged, mergePackageJson, type PackageJson } from './package-json'
import { type FilePlan, planFiles } from './plan'
import type { Release } from './release'
import { isNewer, isVersion } from './versions'

export type Preparation = {
  /** The branch of the agency, the commit that it is at, and the new branch of the upgrade. */
  branch: string
  commit: string
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
  const { branch, commit } = cleanHead(folder)
  if (gitOrNothing(folder, 'var', 'GIT_COMMITTER_IDENT') === undefined) {
    throw new EnvironmentError('Git does not know who you are; set user.name and user.email with git config')
  }
  const readOwn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const own: PackageJson = readOwn('package.json')
  const base = readBase(folder)
  // What somebody wrote into package.json does not say which release is installed.
  const from = base.packageJson.version
  const to = release.packageJson.version
  const wrong = [from, to].find((version) => !isVersion(version))
  if (wrong !== undefined) throw new EnvironmentError(`${JSON.stringify(wrong)} is not a version such as 1.1.0`)
  if (!isNewer(to, from)) throw new EnvironmentError(`release ${to} is not newer than ${from}, which this site has`)
  const upgradeBranch = `upgrade-${to}`
  if (gitOrNothing(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${upgradeBranch}`) !== undefined) {
    throw new EnvironmentError(`the branch ${upgradeBranch} exists already; merge or delete it, then upgrade`)
  }
  const ownership: Ownership = readOwn(OWNERSHIP)
  const packageJson = mergePackageJson(base.packageJson, own, release.packageJson)
  const entries = entriesOf(folder, commit)
  const plan = planFiles({
    ownership: bothOwnerships(ownership, release.ownership),
    base: base.files,
    own: entries,
    release: release.files,
    isSame: (file) => isSameFile(join(folder, file), join(release.folder, file)),
  })
  expectNothingHidden(folder, entries, plan, patchOf({ from, to }))
  const locks = [folder, release.folder].map((at) => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')))
  return {
    ...{ branch, commit, upgradeBranch, from, to, base, plan, packageJson },
    withoutPatch: plan.changedByAgency.filter((file) => !hasText(folder, base.files[file])),
    lock: planLock(packageJson.json, { json: own, lock: locks[0] }, { json: release.packageJson, lock: locks[1] }),
    ownership: mergeOwnership(ownership, release.ownership),
  }
}

/** Every file that may be written: Git can be set not to show that one was changed, or that it is there. */
function expectNothingHidden(folder: string, entries: ReadonlyMap<string, Entry>, plan: FilePlan, patch: string): void {
  const [submodule] = [...entries].find(([file, { mode }]) => mode === '160000' && /^content(?:\/|$)/.test(file)) ?? []
  if (submodule !== undefined)
    throw new EnvironmentError(
      `${submodule} is a submodule, so an upgrade cannot change it; commit its files here instead`,
    )
  const merged = ['package.json', 'package-lock.json', OWNERSHIP, CONTENT_VERSION]
  const texts = [...entries.keys()].filter(isContentText)
  const { added, replaced, deleted } = plan
  expectCommitted(folder, entries, [...added, ...replaced, ...deleted, ...merged, ...texts, BASE, patch])
}

/** A file that the agency added had no text before. */
const hasText = (folder: string, blob = ''): boolean =>
  blob === '' || gitOrNothing(folder, 'cat-file', '-e', blob) !== undefined

/** Git can be set to write other line ends than it keeps. */
const isSameFile = (one: string, other: string): boolean => existsSync(one) && textAt(one) === textAt(other)

const textAt = (path: string): string => readFileSync(path, 'latin1').replaceAll('\r\n', '\n')
