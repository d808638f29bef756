/**
 * Who changes which file. An agency changes `yours` and no upgrade does; an upgrade replaces `ours`; `merged` files have
 * entries of both. `ownership.json` says it as data, so that one release can read what another one says.
 */

export const OWNERSHIP = 'ownership.json'

type Class = 'yours' | 'ours' | 'merged'

/** Files, and folders with a slash at the end, of each class. */
export type Ownership = Record<Class, readonly string[]>

/** The class of a file: what the longest path in the declaration that covers it says. Nothing covers a file without an owner. */
export function classOf(file: string, ownership: Ownership): Class | undefined {
  let best = ''
  let found: Class | undefined
  for (const [name, paths] of Object.entries(ownership) as [Class, readonly string[]][]) {
    for (const path of paths) {
      const covers = path === file || (path.endsWith('/') && file.startsWith(path))
      if (covers && path.length > best.length) [best, found] = [path, name]
    }
  }
  return found
}

/** The declaration of a newer release, with what the agency declared as its own. */
export function mergeOwnership(own: Ownership, release: Ownership): Ownership {
  const declared = new Set(Object.values(release).flat())
  return { ...release, yours: [...release.yours, ...own.yours.filter((path) => !declared.has(path))] }
}

/** What to go by during an upgrade: a path that only the installed release declares is still one of the project. */
export function bothOwnerships(own: Ownership, release: Ownership): Ownership {
  const merged = mergeOwnership(own, release)
  const declared = new Set(Object.values(merged).flat())
  return { ...merged, ours: [...merged.ours, ...own.ours.filter((path) => !declared.has(path))] }
}
