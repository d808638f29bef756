/** `npm run launch-check`: lists what is still sample before going live. Exit code 0: nothing; 1: something; 2: anything else. */
import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '../build-content'
import { today } from '../build-content/dates'
import { type Format, formats, hasErrors, reportProblems, write } from '../build-content/problems'
import { visible } from '../build-content/problems/words'
import { launchCheck } from '.'
import { visitOverNetwork } from './checks/outside-links'
import { readProject } from './project'

const USAGE = `Usage: npm run --silent launch-check -- [options]
  --format FORMAT   pretty, json or github (pretty)
  --visit-links     visit every link to another site, over the network
`

function readArguments(): { format: Format; visitLinks: boolean; help: boolean } {
  const { values } = parseStrictly()
  const { format = 'pretty', help = false } = values
  if (!formats.includes(format as Format))
    throw new EnvironmentError(`--format is ${JSON.stringify(format)}; it can be ${formats.join(', ')}`)
  return { format: format as Format, visitLinks: values['visit-links'] ?? false, help }
}

function parseStrictly() {
  try {
    return parseArgs({
      options: { format: { type: 'string' }, 'visit-links': { type: 'boolean' }, help: { type: 'boolean' } },
    })
  } catch (error) {
    throw new EnvironmentError(`${(error as Error).message.split(/\. |\n/)[0]}; --help lists the options`)
  }
}

async function run(): Promise<number> {
  const { format, visitLinks, help } = readArguments()
  if (help) {
    await write(process.stdout, USAGE)
    return 0
  }
  const content = process.env.CONTENT_DIR ?? 'content'
  await access(content).catch(() => {
    throw new EnvironmentError(`there is no folder ${content}`)
  })
  const { project, problems, lineOf } = await readProject('.', content, today())
  if (hasErrors(problems)) {
    await reportProblems(problems, format, lineOf)
    if (format === 'pretty') await write(process.stderr, 'Mend these first, then check again.\n')
    return 1
  }
  const found = await launchCheck(project, visitLinks ? visitOverNetwork : undefined)
  await reportProblems(found, format, lineOf)
  if (format === 'pretty' && found.length === 0) await write(process.stderr, 'Nothing is sample any more.\n')
  return found.length > 0 ? 1 : 0
}

async function explain(error: unknown): Promise<number> {
  const words = error instanceof Error ? error.message : String(error)
  const message = error instanceof EnvironmentError ? words : `unexpected: ${words}`
  await write(process.stderr, `launch-check: ${visible(message.replace(/\s*\n\s*/g, ' '))}\n`)
  return 2
}

process.exitCode = await run().catch(explain)
