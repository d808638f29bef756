/** One at a time, also when processes die and when many start at once. */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundle } from '../../tests/content/support/bundle'
import { cases } from '../../tests/tier'
import { EnvironmentError } from './environment-error'
import { withLock } from './lock'
import { startOf } from './process-start'

let folder: string
let place: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-test-'))
  place = join(folder, 'out')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The lock of a process; without `start`, as a system names it that does not tell when processes started. */
const lockOf = (pid: number, start = ''): string => join(folder, `.out.lock-${pid}-${start}-0`)
const ownLock = () => lockOf(process.pid, startOf(process.pid))

async function age(lock: string): Promise<void> {
  const longAgo = new Date(Date.now() - 10 * 60_000)
  await utimes(lock, longAgo, longAgo)
}

it('lets one in at a time, and every one in the end', async () => {
  let inside = 0
  let most = 0
  let done = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await readdir(folder)
    inside--
    done++
  }
  await Promise.all(Array.from({ length: 20 }, () => withLock(place, work)))
  expect({ most, done }).toEqual({ most: 1, done: 20 })
  expect(await readdir(folder)).toEqual([])
})

it('removes the lock of a process that died', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(lockOf(pid), '')
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
  expect(await readdir(folder)).toEqual([])
})

it('gives up on the lock of a process that lives, however old, and says in one line what to do', async () => {
  const lock = ownLock()
  await writeFile(lock, '')
  await age(lock)
  const waiting = withLock(place, async () => 'done', 100)
  await expect(waiting).rejects.toThrow(EnvironmentError)
  await expect(waiting).rejects.toThrow(`another process is writing to ${place}; if none is, remove ${lock}`)
  expect(await readdir(folder)).toEqual([basename(lock)])
})

it('removes the lock of a process that died, when a new process was given its number', async () => {
  await writeFile(lockOf(process.pid, 'earlier'), '')
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
  expect(await readdir(folder)).toEqual([])
})

it('goes by the age of a lock that does not say when its process started', async () => {
  const lock = lockOf(process.pid)
  await writeFile(lock, '')
  await expect(withLock(place, async () => 'done', 0)).rejects.toThrow(EnvironmentError)
  await age(lock)
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
})

it('goes on when the other is done', async () => {
  const order: string[] = []
  const first = withLock(place, async () => {
    order.push('first starts')
    // The second has looked for locks by then: it is asked to wait.
    for (let looks = 0; looks < 100; looks++) await readdir(folder)
    order.push('first ends')
  })
  const second = withLock(place, async () => order.push('second'))
  await Promise.all([first, second])
  expect(order.indexOf('first ends') - order.indexOf('first starts')).toBe(1)
  expect(order).toHaveLength(3)
})

it('is free again after a failure', async () => {
  await expect(withLock(place, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
})

it('lets one process in at a time when many find the lock of a dead process', async () => {
  const script = await bundle('tests/content/support/lock-and-look.ts', join(folder, 'script'))
  const processes = Array.from({ length: 6 }, () => fork(script))
  await Promise.all(processes.map((child) => once(child, 'message')))
  for (let round = 0; round < cases(5, 30); round++) {
    await writeFile(lockOf(999_999_999), '')
    const answers = processes.map(async (child) => {
      child.send(place)
      return (await once(child, 'message'))[0]
    })
    expect(await Promise.all(answers)).toEqual(processes.map(() => true))
  }
  for (const child of processes) child.disconnect()
  expect((await readdir(folder)).sort()).toEqual(['script'])
})
