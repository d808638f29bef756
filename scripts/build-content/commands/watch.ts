/** `build-content watch`: builds again whenever the content changes, until it is stopped. */
import { readOptions, write } from '../../lib/cli'
import { type Diagnostic, hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { describeRemoved } from '../../lib/diagnostics/notes'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { visible } from '../../lib/visible'
import { buildContent } from '..'
import { openCache } from '../incremental/cache'
import { watchContent } from '../incremental/watch'
import { buildOptions, type Command, where } from './build'

export const watch: Command = {
  usage: `Usage: npm run --silent build:content -- watch [options]
Builds again whenever the content changes. Ctrl+C ends it.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --out DIR            where the JSON goes (.generated/content)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --include-hidden     write drafts and future posts too, marked as hidden
`,
  async run(args) {
    const { values } = readOptions(args, where)
    const options = buildOptions(values)
    const cache = await openCache(options)
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    let started = 0
    let printed = new Set<string>()
    await watchContent({
      content: options.content,
      build: (touched) => {
        started = performance.now()
        return buildContent({ ...options, memory: cache.memory, touched })
      },
      signal: stop.signal,
      onBuilt: async ({ diagnostics, pages, changed, removed, lineOf }) => {
        await write(process.stderr, describeRemoved(options.out, removed))
        // What was said already is still on the screen.
        const isNew = (diagnostic: Diagnostic) => !printed.has(JSON.stringify(diagnostic))
        await reportDiagnostics(hasErrors(diagnostics) ? diagnostics : diagnostics.filter(isNew), 'pretty', lineOf)
        printed = new Set(diagnostics.map((diagnostic) => JSON.stringify(diagnostic)))
        const took = `${Math.round(performance.now() - started)} ms`
        const done = changed ? `Built ${plural(pages, 'page')} in ${took}.\n` : `Nothing to do (${took}).\n`
        if (!hasErrors(diagnostics)) await write(process.stderr, done)
      },
      onError: (error) => explain(error, options.out),
    })
    await cache.save()
    return 0
  },
}

/** Whatever happens to the folders, watching goes on; a mistake of ours ends it. */
function explain(error: unknown, out: string): void {
  const known = explained(error, `cannot build into ${out}`)
  if (!(known instanceof EnvironmentError)) throw error
  void write(process.stderr, `${visible(known.message)}; waiting until that is fixed.\n`)
}
