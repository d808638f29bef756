import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/test/browser'

const PORT = 4199

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys wait more than they work, so more of them run than there are cores on the smallest machine.
  workers: 3,
  retries: 0,
  // Two cores that do much else at the same time may need more than the five seconds that Playwright allows.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every test for the sake of one that fails takes a tenth of the time: `--trace on` does it when wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses its sandbox to root; the other flags keep it from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // One after the other: they share one development server, and the generated content it writes.
    {
      name: 'admin',
      testDir: 'tests/journeys/admin',
      workers: 1,
      fullyParallel: false,
      // During development the browser loads the CMS in full for each of them.
      timeout: 180_000,
      // The CMS renders only those fields of a form that are in view.
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 4000 } },
    },
    { name: 'chromium', testIgnore: '**/journeys/admin/**', use: { ...devices['Desktop Chrome'] } },
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
