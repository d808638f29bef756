/** `build-content`: checks the content and writes it as JSON; with `check`, writes nothing but the cache. */
import { nowOption, readOptions, write } from '../../lib/cli'
import { hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { describeRemoved } from '../../lib/diagnostics/removed'
import { describeLeftOut } from '../../lib/diagnostics/unpublished'
import { plural } from '../../lib/diagnostics/words'
import { explained } from '../../lib/environment-error'
import { type BuildOptions, type BuildResult, buildContent } from '..'
import { openCache } from '../incremental/cache'
import { buildOptions, type Command, folderOption, formatOption, shared } from './options'

export const build: Command = {
  usage: `Usage: npm run --silent build:content -- [options]
Checks the content and writes it as JSON, or says what is wrong and writes nothing.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --out DIR            where the JSON goes (.generated/content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --include-hidden     write drafts and future posts too, marked as hidden
  --no-cache           neither read nor write the cache
`,
  async run(args) {
    const started = performance.now()
    const { values } = readOptions(args, shared)
    const format = formatOption(values.format)
    const options = buildOptions(values)
    const result = await buildOrExplain(options, !values['no-cache'])
    await reportDiagnostics(result.diagnostics, format, result.lineOf)
    if (hasErrors(result.diagnostics)) return 1
    if (format === 'pretty') {
      const removed = describeRemoved(options.out, result.removed)
      await write(process.stderr, `${removed}${leftOut(result)}${summary(result, started)}`)
    }
    return 0
  },
}

/** Errors of the file system become one line about OUT. */
async function buildOrExplain(options: BuildOptions, withCache: boolean): Promise<BuildResult> {
  try {
    if (!withCache) return await buildContent(options)
    const cache = await openCache(options)
    const result = await buildContent({ ...options, memory: cache.memory })
    await cache.save()
    return result
  } catch (error) {
    throw explained(error, `cannot build into ${options.out ?? options.content}`)
  }
}

const leftOut = (result: BuildResult): string => result.leftOut.map((file) => `${describeLeftOut(file)}\n`).join('')

const summary = ({ pages }: BuildResult, started: number): string =>
  `Built ${plural(pages, 'page')} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`

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
