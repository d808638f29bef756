import { describe, expect, test } from 'vitest'
import { createLog } from './log'

/** A log whose clock the test moves, and everything that was written. */
function logOn(terminal: { isTTY?: boolean; columns?: number }) {
  const clock = { time: 0 }
  const written: string[] = []
  const log = createLog({ ...terminal, write: (text) => written.push(text) }, () => clock.time)
  return { ...log, clock, written }
}

describe('elsewhere than on a terminal', () => {
  test('a line says when the step began', () => {
    const { say, clock, written } = logOn({})
    clock.time = 1_240
    say('pages')
    expect(written).toEqual(['   1.2 s  pages\n'])
  })

  test('long steps say every three seconds how far they have come', () => {
    const { progress, clock, written } = logOn({})
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
    const { progress, clock, written } = logOn({})
    const onRendered = progress('pages', 20)
    for (let done = 1; done <= 20; done++) {
      clock.time += 149
      onRendered(done)
    }
    expect(written).toEqual([])
  })
})

describe('on a terminal', () => {
  test('the progress changes in one line, which the next step erases', () => {
    const { say, progress, clock, written } = logOn({ isTTY: true, columns: 200 })
    const onRendered = progress('pages', 100)
    clock.time = 4_000
    onRendered(40)
    clock.time = 4_100
    onRendered(41)
    clock.time = 4_500
    onRendered(45)
    say('publish')
    say('done')
    expect(written).toEqual([
      '   4.0 s  40 of up to 100 pages, 10 a second, about 6 s left',
      '\r\x1b[2K   4.5 s  45 of up to 100 pages, 10 a second, about 6 s left',
      '\r\x1b[2K   4.5 s  publish\n',
      '   4.5 s  done\n',
    ])
  })

  test('a line that changes is shorter than the terminal is wide', () => {
    const { progress, clock, written } = logOn({ isTTY: true, columns: 30 })
    const onRendered = progress('pages', 100)
    clock.time = 12_000
    onRendered(40)
    expect(written).toEqual(['  12.0 s  40 of up to 100 pag'])
  })
})
