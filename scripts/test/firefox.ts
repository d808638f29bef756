/** The Firefox of the tests: any one of this machine, as its maker ships it. */
import { existsSync } from 'node:fs'
import path from 'node:path'

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Mozilla Firefox/firefox.exe')),
}

const HOW_TO =
  'No Firefox for the tests was found on this machine. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH to one, and run again.'

/**
 * Finds Firefox: `FIREFOX_PATH` alone when it is set, else Debian's, else the one of the system.
 * @throws Error with one sentence that says how to get it.
 */
export function findFirefox(): string {
  const candidates = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : (INSTALLED[process.platform] ?? [])
  const found = candidates.find((file) => existsSync(file))
  if (found === undefined) throw new Error(HOW_TO)
  return found
}
