/** The steps of `npm test`, and what `npm run test:deep` adds to them. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Count, countPlaywright, countVitest } from './reports'

export const REPORTS = 'test-results'

export type Step = {
  name: string
  command: string[]
  /** Names of the steps whose results it needs. It starts as soon as they have succeeded. */
  after?: string[]
  /** Reads how many tests passed and failed; without it the step counts as one check. */
  count?: () => Promise<Count>
}

const report = async (name: string) => JSON.parse(await readFile(`${REPORTS}/${name}.json`, 'utf8'))

const vitest = (project: string, name: string, after: string[]): Step => ({
  name,
  after,
  command: [
    ...['npx', 'vitest', 'run', `--project=${project}`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`],
  ],
  count: async () => countVitest(await report(project)),
})

/** A step of a folder that an agency may delete. */
const ifThere = (folder: string, step: Step): Step[] => (existsSync(folder) ? [step] : [])

export const gate: Step[] = [
  { name: 'content', command: ['npm', 'run', '--silent', 'build:content'] },
  { name: 'site', command: ['npm', 'run', '--silent', 'build'], after: ['content'] },
  { name: 'preview with drafts', command: ['npx', 'tsx', 'tests/journeys/preview/build-preview.ts'], after: ['site'] },
  { name: 'types', command: ['npx', 'tsc', '--noEmit'], after: ['content'] },
  { name: 'lint and format', command: ['npx', 'biome', 'ci', '.'] },
  vitest('unit', 'unit tests', ['content']),
  vitest('built-site', 'checks of the built site', ['preview with drafts']),
  {
    name: 'journeys in a browser',
    command: ['npx', 'playwright', 'test'],
    after: ['preview with drafts'],
    count: async () => countPlaywright(await report('journeys')),
  },
]

export const deep: Step[] = [
  ...gate,
  ...ifThere('sample', vitest('sample', 'tests of the sample artwork', ['content'])),
  ...ifThere('bench', vitest('bench', 'tests of the benchmarks', ['content'])),
  vitest('hosts', 'promises of the hosts', ['site']),
  vitest('firefox', 'pages, tools and forms in Firefox', ['site']),
  vitest('whole-site', 'updates of the whole site', ['site']),
  vitest('recipes', 'recipes of the documentation', ['site']),
]
