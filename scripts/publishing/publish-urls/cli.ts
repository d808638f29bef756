/** `npm run publish-urls`: adds the addresses that are public now to `published-urls.txt`. The main branch runs it by itself. */
import { realpath } from 'node:fs/promises'
import { addUrls, buildContent, PUBLISHED_URLS, publishedUrlsOf, readPublishedUrls } from '../../build-content/public'
import { readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { describeRemoved } from '../../lib/diagnostics/notes'
import { plural } from '../../lib/diagnostics/words'
import { writeIfChanged } from '../../lib/write-file'

const GENERATED = '.generated/content'

const USAGE = `Usage: npm run --silent publish-urls
Adds the addresses that are public now to ${PUBLISHED_URLS}, from which nothing is ever dropped, and prints the new ones.
`

async function run(args: string[]): Promise<number> {
  readOptions(args, {})
  const source = process.env.CONTENT_DIR ?? 'content'
  const { diagnostics, addresses: all, removed, lineOf } = await buildContent({ content: source, out: GENERATED })
  if (hasErrors(diagnostics)) {
    await reportDiagnostics(diagnostics, 'pretty', lineOf)
    return 1
  }
  await write(process.stderr, describeRemoved(GENERATED, removed))
  const addresses = all()
  const content = await realpath(source)
  const known = readPublishedUrls(content)?.urls ?? []
  const added = addresses.filter(({ path }) => !known.some((url) => url.path === path))
  await writeIfChanged(publishedUrlsOf(content), addUrls(known, addresses))
  await write(process.stdout, added.map(({ path }) => `${path}\n`).join(''))
  await write(process.stderr, `${plural(added.length, 'new address', 'new addresses')} in ${PUBLISHED_URLS}.\n`)
  return 0
}

await runCommand('publish-urls', withHelp(USAGE, run))
