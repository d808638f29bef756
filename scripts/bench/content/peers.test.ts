import { expect, it } from 'vitest'
import { samplesIn } from './peers'

it('lines of the driver become samples; builds that failed and watching do not', () => {
  const build = {
    peer: 'hugo',
    n: 100,
    phase: 'warm',
    round: 0,
    ok: 'ok',
    load: 1,
    wall: 0.5,
    cpu: 0.75,
    rss: 70,
    rc: 0,
  }
  const lines = [build, { ...build, phase: 'edit', ok: 'stale' }, { watch: 'hugo', n: 100, median_ms: 90 }]
  expect(samplesIn(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toEqual([
    { program: 'hugo', posts: 100, phase: 'no change', wall: 0.5, cpu: 0.75, memory: 70 },
  ])
})

it('no line is no sample', () => {
  expect(samplesIn('')).toEqual([])
})
