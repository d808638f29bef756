/**
 * Ends the process with one sentence on a version of Node that the project does not run on. Loaded first, with `--import`
 * or by `scripts/run.mjs`: what comes after would end with an error about a missing name.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [major = 0, minor = 0] = numbersIn(engines.node)
const [ourMajor = 0, ourMinor = 0] = numbersIn(process.versions.node)

if (ourMajor < major || (ourMajor === major && ourMinor < minor)) {
  process.stderr.write(
    `This project needs Node ${major}.${minor} or later, and this is ${process.versions.node}. Install a later version from nodejs.org.\n`,
  )
  process.exit(2)
}

/** @param {string} version */
function numbersIn(version) {
  return version.match(/\d+/g)?.map(Number) ?? []
}
