/**
 * One build at a time writes to a place. Each build puts a file of its own beside the place and then looks for those of
 * others: of two builds, the one that came second sees the first, so that never both go on. The names are never used
 * again, so that removing the file of a process that died cannot hit another.
 */
import { randomUUID } from 'node:crypto'
import { lstat, readdir, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EnvironmentError } from './environment'

const PATIENCE_MS = 15_000
/** A process may have been given the number of one that died: nobody writes for so long. */
const STALE_MS = 120_000

/** Does the work alone; waits while another build is at it, for `patience` milliseconds at most. */
export async function withLock<Result>(
  place: string,
  work: () => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  const folder = dirname(place)
  const prefix = `.${basename(place)}.lock-`
  const own = `${prefix}${process.pid}-${randomUUID()}`
  const started = performance.now()
  try {
    for (;;) {
      let other = await lockOfOther(folder, prefix, own)
      if (other === undefined) {
        await writeFile(join(folder, own), '', { flag: 'wx' })
        other = await lockOfOther(folder, prefix, own)
        if (other === undefined) return await work()
        await unlink(join(folder, own))
      }
      if (performance.now() - started > patience) {
        throw new EnvironmentError(`another build is writing to ${place}; if none is, remove ${join(folder, other)}`)
      }
      // By chance, so that two builds that saw each other do not meet again.
      await sleep(10 + Math.random() * 40)
    }
  } finally {
    await unlink(join(folder, own)).catch(() => undefined)
  }
}

/** The file of another build that goes on. Those of builds that died are removed. */
async function lockOfOther(folder: string, prefix: string, own: string): Promise<string | undefined> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === own) continue
    if (await isHeld(join(folder, name), Number.parseInt(name.slice(prefix.length), 10))) return name
    await unlink(join(folder, name)).catch(() => undefined)
  }
  return undefined
}

async function isHeld(lock: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const stats = await lstat(lock).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs < STALE_MS
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
