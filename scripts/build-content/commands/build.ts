/** `build-content`: checks the content and writes it as JSON. */
import { type BuildOptions, type BuildResult, buildContent } from '..'
import { buildWithCache } from '../build-with-cache'
import { environmentErrorOf } from '../environment'
import { describeLeftOut } from '../left-out'
import { hasErrors, reportProblems, write } from '../problems'
import { plural } from '../problems/words'
import { type Command, dayOption, folderOption, formatOption, readOptions, shared } from './options'

export const build: Command = {
  usage: `Usage: npm run --silent build:content -- [options]
Checks the content and writes it as JSON, or says what is wrong and writes nothing.
  --content DIR        folder of the content (content)
  --out DIR            where the JSON goes (.generated/content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt (today)
  --include-hidden     write drafts and future posts too, marked as hidden
  --no-cache           neither read nor write the cache
`,
  async run(args) {
    const started = performance.now()
    const { values } = readOptions(args, shared)
    const format = formatOption(values.format)
    const options = {
      content: folderOption('content', values.content),
      out: folderOption('out', values.out),
      now: dayOption(values.now),
      includeHidden: values['include-hidden'],
    }
    const result = await buildOrExplain(options, !values['no-cache'])
    await reportProblems(result.problems, format, result.lineOf)
    if (hasErrors(result.problems)) return 1
    if (format === 'pretty') await write(process.stderr, `${leftOut(result)}${summary(result, started)}`)
    return 0
  },
}

/** Errors of the file system become one line about OUT. */
export async function buildOrExplain(options: BuildOptions, withCache: boolean): Promise<BuildResult> {
  try {
    return await (withCache ? buildWithCache(options) : buildContent(options))
  } catch (error) {
    throw environmentErrorOf(error, options.out ?? options.content) ?? error
  }
}

const leftOut = (result: BuildResult): string => result.leftOut.map((file) => `${describeLeftOut(file)}\n`).join('')

const summary = ({ pages }: BuildResult, started: number): string =>
  `Built ${plural(pages, 'page')} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`
