/** `build-content watch`: builds again whenever the content changes, until it is stopped. */
import { readOptions, write } from '../../lib/cli'
import { type Diagnostic, hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { describeRemoved } from '../../lib/diagnostics/removed'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { visible } from '../../lib/visible'
import { type BuildResult, buildContent } from '..'
import { openCache } from '../incremental/cache'
import { watchContent } from '../incremental/watch'
import { buildOptions, type Command, shared } from './options'

const { content, out, now, 'include-hidden': includeHidden } = shared

export const watch: Command = {
  usage: `Usage: npm run --silent build:content -- watch [options]
Builds again whenever the content changes. Ctrl+C ends it.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --out DIR            where the JSON goes (.generated/content)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --include-hidden     write drafts and future posts too, marked as hidden
`,
  async run(args) {
    const { values } = readOptions(args, { content, out, now, 'include-hidden': includeHidden })
    const options = buildOptions(values)
    const cache = await openCache(options)
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    const started = { at: performance.now() }
    let printed = new Set<string>()
    await watchContent({
      content: options.content,
      build: (touched) => {
        started.at = performance.now()
        return buildContent({ ...options, memory: cache.memory, touched })
      },
      signal: stop.signal,
      onBuilt: async (result) => {
        // What was said already is still on the screen.
        await write(process.stderr, describeRemoved(options.out, result.removed))
        await report(result, started.at, (diagnostic) => !printed.has(JSON.stringify(diagnostic)))
        printed = new Set(result.diagnostics.map((diagnostic) => JSON.stringify(diagnostic)))
      },
      onError: (error) => explain(error, options.out),
    })
    await cache.save()
    return 0
  },
}

async function report(
  { diagnostics, pages, changed, lineOf }: BuildResult,
  started: number,
  isNew: (diagnostic: Diagnostic) => boolean,
): Promise<void> {
  await reportDiagnostics(hasErrors(diagnostics) ? diagnostics : diagnostics.filter(isNew), 'pretty', lineOf)
  if (hasErrors(diagnostics)) return
  const took = `${Math.round(performance.now() - started)} ms`
  await write(process.stderr, changed ? `Built ${plural(pages, 'page')} in ${took}.\n` : `Nothing to do (${took}).\n`)
}

/** Whatever happens to the folders, watching goes on; a mistake of ours ends it. */
function explain(error: unknown, out: string): void {
  const known = explained(error, `cannot build into ${out}`)
  if (!(known instanceof EnvironmentError)) throw error
  void write(process.stderr, `${visible(known.message)}; waiting until that is fixed.\n`)
}
