/** The browser of the tests: any Chromium or Chrome of this machine that starts. */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell draws no window around the page, which saves half of the CPU time. */
const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** Debian has both packages; on Ubuntu they install nothing that starts in a container. */
const APT = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends'
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const INSTALLERS = isDebianRoot
  ? [`${APT} chromium-headless-shell`, `${APT} chromium`, 'npx playwright install --with-deps chromium']
  : ['npx playwright install chromium']

const HOW_TO =
  'No browser for the tests starts on this machine. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.'

/** Browsers on this machine: `CHROMIUM_PATH` alone when it is set, else the system's, else Playwright's own. */
const candidates = (): string[] =>
  (process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [...(INSTALLED[process.platform] ?? []), chromium.executablePath()]
  ).filter((file) => existsSync(file))

/** The first browser on this machine, started or not. */
export const findBrowser = (): string | undefined => candidates()[0]

/**
 * Finds a browser that starts, and installs one if there is none, or the headless shell beside Debian's Chromium. The steps
 * of the tests get it as `CHROMIUM_PATH`.
 * @throws Error with one sentence that says how to get a browser.
 */
export async function ensureBrowser(): Promise<void> {
  let found = await firstThatStarts()
  const installers = process.env.CHROMIUM_PATH ? [] : found === undefined ? INSTALLERS : fasterThan(found)
  for (const installer of installers) {
    process.stderr.write(`Installing a browser for the tests: ${installer}\n`)
    try {
      execSync(installer, { stdio: 'inherit' })
    } catch {
      // The next way may work.
    }
    found = await firstThatStarts()
    if (found) break
  }
  if (found === undefined) throw new Error(HOW_TO)
  process.env.CHROMIUM_PATH = found
}

const fasterThan = (found: string) => (isDebianRoot && found === '/usr/bin/chromium' ? INSTALLERS.slice(0, 1) : [])

async function firstThatStarts(): Promise<string | undefined> {
  for (const file of candidates()) if (await starts(file)) return file
  return undefined
}

async function starts(executablePath: string): Promise<boolean> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: 60_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}
