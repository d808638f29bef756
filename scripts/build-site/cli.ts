/** `npm run build` and `npm run preview:drafts`: the content, then the site. */
import { mkdir } from 'node:fs/promises'
import type { Language } from '../../src/schema/languages'
import { type BuildOptions, buildContent, checkProjectFiles, codeVersion, openCache } from '../build-content/public'
import { nowOption, readOptions, runCommand, withHelp, write } from '../lib/cli'
import { hasErrors, reportDiagnostics } from '../lib/diagnostics'
import { describeLeftOut, describeRemoved } from '../lib/diagnostics/notes'
import { EnvironmentError } from '../lib/environment-error'
import { withLock } from '../lib/lock'
import { PUBLISHED_WORDS, type WordsRecord } from '../lib/published-words'
import { isPlaceholderUrl } from '../lib/reserved-hosts'
import { PROJECT } from '../lib/source-fingerprint'
import { buildSite, type SiteFolders } from '.'
import { type GeneratedKeys, keysIn } from './render/read-generated'
import { createLog } from './steps/log'
import { writeWordsOfSite } from './words/record-file'

const CACHE = '.cache'

const USAGE = `Usage: npm run build -- [options]
Builds the content and the site into dist/. The content is that of CONTENT_DIR, or of content/.
  --now YYYY-MM-DD   the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --language CODE    the site in another language that content/settings/site.yaml names, in dist-CODE/
  --drafts           show drafts and future posts too, closed to search engines, in dist-preview/
  --compress         write compressed files beside those with text, for a server of your own
  --record           record since when each page says what it says, in published-words.txt
  --stubs            write a page at each old address, for GitHub Pages, which knows no redirects
`

// What cannot be printed stops no build.
const log = createLog((text) => write(process.stderr, text).catch(() => undefined))

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    now: { type: 'string' },
    language: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    compress: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    stubs: { type: 'boolean', default: false },
  })
  const now = nowOption(values.now)
  if (values.drafts && values.record)
    throw new EnvironmentError('--record goes with what is public, so it does not go with --drafts')
  await mkdir(CACHE, { recursive: true })
  // Builds share the generated content, so one goes on at a time.
  return withLock(`${CACHE}/site`, () => build(now, { ...values, language: values.language }))
}

type Options = {
  language: Language | undefined
  drafts: boolean
  compress: boolean
  record: boolean
  stubs: boolean
}

async function build(now: string | undefined, options: Options): Promise<number> {
  const { language, drafts: isPreview, compress, record, stubs } = options
  const folders = {
    source: process.env.CONTENT_DIR ?? 'content',
    content: '.generated/content',
    cache: CACHE,
    out: `${isPreview ? 'dist-preview' : 'dist'}${language ? `-${language}` : ''}`,
    // Vercel sets this variable where it builds, and looks into this folder.
    vercelOutput: process.env.VERCEL ? '.vercel/output' : undefined,
  }
  const content = await generateContent(folders, { now, language, includeHidden: isPreview })
  if (!content) return 1
  const { keys, publicUpTo } = content
  const { pages, rendered, changed, words, url } = await buildSite(
    folders,
    {
      publicUpTo,
      isPreview,
      hasStubs: stubs,
      hasCompressed: compress,
      codeVersion: codeVersion(['scripts/build-site', 'src', 'theme']),
    },
    keys,
    log,
  )
  log.say(`${pages} pages are in ${folders.out}/; ${rendered} of them were rendered, ${changed} files are different`)
  if (isPreview)
    log.say(
      `They show what is not public, and ask search engines to stay away. See them: npm run serve -- ${folders.out}`,
    )
  if (record) await recordWords(folders.source, language, url, words)
  return 0
}

/** A site without an address of its own is not public yet, so its pages have no past to record. */
async function recordWords(source: string, language: Language | undefined, url: string, words: WordsRecord) {
  if (isPlaceholderUrl(url)) log.say(`nothing is recorded: the site has no address of its own yet (${url})`)
  else if (await writeWordsOfSite(source, language, words)) log.say(`${PUBLISHED_WORDS} is up to date; commit it`)
}

/**
 * Gives the key of each generated file and what decided what is public, and nothing else: what the pipeline remembers takes
 * hundreds of megabytes, which the pages can use. Nothing when the content has mistakes.
 */
async function generateContent(
  { source, content }: SiteFolders,
  options: Pick<BuildOptions, 'now' | 'language' | 'includeHidden'>,
): Promise<{ keys: GeneratedKeys; publicUpTo: string } | undefined> {
  log.say('content')
  const { memory, save } = await openCache({ content: source, out: content })
  const build = await buildContent({ content: source, out: content, memory, ...options })
  await save()
  const diagnostics = [...checkProjectFiles(PROJECT), ...build.diagnostics]
  await reportDiagnostics(diagnostics, 'pretty', build.lineOf)
  if (hasErrors(diagnostics)) return undefined
  await write(process.stderr, describeRemoved(content, build.removed))
  for (const leftOut of build.leftOut) log.say(describeLeftOut(leftOut))
  return { keys: keysIn(memory.remembered.written?.files ?? []), publicUpTo: build.publicUpTo }
}

await runCommand('build', withHelp(USAGE, run))
