/** `npx tsx sample/take.ts`: notes what is in the project now as its sample. For maintainers of the sample, never for agencies. */

import { readProject } from '../scripts/launch-check/project'
import { formatSample, SAMPLE_LIST } from '../scripts/launch-check/sample'
import { sampleOf } from '../scripts/launch-check/sample/sample-of'
import { readOptions, runCommand, withHelp, write } from '../scripts/lib/cli'
import { writeWhole } from '../scripts/lib/write-file'
import { today } from '../src/lib/calendar-day'

const USAGE = `Usage: npx tsx sample/take.ts
Notes the texts, pictures and icons that are in the project now as its sample, for "npm run launch-check".
`

async function run(args: string[]): Promise<number> {
  readOptions(args, {})
  const { project } = await readProject('.', 'content', today())
  const taken = sampleOf(project)
  await writeWhole(SAMPLE_LIST, formatSample(taken))
  await write(process.stdout, `${taken.texts.size} texts and ${taken.files.size} files are the sample now.\n`)
  return 0
}

await runCommand('take-sample', withHelp(USAGE, run))
