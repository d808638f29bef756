/** `npm run tool-report`: prints what the tools write about situations, so that people can judge it. */
import { readFile } from 'node:fs/promises'
import { createFileReader } from '../scripts/build-site/render/read-generated'
import { dayOption, readOptions, runCommand, withHelp, write } from '../scripts/lib/cli'
import { EnvironmentError } from '../scripts/lib/environment-error'
import { today } from '../src/lib/calendar-day'
import { renderResult } from '../src/tools/render-result'
import { printReport } from './tool-report/print'
import { readSituations } from './tool-report/situations'

const USAGE = `Usage: npm run --silent tool-report -- FILE [options]
  FILE          situations in YAML: a list of { name, tool, answers }, answers by the name of the field
  --now DAY     the day on which the visitors ask, as YYYY-MM-DD (today)
`

async function run(args: string[]): Promise<number> {
  const { values, words } = readOptions(args, { now: { type: 'string' } }, 1)
  const [file] = words
  if (file === undefined) throw new EnvironmentError(`name a file of situations\n${USAGE}`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new EnvironmentError(`there is no file ${file}`)
  })
  const situations = readSituations(text)
  const day = dayOption(values.now) ?? today()
  const read = createFileReader('.generated/content')
  await write(process.stdout, await printReport(situations, (tool, answers) => renderResult(read, tool, answers, day)))
  return 0
}

await runCommand('tool-report', withHelp(USAGE, run))
