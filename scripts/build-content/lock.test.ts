/** One at a time, also when processes die and when many start at once. */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EnvironmentError } from './environment'
import { withLock } from './lock'
import { bundle } from './testing/bundle'

let folder: string
let place: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-test-'))
  place = join(folder, 'out')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockOf = (pid: number): string => join(folder, `.out.lock-${pid}-0`)

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

it('passes over the lock of a process that died, and removes it', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(lockOf(pid), '')
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
  expect(await readdir(folder)).toEqual([])
})

it('gives up on the lock of a process that lives, and says in one line what to do', async () => {
  await writeFile(lockOf(process.pid), '')
  const waiting = withLock(place, async () => 'done', 100)
  await expect(waiting).rejects.toThrow(EnvironmentError)
  await expect(waiting).rejects.toThrow(
    `another build is writing to ${place}; if none is, remove ${lockOf(process.pid)}`,
  )
  expect(await readdir(folder)).toEqual([lockOf(process.pid).slice(folder.length + 1)])
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

it('takes a lock of long ago for one whose number another process was given', async () => {
  await writeFile(lockOf(process.pid), '')
  const longAgo = new Date(Date.now() - 10 * 60_000)
  await utimes(lockOf(process.pid), longAgo, longAgo)
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
})

it('is free again after a failure', async () => {
  await expect(withLock(place, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(place, async () => 'done', 0)).toBe('done')
})

it('lets one process in at a time when many find the lock of one that died', async () => {
  const script = await bundle('lock-and-look.ts', join(folder, 'script'))
  const processes = Array.from({ length: 6 }, () => fork(script))
  await Promise.all(processes.map((child) => once(child, 'message')))
  for (let round = 0; round < 30; round++) {
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
