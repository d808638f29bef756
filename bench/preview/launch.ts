import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/test/browser'

/** How a benchmark starts a browser. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  // Otherwise Ctrl+C would end this process before it has cleaned up.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
})
