/** Runs the checks of the built site in a copy of the project. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './project'

type Report = {
  numTotalTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const REPORT = 'test-results/built-site.json'

/** How many checks of the built site there were, and what the failed ones say. The site must be built. */
export function checksOf({ folder }: Project): { count: number; failed: string[] } {
  const options = { cwd: folder, shell: process.platform === 'win32' }
  // What holds of the sample does not have to hold of other content.
  rmSync(join(folder, 'sample'), { recursive: true, force: true })
  execFileSync('npx', ['tsx', 'tests/journeys/preview/build-preview.ts'], { ...options, stdio: 'ignore' })
  spawnSync('npx', ['vitest', 'run', '--project=built-site', '--reporter=json', `--outputFile=${REPORT}`], options)
  const { numTotalTests, testResults }: Report = JSON.parse(readFileSync(join(folder, REPORT), 'utf8'))
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n')),
  ])
  return { count: numTotalTests, failed }
}
