/** `npm run take-sample`: notes what is in the project now as its sample. For maintainers of the sample, never for agencies. */
import { today } from '../../scripts/build-content/parse/dates'
import { readProject } from '../../scripts/launch-check/project'
import { readOptions, runCommand, withHelp, write } from '../../scripts/lib/cli'
import { writeWhole } from '../../scripts/lib/write-file'
import { formatSample, SAMPLE_LIST } from '.'
import { sampleOf } from './sample-of'

const USAGE = `Usage: npm run take-sample
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
