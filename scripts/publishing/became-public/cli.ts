/** `npm run became-public`: prints the posts that became public since the live site was built. */
import { clockIn } from '../../../src/lib/wall-time'
import { nowOption, readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { isPlaceholderUrl } from '../../lib/reserved-hosts'
import { readSite } from '../site-settings'
import { becamePublic, dayOfLiveSite } from '.'

const USAGE = `Usage: npm run --silent became-public -- [options]
Prints the posts that became public since the live site was built, one on each line; nothing when it has them all.
  --site URL         the live site (the address in content/settings/site.yaml)
  --now YYYY-MM-DD   the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
`

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { site: { type: 'string' }, now: { type: 'string' } })
  const given = nowOption(values.now)
  const { entries, settings } = await readSite(process.env.CONTENT_DIR ?? 'content')
  const site = values.site ?? settings?.url
  if (typeof site !== 'string') throw new EnvironmentError('content/settings/site.yaml has mistakes; run build:content')
  if (values.site === undefined && isPlaceholderUrl(site)) {
    await write(process.stderr, `The site has no address of its own yet (${site}), so nothing is public.\n`)
    return 0
  }
  const { now } = clockIn(settings?.timeZone, given)
  const due = becamePublic(entries, await dayOfLiveSite(site), now)
  await write(process.stdout, due.map(({ file, publishAt }) => `${file} (public from ${publishAt})\n`).join(''))
  return 0
}

await runCommand('became-public', withHelp(USAGE, run))
