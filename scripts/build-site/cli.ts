/** `npm run build` and `npm run preview:drafts`: the content, then the site. */
import { buildContent } from '../build-content'
import { hasErrors, reportDiagnostics } from '../build-content/diagnostics'
import { describeRemoved } from '../build-content/diagnostics/removed'
import { describeLeftOut } from '../build-content/diagnostics/unpublished'
import { today } from '../build-content/parse/dates'
import { dayOption, readOptions, runCommand, withHelp, write } from '../lib/cli'
import { buildSite } from '.'

const USAGE = `Usage: npm run build -- [options]
Builds the content and the site into dist/. The content is that of CONTENT_DIR, or of content/.
  --now YYYY-MM-DD   the day for publishAt (today)
  --drafts           show drafts and future posts too, closed to search engines, in dist-preview/
  --reuse-bundles    take the bundles of the last build, if only content has changed since
`

const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
const say = (what: string) => write(process.stderr, `${seconds().padStart(6)} s  ${what}\n`)

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    now: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    'reuse-bundles': { type: 'boolean', default: false },
  })
  const day = dayOption(values.now) ?? today()
  const source = process.env.CONTENT_DIR ?? 'content'
  const content = '.generated/content'
  const out = values.drafts ? 'dist-preview' : 'dist'
  await say('content')
  const build = await buildContent({ content: source, out: content, now: day, includeHidden: values.drafts })
  await reportDiagnostics(build.diagnostics, 'pretty', build.lineOf)
  if (hasErrors(build.diagnostics)) return 1
  await write(process.stderr, describeRemoved(content, build.removed))
  for (const leftOut of build.leftOut) await say(describeLeftOut(leftOut))
  const folders = { source, content, cache: '.cache', out }
  const kind = { day, isPreview: values.drafts, reuseBundles: values['reuse-bundles'] }
  const { pages } = await buildSite(folders, kind, say)
  await say(`${pages} pages are in ${out}/`)
  if (values.drafts)
    await say(`They show what is not public, and ask search engines to stay away. See them: npm run serve -- ${out}`)
  return 0
}

await runCommand('build', withHelp(USAGE, run))
