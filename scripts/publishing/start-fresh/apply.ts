/** Replaces files of a folder that Git keeps, all of them or none. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { git } from '../upgrade/git'

export type Changes = {
  /** Files and folders that go. */
  removed: readonly string[]
  /** What is written afterwards, by its path in the folder. */
  written: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Keeps the process alive through Ctrl-C and the like until the writing is done, and says afterwards whether one came.
 * A signal before that ends the process as usual: nothing is written yet.
 */
export function holdSignals(): () => boolean {
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  return () => isStopped
}

/**
 * Writes everything in one go, without a moment in which a signal could be heard.
 * @param isStopped whether somebody asked to stop in the meantime
 * @returns whether the changes were made
 */
export async function applyChanges(
  folder: string,
  { removed, written }: Changes,
  isStopped: () => boolean,
): Promise<boolean> {
  try {
    for (const path of removed) rmSync(join(folder, path), { recursive: true, force: true })
    for (const [path, content] of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
  } catch (error) {
    undo(folder)
    throw error
  }
  // Signals that came in the meantime are heard now.
  await new Promise((resolve) => setTimeout(resolve))
  if (!isStopped()) return true
  undo(folder)
  return false
}

/** Everything was committed before, so this removes only what was written. */
function undo(folder: string): void {
  git(folder, 'reset', '--quiet', '--hard')
  git(folder, 'clean', '--quiet', '-d', '--force')
}
