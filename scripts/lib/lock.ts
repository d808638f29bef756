/**
 * One build at a time writes to a place. Each build puts a lock file of its own beside the place and then looks for those
 * of others: of two builds, the second sees the first, so that never both go on. No name is used twice, so
 * that removing the lock of a process that died cannot remove another.
 */
import { randomBytes } from 'node:crypto'
import { lstat, readdir, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EnvironmentError } from './environment-error'
import { once } from './once'
import { startOf } from './process-start'

const PATIENCE_MS = 15_000
/** Without the start of its process, a lock older than this is stale: process numbers are reused. */
const STALE_MS = 120_000

/** A lock is named `.out.lock-PID-START-RANDOM`; START is missing where the system does not tell it. */
export const lockPrefix = (place: string): string => `.${basename(place)}.lock-`

const ownStart = once(() => startOf(process.pid) ?? '')

/** Does the work alone; waits while another build is at it, for `patience` milliseconds at most. */
export async function withLock<Result>(
  place: string,
  work: () => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  const folder = dirname(place)
  const prefix = lockPrefix(place)
  const own = `${prefix}${process.pid}-${ownStart()}-${randomBytes(8).toString('hex')}`
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
        throw new EnvironmentError(`another process is writing to ${place}; if none is, remove ${join(folder, other)}`)
      }
      // A random time, so that two builds that saw each other do not meet again.
      await sleep(10 + Math.random() * 40)
    }
  } finally {
    await unlink(join(folder, own)).catch(() => undefined)
  }
}

/** The lock of another build that is running. Those of builds that died are removed. */
async function lockOfOther(folder: string, prefix: string, own: string): Promise<string | undefined> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === own) continue
    const [pid, start = ''] = name.slice(prefix.length).split('-')
    if (await isHeld(join(folder, name), Number(pid), start)) return name
    await unlink(join(folder, name)).catch(() => undefined)
  }
  return undefined
}

async function isHeld(lock: string, pid: number, start: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const startNow = startOf(pid)
  if (start !== '' && startNow !== undefined) return start === startNow
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
