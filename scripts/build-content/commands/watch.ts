/** `build-content watch`: builds again whenever the content changes, until it is stopped. */
import type { BuildResult, Problem } from '..'
import { openCache } from '../build-with-cache'
import { EnvironmentError, environmentErrorOf } from '../environment'
import { hasErrors, reportProblems, write } from '../problems'
import { plural, visible } from '../problems/words'
import { watchContent } from '../watch'
import { type Command, dayOption, folderOption, readOptions, shared } from './options'

const { content, out, now, 'include-hidden': includeHidden } = shared

export const watch: Command = {
  usage: `Usage: npm run --silent build:content -- watch [options]
Builds again whenever the content changes. Ctrl+C ends it.
  --content DIR        folder of the content (content)
  --out DIR            where the JSON goes (.generated/content)
  --now YYYY-MM-DD     the day for publishAt (today)
  --include-hidden     write drafts and future posts too, marked as hidden
`,
  async run(args) {
    const { values } = readOptions(args, { content, out, now, 'include-hidden': includeHidden })
    const options = {
      content: folderOption('content', values.content),
      out: folderOption('out', values.out),
      now: dayOption(values.now),
      includeHidden: values['include-hidden'],
    }
    const cache = await openCache(options)
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    const started = { at: performance.now() }
    let printed = new Set<string>()
    await watchContent({
      ...options,
      memory: cache.memory,
      signal: stop.signal,
      onBegin: () => {
        started.at = performance.now()
      },
      onBuilt: async (result) => {
        // What was said already is still on the screen.
        await report(result, started.at, (problem) => !printed.has(JSON.stringify(problem)))
        printed = new Set(result.problems.map((problem) => JSON.stringify(problem)))
      },
      onError: (error) => explain(error, options.out),
    })
    cache.save()
    return 0
  },
}

async function report(
  { problems, pages, changed, lineOf }: BuildResult,
  started: number,
  isNew: (problem: Problem) => boolean,
): Promise<void> {
  await reportProblems(hasErrors(problems) ? problems : problems.filter(isNew), 'pretty', lineOf)
  if (hasErrors(problems)) return
  const took = `${Math.round(performance.now() - started)} ms`
  await write(process.stderr, changed ? `Built ${plural(pages, 'page')} in ${took}.\n` : `Nothing to do (${took}).\n`)
}

/** Whatever happens to the folders, watching goes on; a mistake of ours ends it. */
function explain(error: unknown, out: string): void {
  const known = error instanceof EnvironmentError ? error : environmentErrorOf(error, out)
  if (!known) throw error
  process.stderr.write(`${visible(known.message)}; waiting until that is mended.\n`)
}
