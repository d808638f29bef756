/** package.json has entries of the project (commands, packages) and of the agency (name, further packages). */

export type PackageJson = { version: string } & Record<string, unknown>

export type Merged = {
  json: PackageJson
  /** Entries that both had changed, such as `scripts.build`: those of the release are in force. */
  overruled: string[]
}

type Entries = Record<string, unknown>

/** The groups that name packages. */
const PACKAGES = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']

/**
 * Merges entry by entry: the side that changed an entry since the installed release wins, and the release where both did.
 * @param base the file of the installed release
 */
export function mergePackageJson(base: PackageJson, own: PackageJson, release: PackageJson): Merged {
  const overruled: string[] = []
  const json = mergeEntries(base, own, release, '', overruled)
  // The version says which release is installed, whatever somebody wrote there.
  return { json: { ...json, version: release.version }, overruled: overruled.filter((name) => name !== 'version') }
}

/** Whether two versions of the file ask for the same packages, so that one lock file does for both. */
export const haveSamePackages = (one: PackageJson, other: PackageJson): boolean =>
  PACKAGES.every((name) => isSame(sorted(one[name]), sorted(other[name])))

function mergeEntries(base: Entries, own: Entries, release: Entries, path: string, overruled: string[]): Entries {
  const names = [...new Set([...Object.keys(release), ...Object.keys(own)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = [base[name], own[name], release[name]] as const
      const value = values.every(isGroup)
        ? mergeEntries(values[0] as Entries, values[1] as Entries, values[2] as Entries, `${path}${name}.`, overruled)
        : chosen(values, `${path}${name}`, overruled)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function chosen([base, own, release]: readonly unknown[], name: string, overruled: string[]): unknown {
  if (isSame(own, base)) return release
  if (isSame(release, base)) return own
  if (!isSame(own, release)) overruled.push(name)
  // What the release no longer has, the agency may still need.
  return release ?? own
}

const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const sorted = (group: unknown): [string, unknown][] =>
  Object.entries((group ?? {}) as Entries).sort(([one], [other]) => (one < other ? -1 : 1))
