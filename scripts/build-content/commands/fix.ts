/** `build-content fix`: fixes what needs no decision, and says what it did. */
import { readOptions, write } from '../../lib/cli'
import { plural } from '../../lib/diagnostics/words'
import { runFix } from '../edit/fix'
import { type Command, folderOption, shared } from './options'

export const fix: Command = {
  usage: `Usage: npm run --silent build:content -- fix [options]
Fixes what needs no decision: missing quotation marks, tabs, odd spaces, the form of the file. What a file means stays
the same, and a file with any other mistake is left alone: "check" says what to do about it.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --dry-run            only say what would be done
`,
  async run(args) {
    const { values } = readOptions(args, { content: shared.content, 'dry-run': { type: 'boolean', default: false } })
    const isReal = !values['dry-run']
    const { fixed } = await runFix({ content: folderOption('content', values.content), write: isReal })
    const lines = fixed.flatMap(({ file, fixes }) => fixes.map(({ line, what }) => `${file}:${line} ${what}\n`))
    await write(process.stdout, lines.join(''))
    const files = plural(fixed.length, 'file')
    await write(process.stderr, isReal ? `Fixed ${files}.\n` : `Would fix ${files}.\n`)
    return 0
  },
}
