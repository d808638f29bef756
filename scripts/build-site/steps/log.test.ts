import { expect, test } from 'vitest'
import { createLog } from './log'

/** A log whose clock the test moves, and everything that was written. */
function testLog() {
  const clock = { time: 0 }
  const written: string[] = []
  const log = createLog(
    (text) => written.push(text),
    () => clock.time,
  )
  return { ...log, clock, written }
}

test('a line says when the step began', () => {
  const { say, clock, written } = testLog()
  clock.time = 1_240
  say('pages')
  expect(written).toEqual(['   1.2 s  pages\n'])
})

test('long steps say every three seconds how far they have come', () => {
  const { progress, clock, written } = testLog()
  const onRendered = progress('pages', 2_000)
  for (let done = 1; done <= 1_000; done++) {
    clock.time += 10
    onRendered(done)
  }
  expect(written).toEqual([
    '   3.0 s  300 of up to 2,000 pages, 100 a second, about 17 s left\n',
    '   6.0 s  600 of up to 2,000 pages, 100 a second, about 14 s left\n',
    '   9.0 s  900 of up to 2,000 pages, 100 a second, about 11 s left\n',
  ])
})

test('short steps say nothing', () => {
  const { progress, clock, written } = testLog()
  const onRendered = progress('pages', 20)
  for (let done = 1; done <= 20; done++) {
    clock.time += 149
    onRendered(done)
  }
  expect(written).toEqual([])
})
