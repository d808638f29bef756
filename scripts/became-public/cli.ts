/**
 * `npm run became-public`: prints the posts that became public since the live site was built, one a line, and nothing
 * when the live site has them all. `--site URL` names a site other than that of the settings.
 */
import { parseArgs } from 'node:util'
import { EnvironmentError } from '../build-content'
import { isDay, today } from '../build-content/dates'
import { parseFile } from '../build-content/entry'
import { listContent } from '../build-content/read'
import { isPlaceholderUrl } from '../build-content/reserved-hosts'
import { readSource } from '../build-content/source-file'
import { becamePublic, dayOfLiveSite } from '.'

async function run() {
  const { values } = parseArgs({ options: { site: { type: 'string' }, now: { type: 'string' } } })
  const { now = today() } = values
  if (!isDay(now)) throw new EnvironmentError(`--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD`)
  const { files } = listContent(process.env.CONTENT_DIR ?? 'content')
  const entries = files.flatMap((file) => parseFile({ ...file, text: readSource(file).text }).entry ?? [])
  const settings = entries.find(({ kind }) => 'single' in kind && kind.single === 'settings/site')
  const site = values.site ?? settings?.data.url
  if (typeof site !== 'string') throw new EnvironmentError('content/settings/site.yaml has mistakes; run build:content')
  if (values.site === undefined && isPlaceholderUrl(site)) {
    process.stderr.write(`The site has no address of its own yet (${site}), so nothing is public.\n`)
    return
  }
  for (const { file, publishAt } of becamePublic(entries, await dayOfLiveSite(site), now))
    process.stdout.write(`${file} (public from ${publishAt})\n`)
}

await run().catch((error: unknown) => {
  process.stderr.write(`became-public: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
  process.exitCode = 2
})
