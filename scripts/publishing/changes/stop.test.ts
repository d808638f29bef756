import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Presses Ctrl-C after work of a few milliseconds, again and again, and counts how often it is not heard. */
const PROGRAM = `
import { isStopped, stopSignal } from '${resolve('scripts/publishing/changes/stop.ts')}'
const work = () => { for (const start = performance.now(); performance.now() - start < 2; ); }
let missed = 0
for (let round = 0; round < 200; round++) {
  const signal = stopSignal()
  work()
  process.kill(process.pid, 'SIGINT')
  const answer = isStopped(signal)
  work()
  if (!(await answer)) missed++
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
}
console.log(missed)
`

test('Ctrl-C during work is heard before the next step', () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM])
  expect(String(stdout)).toBe('0\n')
})
