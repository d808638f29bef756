/** `npm run upgrade`: brings the files of the project to a newer release, and leaves those of the agency as they are. */

import { readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { STOPPED, Stopped, stopSignal } from '../changes/stop'
import { upgrade } from '.'

const USAGE = `Usage: npm run upgrade -- --from RELEASE [--dry-run]
  --from RELEASE   the newer release: a folder, or the address of a Git repository, with #v1.1.0 for a tag
  --dry-run        print what would happen, and change nothing
docs/upgrading.md says what belongs to whom, and how to go back.
`

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { from: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } })
  if (values.from === undefined) throw new EnvironmentError('--from is missing; --help lists the options')
  if (process.env.CONTENT_DIR) throw new EnvironmentError('an upgrade is about the folder content; unset CONTENT_DIR')
  const say = (text: string) => write(process.stdout, text)
  const options = { folder: '.', from: values.from, isDryRun: values['dry-run'], say, signal: stopSignal() }
  try {
    return (await upgrade(options)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await write(process.stderr, `upgrade: stopped; ${error.message}\n`)
    return STOPPED
  }
}

await runCommand('upgrade', withHelp(USAGE, run))
