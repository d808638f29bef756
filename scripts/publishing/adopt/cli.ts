/** `npm run adopt`: notes which files the project had when this site was made from it, for `npm run upgrade`. */
import { existsSync } from 'node:fs'
import { readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError } from '../../lib/environment-error'
import { writeWhole } from '../../lib/write-file'
import { BASE, baseOf, formatBase } from '../upgrade/base'

const USAGE = `Usage: npm run adopt -- COMMIT
  COMMIT   the commit that has the project as you took it: HEAD, if you have changed nothing yet
Writes ${BASE}, by which "npm run upgrade" knows what you changed and deleted. docs/upgrading.md says more.
`

async function run(args: string[]): Promise<number> {
  const { words } = readOptions(args, {}, 1)
  const [commit] = words
  if (commit === undefined) throw new EnvironmentError('the commit is missing; --help says which one')
  if (existsSync(BASE)) throw new EnvironmentError(`${BASE} is there already; delete it first if it is wrong`)
  const base = baseOf('.', commit)
  await writeWhole(BASE, formatBase(base))
  const files = plural(Object.keys(base.files).length, 'file', 'files')
  await write(process.stdout, `${BASE} names ${files} of release ${base.packageJson.version}. Commit it.\n`)
  return 0
}

await runCommand('adopt', withHelp(USAGE, run))
