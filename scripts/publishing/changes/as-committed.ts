/**
 * Whether files are as the last commit has them, by their bytes. `git status` does not say it: files can be marked as
 * unchanged, be left out of the folder, or be ignored by a setting that only this machine has.
 */
import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { type Entry, gitWith } from './git'

/**
 * Throws an EnvironmentError that names a file whose change would lose something: it is not as it was committed, Git does not
 * know it, or it lies elsewhere.
 */
export function expectCommitted(folder: string, entries: ReadonlyMap<string, Entry>, files: Iterable<string>): void {
  const root = realpathSync(folder)
  const tracked: string[] = []
  for (const file of files) {
    const entry = entries.get(file)
    const stats = lstatSync(join(folder, file), { throwIfNoEntry: false })
    if (!isInside(root, dirname(join(folder, file))))
      throw new EnvironmentError(`${file} is behind a link that leads out of this folder; remove the link first`)
    if (entry !== undefined && stats === undefined) throw hiddenChange(file)
    if (stats === undefined) continue
    if (entry === undefined)
      throw new EnvironmentError(`${file} is there, and Git does not know it; commit it or move it away first`)
    if (!stats.isFile() || !entry.mode.startsWith('100'))
      throw new EnvironmentError(`${file} is not a plain file; put one in its place and commit it first`)
    tracked.push(file)
  }
  const changed = firstChanged(folder, entries, tracked)
  if (changed !== undefined) throw hiddenChange(changed)
}

/** `git status` shows all other changes, and they are refused before. */
const hiddenChange = (file: string): EnvironmentError =>
  new EnvironmentError(
    `${file} is not as it was committed, and Git is set not to show this; docs/upgrading.md says how to see and commit it`,
  )

/** By the bytes as Git would keep them, or as they are: a text can have been committed with the line ends of another system. */
function firstChanged(folder: string, entries: ReadonlyMap<string, Entry>, files: string[]): string | undefined {
  const idsOf = (some: string[], ...options: string[]): string[] =>
    some.length === 0
      ? []
      : gitWith(folder, { input: lines(some) }, 'hash-object', '--stdin-paths', ...options).split('\n')
  const differing = (some: string[], ids: string[]) =>
    some.filter((file, index) => entries.get(file)?.id !== ids[index])
  const kept = differing(files, idsOf(files))
  return differing(kept, idsOf(kept, '--no-filters'))[0]
}

/** Paths as `--stdin-paths` reads them. */
export const lines = (files: readonly string[]): string =>
  files.map((file) => `${/["\n\\]/.test(file) ? JSON.stringify(file) : file}\n`).join('')

/** Whether the folder that a file would be in belongs to the project, as far as it exists. */
function isInside(root: string, folder: string): boolean {
  try {
    const real = realpathSync(folder)
    return real === root || real.startsWith(`${root}${sep}`)
  } catch {
    return isInside(root, dirname(folder))
  }
}
