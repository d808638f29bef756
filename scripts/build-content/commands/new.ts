/** `build-content new blog "Title"`: makes the file of a new entry. */

import { today } from '../../../src/lib/calendar-day'
import { dayOption, readOptions, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { runNew } from '../edit/new-entry'
import { type Command, folderOption, shared } from './options'

export const newEntry: Command = {
  usage: `Usage: npm run --silent build:content -- new COLLECTION "Title" [options]
Makes the file of a new entry with every field it needs; a post begins as a draft. What only you know is left blank,
and the next build asks for it.
  COLLECTION           blog, case-studies, services, resources, legal or portfolio
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --now YYYY-MM-DD     the day to write into it (today)
`,
  async run(args) {
    const { values, words } = readOptions(args, { content: shared.content, now: shared.now }, 2)
    const [collection, title] = words
    if (collection === undefined || title === undefined)
      throw new EnvironmentError('a collection and a title are needed, for example: new blog "How to brief an agency"')
    const content = folderOption('content', values.content)
    const { file } = await runNew({ content, collection, title, today: dayOption(values.now) ?? today() })
    await write(process.stdout, `${file}\n`)
    return 0
  },
}
