/** `npm run announce`: tells search engines which pages of the live site say something else than before. */
import { dirname } from 'node:path'
import { readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError } from '../../lib/environment-error'
import { PUBLISHED_WORDS, publishedWordsOf } from '../../lib/published-words'
import { isPlaceholderUrl } from '../../lib/reserved-hosts'
import { readAddress } from '../../lib/web-address'
import { gitOrNothing } from '../changes/git'
import { readSite } from '../site-settings'
import { awaitBuild } from './await-build'
import { changesOfLiveSite, changesSince } from './changes'
import { sendPaths } from './index-now'

/** Passes on what it gets to every search engine that takes part. */
const SERVICE = 'https://api.indexnow.org/indexnow'

const USAGE = `Usage: npm run --silent announce -- [options]
Sends the addresses of the pages that the live site's build changed to IndexNow, and prints them. Run it after a deployment.
A failed announcement is printed, and the code is 0 all the same: nothing that comes after it should stop.
  --language CODE      the site in another language that content/settings/site.yaml names
  --commit COMMIT      wait until the live site shows a build of this commit
  --built-after TIME   wait until it shows a build of this time or later, in seconds since 1970
  --wait MINUTES       for how long to wait (20)
  --since COMMIT       announce what changed since the record that this commit has, for what was missed
  --site URL           the live site (the address in content/settings/site.yaml)
  --service URL        the service (INDEXNOW_SERVICE, or else ${SERVICE})
`

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    language: { type: 'string' },
    commit: { type: 'string' },
    'built-after': { type: 'string' },
    wait: { type: 'string', default: '20' },
    since: { type: 'string' },
    site: { type: 'string' },
    service: { type: 'string', default: process.env.INDEXNOW_SERVICE ?? SERVICE },
  })
  const { commit, language, since, service } = values
  const after = values['built-after'] === undefined ? undefined : numberOption('built-after', values['built-after'])
  const minutes = numberOption('wait', values.wait)
  const given = addressOption('site', values.site)
  addressOption('service', service)
  const content = process.env.CONTENT_DIR ?? 'content'
  const { settings } = await readSite(content)
  const site = given ?? siteOf(settings, language)
  if (site === undefined) throw new EnvironmentError('content/settings/site.yaml has mistakes; run build:content')
  const key = settings?.indexNowKey
  if (given === undefined && isPlaceholderUrl(site))
    return told(`The site has no address of its own yet (${site}), so nothing is announced.`)
  if (typeof key !== 'string')
    return told(
      'Nothing is announced without a key: set indexNowKey in content/settings/site.yaml (docs/publishing.md).',
    )

  const missed = since === undefined ? undefined : changesSince(since, content, language)
  try {
    await awaitBuild(site, { commit, after }, minutes)
    const paths = missed === undefined ? await changesOfLiveSite(site) : missed
    if (paths === null)
      return told(
        `No pages are announced: ${PUBLISHED_WORDS} had not begun then. "npm run build -- --record" begins it.`,
      )
    const failure = paths.length > 0 ? await sendPaths({ service, site, key, paths }) : undefined
    if (failure !== undefined) throw new EnvironmentError(failure)
    await write(process.stdout, paths.map((path) => `${path}\n`).join(''))
    return told(`${plural(paths.length, 'changed address', 'changed addresses')} announced.`)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return failed(error.message, since, content)
  }
}

/** Says what to do, also beside the run on GitHub, where a log is rarely read. */
async function failed(reason: string, since: string | undefined, content: string): Promise<number> {
  const from = since ?? gitOrNothing(dirname(publishedWordsOf(content)), 'rev-parse', 'HEAD')?.trim()
  const missed =
    from === undefined ? '' : ` After the next deployment, run "npm run announce -- --since ${from}" instead.`
  const text = `Nothing was announced, and the site is not affected: ${reason}. Run "npm run announce" again.${missed}`
  if (process.env.GITHUB_ACTIONS === 'true')
    await write(
      process.stdout,
      `::warning title=Announcement::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`,
    )
  return told(text)
}

async function told(text: string): Promise<number> {
  await write(process.stderr, `${text}\n`)
  return 0
}

/** The address of a site that the settings name, if they do. */
function siteOf(settings: Record<string, unknown> | undefined, language: string | undefined): string | undefined {
  if (settings === undefined) return undefined
  if (language === undefined) return typeof settings.url === 'string' ? settings.url : undefined
  const languages = (settings.languages ?? []) as { language: string; url: string }[]
  const found = languages.find((site) => site.language === language)
  if (found) return found.url
  throw new EnvironmentError(
    `--language is ${JSON.stringify(language)}, which content/settings/site.yaml does not name`,
  )
}

function numberOption(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new EnvironmentError(`--${name} is ${JSON.stringify(value)}; it is a number`)
}

function addressOption(name: string, value: string | undefined): string | undefined {
  if (value === undefined || /^https?:$/.test(readAddress(value)?.protocol ?? '')) return value?.replace(/\/+$/, '')
  throw new EnvironmentError(`--${name} is ${JSON.stringify(value)}; it is an address that begins with https://`)
}

await runCommand('announce', withHelp(USAGE, run))
