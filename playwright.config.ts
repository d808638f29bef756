import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/test/browser'
import { portOf } from './scripts/test/ports'
import { isDeep } from './tests/tier'

const PORT = portOf('SITE_PORT')

/** Journeys of every site in `tests`, and those of the sample in `sample/tests`. */
const JOURNEYS = '**/tests/journeys'

/** What the journeys in WebKit look at: colors, links, the search, two tools, and pages without scripts. */
const IN_WEBKIT = [
  ...['about', 'colour-scheme', 'current-page', 'legal', 'resources', 'search', 'without-javascript'],
  ...['tools/rate-calculator', 'tools/campaign-timeline'],
]

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  // The unit tests run at the same time: on two cores, the gate of a fresh clone took 269 s with two workers, 288 s with three.
  workers: 2,
  retries: 0,
  // Many times what a journey takes alone, so that none fails because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Journeys that only a change of the forms, of the CMS or of the pipeline can break run in the deep tier, and so do
  // variants of a journey whose main case the gate has.
  grepInvert: isDeep ? undefined : /@deep/,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing every test for the sake of one that fails takes a fifth of the time: `--trace on` traces one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium does not run as root with its sandbox. `--in-process-gpu` saves 5 % of the CPU time, drawing without an
      // imitated graphics card 3 %, and JavaScript without helper threads 8 %. The other flags keep the browser from
      // contacting its maker.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // No name is looked up: only this machine answers.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        '--in-process-gpu',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--js-flags=--single-threaded --max-semi-space-size=32',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: process.env.WEBKIT
    ? [
        {
          name: 'webkit',
          testMatch: IN_WEBKIT.map((name) => `${JOURNEYS}/${name}.spec.ts`),
          // Playwright's own build of WebKit, without what is meant for Chromium.
          use: { ...devices['Desktop Safari'], launchOptions: {} },
        },
      ]
    : [
        // One after the other, because they share one development server and the generated content that it writes.
        {
          name: 'admin',
          testMatch: `${JOURNEYS}/admin/**/*.spec.ts`,
          workers: 1,
          fullyParallel: false,
          // The CMS renders only those fields of a form that are in view.
          use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 4000 } },
        },
        {
          name: 'chromium',
          testMatch: `${JOURNEYS}/**/*.spec.ts`,
          testIgnore: `${JOURNEYS}/admin/**`,
          use: { ...devices['Desktop Chrome'] },
        },
      ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
