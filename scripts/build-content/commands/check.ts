/** `build-content check`: says what is wrong, and writes nothing but the cache. */
import { nowOption, readOptions, write } from '../../lib/cli'
import { hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { plural } from '../../lib/diagnostics/words'
import { buildOrExplain } from './build'
import { type Command, folderOption, formatOption, shared } from './options'

const { content, format, now, 'no-cache': noCache } = shared

export const check: Command = {
  usage: `Usage: npm run --silent build:content -- check [options]
Checks the content without writing anything.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --no-cache           neither read nor write the cache
`,
  async run(args) {
    const { values } = readOptions(args, { content, format, now, 'no-cache': noCache })
    const options = { content: folderOption('content', values.content), now: nowOption(values.now) }
    const chosen = formatOption(values.format)
    const { diagnostics, pages, lineOf } = await buildOrExplain(options, !values['no-cache'])
    await reportDiagnostics(diagnostics, chosen, lineOf)
    if (hasErrors(diagnostics)) return 1
    if (chosen === 'pretty') await write(process.stderr, `Checked ${plural(pages, 'page')}: nothing is in the way.\n`)
    return 0
  },
}
