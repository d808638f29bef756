/**
 * `npm test`: every check there is, in the order in which they fail fastest.
 * Ends with one line that adds up all of them: "N passed, N failed".
 */
import { readFile, rm } from 'node:fs/promises'
import { ensureBrowser } from './browser'
import { type Count, countPlaywright, countVitest } from './reports'
import { run } from './run'

const REPORTS = 'test-results'

type Step = {
  name: string
  command: string[]
  /** Reads how many tests passed and failed; without it the step counts as one check. */
  count?: () => Promise<Count>
}

const report = async (name: string) => JSON.parse(await readFile(`${REPORTS}/${name}.json`, 'utf8'))
const vitest = (project: string): Step => ({
  name: `tests: ${project}`,
  command: [
    'npx',
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${project}.json`,
  ],
  count: async () => countVitest(await report(project)),
})

const steps: Step[] = [
  { name: 'content', command: ['npm', 'run', '--silent', 'build:content'] },
  { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'lint and format', command: ['npx', 'biome', 'ci', '.'] },
  vitest('unit'),
  { name: 'build: preview', command: ['npx', 'tsx', 'tests/journeys/preview/build-preview.ts'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('built-site'),
  {
    name: 'journeys in a browser',
    command: ['npx', 'playwright', 'test'],
    count: async () => countPlaywright(await report('journeys')),
  },
]

await rm(REPORTS, { recursive: true, force: true })
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
try {
  ensureBrowser()
} catch (error) {
  failures.push((error as Error).message)
  total.failed += 1
}

for (const { name, command, count } of steps) {
  process.stdout.write(`\n── ${name}\n`)
  const succeeded = await run(command)
  // A run that failed without a failed test broke off: that is a failure too.
  const counted = (await count?.().catch(() => undefined)) ?? { passed: succeeded ? 1 : 0, failed: 0 }
  total.passed += counted.passed
  total.failed += succeeded ? counted.failed : Math.max(counted.failed, 1)
  if (!succeeded) failures.push(name)
}

if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join('; ')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
