/**
 * `npm run publish-urls`: adds the addresses that are public now to `published-urls.txt`, from which nothing is ever
 * dropped. Runs by itself on the main branch, so nobody needs to remember it.
 */
import { readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { buildContent, EnvironmentError } from '../build-content'
import { hasErrors, reportProblems } from '../build-content/problems'
import { plural } from '../build-content/problems/words'
import { addUrls, PUBLISHED_URLS, publishedUrlsOf, readPublishedUrls } from '../build-content/published-urls'

const source = process.env.CONTENT_DIR ?? 'content'

async function run(): Promise<number> {
  const { problems, addresses: all, lineOf } = await buildContent({ content: source, out: '.generated/content' })
  if (hasErrors(problems)) {
    await reportProblems(problems, 'pretty', lineOf)
    return 1
  }
  const addresses = all()
  const content = await realpath(source)
  const known = readPublishedUrls(content)?.urls ?? []
  const added = addresses.filter(({ path }) => !known.some((url) => url.path === path))
  await replace(publishedUrlsOf(content), addUrls(known, addresses))
  for (const { path } of added) process.stdout.write(`${path}\n`)
  process.stderr.write(`${plural(added.length, 'new address', 'new addresses')} in ${PUBLISHED_URLS}.\n`)
  return 0
}

/** Whole or not at all, and untouched when nothing changes. */
async function replace(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`publish-urls: ${error instanceof Error ? error.message : error}\n`)
  return error instanceof EnvironmentError ? 2 : 1
})
