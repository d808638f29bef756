/**
 * `npm test`: every check of the gate, side by side where they do not need each other.
 * `npm run test:deep`: the same with all random cases, drawn with a new seed, and what only the deep tier looks at.
 * Prints what failed steps have to say, the seconds of each step, and as its last line "N passed, N failed".
 */
import { rm } from 'node:fs/promises'
import { ensureBrowser } from './browser'
import { findFirefox } from './firefox'
import { chooseFreePorts } from './ports'
import { type Result, runSteps } from './run-steps'
import { deep, gate, REPORTS } from './steps'
import { formatTable } from './table'

const isDeep = process.argv.includes('--deep')
if (isDeep) {
  process.env.TEST_TIER = 'deep'
  const { default: chooseSeed } = await import('../../tests/choose-seed')
  chooseSeed()
}

const line = ({ name, seconds, passed, failed }: Result) =>
  `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`

const linesOf = (text: string, start: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => `  ${line}\n`)
    .join('')

async function test(): Promise<number> {
  await rm(REPORTS, { recursive: true, force: true })
  await chooseFreePorts()
  // A missing browser is said before anything runs.
  if (isDeep) findFirefox()
  await ensureBrowser()
  const start = performance.now()
  const results = await runSteps(isDeep ? deep : gate, (result) => {
    process.stdout.write(line(result))
    if (result.failed > 0) process.stdout.write(`\n${result.output.trimEnd()}\n\n`)
    // A step that could not check everything says so, also when all that it did check is right.
    else process.stdout.write(linesOf(result.output, 'Not checked: '))
  })
  process.stdout.write(`\n${formatTable(results, (performance.now() - start) / 1000)}\n`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed
}

process.exitCode = await test().then(
  (failed) => (failed > 0 ? 1 : 0),
  (error: Error) => {
    process.stdout.write(`${error.message}\n\n0 passed, 1 failed\n`)
    return 1
  },
)
