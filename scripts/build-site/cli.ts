/**
 * `npm run build`: content, then the site, into `dist/`. Reads the content of `CONTENT_DIR` when that is set.
 * `npm run preview:drafts`: the same with drafts and future posts, closed to search engines, into `dist-preview/`.
 */
import { parseArgs } from 'node:util'
import { buildContent, EnvironmentError } from '../build-content'
import { isDay, today } from '../build-content/dates'
import { describeLeftOut } from '../build-content/left-out'
import { hasErrors, reportProblems } from '../build-content/problems'
import { buildSite } from '.'

const source = process.env.CONTENT_DIR ?? 'content'
const content = '.generated/content'
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
const say = (what: string) => process.stderr.write(`${seconds().padStart(6)} s  ${what}\n`)

function readArguments(): { day: string; withDrafts: boolean } {
  const { values } = parseStrictly()
  const { now = today(), drafts = false } = values
  if (!isDay(now)) throw new EnvironmentError(`--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD`)
  return { day: now, withDrafts: drafts }
}

function parseStrictly() {
  try {
    return parseArgs({ options: { now: { type: 'string' }, drafts: { type: 'boolean' } } })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]
    throw new EnvironmentError(`${reason}; there are --now YYYY-MM-DD and --drafts`)
  }
}

async function run(): Promise<number> {
  const { day, withDrafts } = readArguments()
  const out = withDrafts ? 'dist-preview' : 'dist'
  say('content')
  const build = await buildContent({ content: source, out: content, now: day, includeHidden: withDrafts })
  await reportProblems(build.problems, 'pretty', build.lineOf)
  if (hasErrors(build.problems)) return 1
  for (const leftOut of build.leftOut) say(describeLeftOut(leftOut))
  const { pages } = await buildSite({ source, content, cache: '.cache', out }, { day, isPreview: withDrafts }, say)
  say(`${pages} pages are in ${out}/`)
  if (withDrafts)
    say(`They show what is not public, and ask search engines to stay away. See them: npm run serve -- ${out}`)
  return 0
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return error instanceof EnvironmentError ? 2 : 1
})
