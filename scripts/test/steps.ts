/** The steps of `npm test` in their stages, and what `npm run test:deep` adds to the last one. */
import { existsSync } from 'node:fs'

export const REPORTS = 'test-results'

export type Step = {
  name: string
  command: string
  env?: Record<string, string>
  /** The JSON report of its tests; without one the step counts as one check. */
  report?: string
  /** The steps of later stages use what it makes. */
  isNeeded?: true
}

const vitest = (project: string, name: string): Step => {
  const report = `${REPORTS}/${project}.json`
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`
  return { name, command: `npx vitest run --project=${project} ${reporters}`, report }
}

/** A step of a folder that an agency may delete. */
const ifThere = (folder: string, step: Step): Step[] => (existsSync(folder) ? [step] : [])

const JOURNEYS = `${REPORTS}/journeys.json`

/** The steps of a stage run side by side, the longest first, after those of the stage before. */
export const gate: Step[][] = [
  [{ name: 'content', command: 'npm run --silent build:content', isNeeded: true }],
  [
    { name: 'site', command: 'npm run --silent build', isNeeded: true },
    { name: 'types', command: 'npx tsc --noEmit' },
    { name: 'lint and format', command: 'npx biome ci .' },
  ],
  [{ name: 'preview with drafts', command: 'npx tsx tests/journeys/preview/build-preview.ts', isNeeded: true }],
  [
    {
      name: 'journeys in a browser',
      command: 'npx playwright test --reporter=dot,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEYS },
      report: JOURNEYS,
    },
    vitest('unit', 'unit tests'),
    vitest('built-site', 'checks of the built site'),
  ],
]

export const deep: Step[] = [
  vitest('whole-site', 'updates of the whole site'),
  ...ifThere('sample', vitest('sample', 'tests of the sample artwork')),
  ...ifThere('bench', vitest('bench', 'tests of the benchmarks')),
  vitest('hosts', 'promises of the hosts'),
  vitest('firefox', 'pages, tools and forms in Firefox'),
  vitest('recipes', 'recipes of the documentation'),
]
