/** `npm run launch-check`: lists what is still sample before the site goes live. Exit code 1 when it lists anything. */
import { access } from 'node:fs/promises'
import { today } from '../../src/lib/calendar-day'
import { choiceOption, readOptions, runCommand, withHelp, write } from '../lib/cli'
import { hasErrors, reportDiagnostics } from '../lib/diagnostics'
import { formats } from '../lib/diagnostics/format'
import { EnvironmentError } from '../lib/environment-error'
import { launchCheck } from '.'
import { visitOverNetwork } from './checks/outside-links'
import { tryRelayOverNetwork } from './checks/relay'
import { plans } from './hosts/limits'
import { readGrowth } from './hosts/read-growth'
import { BUILD, checkPlan, hostReport } from './hosts/report'
import { readProject } from './project'

const USAGE = `Usage: npm run --silent launch-check -- [options]
  --format FORMAT   pretty, json or github (pretty)
  --host PLAN       also list what the plan of your host does not take, or will not within a year:
                    ${plans.map(({ id }) => id).join(', ')}
  --visit-links     visit every link to another site, and try the relay of the forms, over the network
`

const HOSTS = plans.map(({ id }) => id)

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    format: { type: 'string', default: 'pretty' },
    host: { type: 'string' },
    'visit-links': { type: 'boolean', default: false },
  })
  const format = choiceOption('format', values.format, formats)
  const host = values.host && choiceOption('host', values.host, HOSTS)
  const content = process.env.CONTENT_DIR ?? 'content'
  await access(content).catch(() => {
    throw new EnvironmentError(`there is no folder ${content}`)
  })
  const { project, diagnostics, lineOf } = await readProject('.', content, today())
  if (hasErrors(diagnostics)) {
    await reportDiagnostics(diagnostics, format, lineOf)
    if (format === 'pretty') await write(process.stderr, 'Fix these first, then check again.\n')
    return 1
  }
  const growth = await readGrowth(BUILD, project)
  const inContent = await (values['visit-links']
    ? launchCheck(project, visitOverNetwork, tryRelayOverNetwork)
    : launchCheck(project))
  const found = host ? [...inContent, ...checkPlan(host, growth)] : inContent
  await reportDiagnostics(found, format, lineOf)
  if (format === 'pretty') await write(process.stderr, hostReport(growth))
  if (format === 'pretty' && found.length === 0)
    await write(process.stderr, 'Nothing is left to do before the launch.\n')
  return found.length > 0 ? 1 : 0
}

await runCommand('launch-check', withHelp(USAGE, run))
