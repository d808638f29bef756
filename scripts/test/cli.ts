/**
 * `npm test`: every check of the gate.
 * `npm run test:deep`: the same with all random cases, drawn with a new seed, and what only the deep tier looks at.
 * Prints what the steps print, the seconds of each one, and as its last line "N passed, N failed".
 */
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import concurrently, { type CloseEvent } from 'concurrently'
import { ensureBrowser } from './browser'
import { type Count, countOf } from './count'
import { findFirefox } from './firefox'
import { chooseFreePorts } from './ports'
import { deep, gate, REPORTS, type Step } from './steps'

const isDeep = process.argv.includes('--deep')
if (isDeep) {
  process.env.TEST_TIER = 'deep'
  const { default: chooseSeed } = await import('../../tests/choose-seed')
  chooseSeed()
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const row = (seconds: string, passed: string, failed: string, name: string) =>
  `${seconds.padStart(8)} ${passed.padStart(7)} ${failed.padStart(7)}  ${name}`

type Result = Count & Pick<Step, 'name' | 'isNeeded'> & { seconds: number }

/** Runs the steps of a stage side by side, at most one for each core, since each has workers. What each prints stays together. */
async function runStage(steps: Step[]): Promise<Result[]> {
  const { result } = concurrently(steps, {
    group: true,
    prefix: 'name',
    padPrefix: true,
    maxProcesses: availableParallelism(),
  })
  const ended = await result.catch((events: CloseEvent[]) => events)
  return Promise.all(
    ended.map(async ({ index, exitCode, timings }) => {
      const { name, report, isNeeded } = steps[index] as Step
      const text = report && (await readFile(report, 'utf8').catch(() => undefined))
      // Tests that were interrupted write no report, and some of them end as if they had passed.
      const succeeded = exitCode === 0 && (report === undefined || text !== undefined)
      return { name, isNeeded, seconds: timings.durationSeconds, ...countOf(text && JSON.parse(text), succeeded) }
    }),
  )
}

async function test(): Promise<number> {
  await rm(REPORTS, { recursive: true, force: true })
  await chooseFreePorts()
  // A missing browser is said before anything runs.
  if (isDeep) findFirefox()
  await ensureBrowser()
  const start = performance.now()
  const results: Result[] = []
  for (const [index, stage] of gate.entries()) {
    const isLast = index === gate.length - 1
    const ended = await runStage(isLast && isDeep ? [...stage, ...deep] : stage)
    results.push(...ended)
    if (ended.some(({ failed, isNeeded }) => failed > 0 && isNeeded) && !isLast) {
      print('\nA step failed, so those that come after it did not run.')
      break
    }
  }
  print(`\n${row('seconds', 'passed', 'failed', 'step')}`)
  for (const { name, seconds, passed, failed } of results)
    print(row(seconds.toFixed(1), `${passed}`, `${failed}`, name))
  print(row(((performance.now() - start) / 1000).toFixed(1), '', '', 'from start to end'))
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0)
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

process.exitCode = await test().then(
  (failed) => (failed > 0 ? 1 : 0),
  (error: Error) => {
    print(`${error.message}\n\n0 passed, 1 failed`)
    return 1
  },
)
