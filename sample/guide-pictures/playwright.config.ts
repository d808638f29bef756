/** `npx playwright test --config sample/guide-pictures/playwright.config.ts`: takes the pictures of the editors' guide; with `-g side-panel`, one of them. */
import { defineConfig, devices } from '@playwright/test'
import journeys from '../../playwright.config'

export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results',
  // One development server, and the content it serves, for all of them.
  workers: 1,
  timeout: 90_000,
  // On a busy machine the development server takes its time.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...journeys.use,
    baseURL: undefined,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
