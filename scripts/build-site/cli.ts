/** `npm run build`: content, then the site, into `dist/`. Reads the content of `CONTENT_DIR` when that is set. */
import type { Hidden } from '../../src/schema/entries'
import { buildContent, EnvironmentError } from '../build-content'
import { hasErrors, reportProblems } from '../build-content/problems'
import { buildSite } from '.'

const source = process.env.CONTENT_DIR ?? 'content'
const content = '.generated/content'
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
const say = (what: string) => process.stderr.write(`${seconds().padStart(6)} s  ${what}\n`)

const describeHidden = (hidden: Hidden) => (hidden.reason === 'draft' ? 'draft' : `public from ${hidden.publishAt}`)

async function run(): Promise<number> {
  say('content')
  const { problems, leftOut, lineOf } = await buildContent({ content: source, out: content })
  await reportProblems(problems, 'pretty', lineOf)
  if (hasErrors(problems)) return 1
  for (const { file, hidden } of leftOut) say(`left out: ${file} (${describeHidden(hidden)})`)
  const { pages } = await buildSite({ source, content, cache: '.cache', out: 'dist' }, say)
  say(`${pages} pages are in dist/`)
  return 0
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return error instanceof EnvironmentError ? 2 : 1
})
