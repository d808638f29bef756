/** The browser of the tests: any Chromium or Chrome of this machine that starts. */
import { execFileSync } from 'node:child_process'
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

/** Names of the package: Debian has the first two; on Ubuntu they install nothing that starts in a container. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const HOW_TO =
  'No browser for the tests starts on this machine. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.'

/** Browsers on this machine: `CHROMIUM_PATH` alone when it is set, else the system's, else Playwright's own. */
const candidates = (): string[] =>
  [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [...(INSTALLED[process.platform] ?? []), own()]),
  ].filter((file) => existsSync(file))

const own = () => chromium.executablePath()

/** The first browser on this machine, started or not. */
export const findBrowser = (): string | undefined => candidates()[0]

/**
 * Finds a browser that starts, and installs one if there is none: with apt as root, else Playwright's own. The steps of the
 * tests get it as `CHROMIUM_PATH`.
 * @throws Error with one sentence that says how to get a browser.
 */
export async function ensureBrowser(): Promise<void> {
  addHeadlessShell()
  const found = (await firstThatStarts()) ?? (await installed())
  if (found === undefined) throw new Error(HOW_TO)
  process.env.CHROMIUM_PATH = found
}

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

async function installed(): Promise<string | undefined> {
  // Whoever names a browser wants no other one.
  if (process.env.CHROMIUM_PATH) return undefined
  process.stderr.write('No browser for the tests was found; installing one.\n')
  for (const install of installers()) {
    try {
      install()
    } catch {
      // The next way may work.
    }
    const found = await firstThatStarts()
    if (found) return found
  }
  return undefined
}

/** Puts Debian's headless shell beside Debian's Chromium. Without it the tests pass too, but take longer. */
function addHeadlessShell() {
  const has = (name: string) => existsSync(`/usr/bin/${name}`)
  if (!has('chromium') || has('chromium-headless-shell') || !hasApt() || process.env.CHROMIUM_PATH) return
  process.stderr.write('Installing the headless shell of Chromium, which halves the CPU time of the journeys.\n')
  try {
    installPackage('chromium-headless-shell')
  } catch {
    process.stderr.write('It could not be installed; the tests use Chromium itself.\n')
  }
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installPackage = (name: string) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })

function installers(): (() => void)[] {
  const withApt = PACKAGES.map((name) => () => {
    run('apt-get', 'update', '-qq')
    installPackage(name)
  })
  const isRoot = process.getuid?.() === 0
  const withPlaywright = () => run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  return hasApt() ? [...withApt, withPlaywright] : [withPlaywright]
}
