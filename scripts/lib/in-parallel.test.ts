import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from './in-parallel'

test('every item is worked on once, and no more of them at a time than allowed', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running)
    await sleep(item)
    running--
    done.push(item)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('after a failure nothing new is begun', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await sleep(item)
    if (item === 1) throw new Error('no')
  }
  await expect(inParallel([1, 5, 9, 9], 2, work)).rejects.toThrow('no')
  await sleep(10)
  expect(begun).toEqual([1, 5])
})
