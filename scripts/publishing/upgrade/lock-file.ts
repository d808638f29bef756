/** package-lock.json says which packages are installed, and repeats what package.json says about the project itself. */
import { haveSamePackages, isSame, type PackageJson } from './package-json'

type LockFile = { name?: unknown; version?: unknown; packages: Record<string, Record<string, unknown>> }

export type LockPlan = {
  lock: LockFile
  /** How the packages get installed, if they are different: from the lock file, or with those of the agency added to it. */
  install?: 'ci' | 'install'
}

/**
 * Chooses the lock file for a merged package.json.
 * @param own what the agency has: package.json and its lock file
 */
export function planLock(
  merged: PackageJson,
  own: { json: PackageJson; lock: LockFile },
  release: { json: PackageJson; lock: LockFile },
): LockPlan {
  const kept = lockFor(own.lock, merged)
  const theirs = lockFor(release.lock, merged)
  if (haveSamePackages(merged, release.json))
    return isSame(kept, theirs) ? { lock: kept } : { lock: theirs, install: 'ci' }
  return haveSamePackages(merged, own.json) ? { lock: kept } : { lock: theirs, install: 'install' }
}

/** A lock file with the name and the version of another project. */
function lockFor(lock: LockFile, { name, version }: PackageJson): LockFile {
  return { ...lock, name, version, packages: { ...lock.packages, '': { ...lock.packages[''], name, version } } }
}
