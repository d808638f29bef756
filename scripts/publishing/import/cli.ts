/** `npm run import`: the posts of another program as posts of this site, with every old address. */
import { today } from '../../../src/lib/calendar-day'
import { dayOption, readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { planImport } from './plan'
import { formatReport } from './plan/report'
import { mediaFolder, readExport } from './read'
import { writePlan } from './write'

const USAGE = `Usage: npm run import -- EXPORT [options]
  EXPORT   a WordPress export (the .xml file of "Tools", "Export", "All content"),
           a Ghost export (.json), a feed (RSS or Atom), or a folder of Markdown files
           (of Jekyll, Hugo, Notion or any other program)
  --media FOLDER   where the pictures are (the folder of the export)
  --check          only says what would be written
  --content FOLDER the content folder (content)
Writes posts, people, pictures and categories. It replaces no file and loads nothing from the web.
Exit code 0: every old address answers; 1: some do not, and the report says which. docs/recipes/import.md says more.
`

const option = { type: 'string' } as const

async function run(args: string[]): Promise<number> {
  const { values, words } = readOptions(
    args,
    { media: option, content: option, now: option, check: { type: 'boolean', default: false } },
    1,
  )
  const [path] = words
  if (path === undefined) throw new EnvironmentError('the export is missing; --help says what it can be')
  const { old, folder } = readExport(path)
  if (old.posts.length === 0) throw new EnvironmentError(`${path} has no posts`)
  const content = values.content ?? process.env.CONTENT_DIR ?? 'content'
  const media = values.media === undefined ? folder : mediaFolder(values.media)
  const plan = await planImport(old, { content, media, today: dayOption(values.now) ?? today() })
  if (!values.check) await writePlan(plan, content)
  await write(process.stdout, formatReport(plan.report, !values.check))
  const { all, answering } = plan.report.addresses
  return answering === all ? 0 : 1
}

await runCommand('import', withHelp(USAGE, run))
