import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium. The headless shell draws no window around the page, which saves half of the CPU time. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const DEBIAN_PACKAGE = 'chromium-headless-shell'

/** The browser for tests: `CHROMIUM_PATH`, else Debian's, else Playwright's own; nothing when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...DEBIAN_CHROMIUM, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * Makes sure that there is a browser, and installs one where it can.
 * @throws Error with one line that says how to get a browser.
 */
export function ensureBrowser() {
  if (findBrowser()) return
  process.stderr.write('No browser for the tests was found; installing one.\n')
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE], { stdio: 'inherit' })
    } else {
      execFileSync('npx', ['playwright', 'install', 'chromium'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
    }
  } catch {
    // The next line says what to do.
  }
  if (!findBrowser()) {
    throw new Error('Install Chromium, or set CHROMIUM_PATH to a Chromium or Chrome that is installed, and run again.')
  }
}
