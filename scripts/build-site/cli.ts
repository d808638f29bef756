/** `npm run build`: content, then the site, into `dist/`. Reads the content of `CONTENT_DIR` when that is set. */
import { buildContent } from '../build-content'
import { reportProblems } from '../build-content/problems'
import { buildSite } from '.'

const source = process.env.CONTENT_DIR ?? 'content'
const content = '.generated/content'
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
const say = (what: string) => process.stderr.write(`${seconds().padStart(6)} s  ${what}\n`)

say('content')
const { problems } = await buildContent({ content: source, out: content })
await reportProblems(problems, 'pretty')
if (problems.some((problem) => problem.severity === 'error')) process.exit(1)

try {
  const { pages } = await buildSite({ source, content, cache: '.cache', out: 'dist' }, say)
  say(`${pages} pages are in dist/`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
