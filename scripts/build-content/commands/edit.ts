/** `build-content new blog "Title"` makes the file of a new entry; `fix` fixes what needs no decision. */
import { today } from '../../../src/lib/calendar-day'
import { dayOption, readOptions, write } from '../../lib/cli'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError } from '../../lib/environment-error'
import { runFix } from '../edit/fix'
import { runNew } from '../edit/new-entry'
import { type Command, content, folderOption, now } from './build'

export const newEntry: Command = {
  usage: `Usage: npm run --silent build:content -- new COLLECTION "Title" [options]
Makes the file of a new entry with every field it needs; a post begins as a draft. What only you know is left blank,
and the next build asks for it.
  COLLECTION           blog, case-studies, services, resources, legal or portfolio
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --now YYYY-MM-DD     the day to write into it (today)
`,
  async run(args) {
    const { values, words } = readOptions(args, { content, now }, 2)
    const [collection, title] = words
    if (collection === undefined || title === undefined)
      throw new EnvironmentError('a collection and a title are needed, for example: new blog "How to brief an agency"')
    const folder = folderOption('content', values.content)
    const { file } = await runNew({ content: folder, collection, title, today: dayOption(values.now) ?? today() })
    await write(process.stdout, `${file}\n`)
    return 0
  },
}

export const fix: Command = {
  usage: `Usage: npm run --silent build:content -- fix [options]
Fixes what needs no decision: missing quotation marks, tabs, odd spaces, the form of the file. What a file means stays
the same, and a file with any other mistake is left alone: "check" says what to do about it.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --dry-run            only say what would be done
`,
  async run(args) {
    const { values } = readOptions(args, { content, 'dry-run': { type: 'boolean', default: false } })
    const isReal = !values['dry-run']
    const { fixed } = await runFix({ content: folderOption('content', values.content), write: isReal })
    const lines = fixed.flatMap(({ file, fixes }) => fixes.map(({ line, what }) => `${file}:${line} ${what}\n`))
    await write(process.stdout, lines.join(''))
    const files = plural(fixed.length, 'file')
    await write(process.stderr, isReal ? `Fixed ${files}.\n` : `Would fix ${files}.\n`)
    return 0
  },
}
