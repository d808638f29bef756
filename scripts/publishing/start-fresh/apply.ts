/** Replaces files of a folder that Git keeps, all of them or none. */
import { headOf } from '../changes/git'
import { type Bytes, Journal } from '../changes/journal'
import { isStopped } from '../changes/stop'

export type Changes = {
  /** Files and folders that go, but for files that Git does not know. */
  removed: readonly string[]
  /** What is written, by its path in the folder. */
  written: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Writes everything in one go, without a moment in which a signal could be heard.
 * @param signal whether somebody asked to stop in the meantime
 * @returns whether the changes were made
 */
export async function applyChanges(
  folder: string,
  { removed, written }: Changes,
  signal: AbortSignal,
): Promise<boolean> {
  const journal = Journal.begin(folder, { ...headOf(folder), what: 'the fresh start' })
  const goes = (file: string) => removed.some((path) => file === path || file.startsWith(`${path}/`))
  const gone = [...journal.entries.keys()].filter(goes).map((file): [string, Bytes] => [file, undefined])
  try {
    journal.put(new Map<string, Bytes>([...gone, ...written]))
  } catch (error) {
    journal.undo()
    throw error
  }
  if (await isStopped(signal)) journal.undo()
  else journal.end()
  return !signal.aborted
}
