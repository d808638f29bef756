import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { originsOf } from '../../src/admin/files/repository'
import { repository } from '../../src/admin/settings'
import { dayOfTime } from '../../src/lib/wall-time'
import type { Redirect, Single, SitePage } from '../../src/schema/entries'
import type { Site } from '../../src/schema/settings'
import type { Messages } from '../../src/schema/words'
import { fingerprint } from '../lib/fingerprint'
import { wordsOf } from '../lib/words/words-of-build'
import { configureAdminPage, withPolicy } from './admin-page'
import { recordBuild } from './build-record'
import { compressedFiles } from './compress'
import { KNOWN_FILE, readKnown } from './draft-page/known'
import { feedsOf } from './feeds'
import type { GeneratedKeys } from './generated-keys'
import { hostFiles, writeBeside } from './hosts/hosts'
import { hostRules } from './hosts/rules'
import { stubFile, stubPage } from './hosts/stub-page'
import { writeVercelOutput } from './hosts/vercel-output'
import { readLanguages, translatedPages } from './languages'
import { llmsText } from './llms-txt'
import type { Log } from './log'
import { pagesOf } from './pages/pages'
import { createFileReader } from './pages/read-generated'
import { renderPages } from './pages/render-pages'
import { type PictureFile, renderPictures } from './pictures'
import { pressKitFiles } from './press-kit'
import { type MadeFrom, openProgram, type Program, partsOf, rendererOf } from './programs/programs'
import { publicFolder } from './programs/public-files'
import { publish, recover, untouched } from './publish/publish'
import type { SiteFile, SiteFiles } from './publish/site-file'
import { searchEngineFiles } from './search-engines'
import { searchIndex } from './search-index'
import { adminSecurityPolicy, contentSecurityPolicy } from './security-policy'
import { securityText } from './security-txt'
import { readCards } from './share/cards'
import { shareImages } from './share/draw'
import { readRecord, writeRecord } from './site-record'
import { SPECULATION_RULES, speculationRules } from './speculation-rules'

/** Paths from the project's root. Only a build on Vercel has a `vercelOutput`. */
export type SiteFolders = { source: string; content: string; cache: string; out: string; vercelOutput?: string }

export type SiteKind = {
  /** The day or the hour up to which everything is public. */
  publicUpTo: string
  /** Whether search engines must leave the site alone. */
  isPreview: boolean
  /** Whether the site is for GitHub Pages, which knows no redirects: old addresses get pages. */
  hasStubs: boolean
  /** Whether text files lie there compressed as well, for a server that does not compress by itself. */
  hasCompressed: boolean
  /** Version of the code that builds; without one, nothing is taken over from the last build. */
  codeVersion: string | undefined
}

export type BuiltSite = { pages: number; rendered: number; changed: number }

/**
 * Builds the site from generated content: programs and pictures → pages → feeds and host files → publish. Only what is
 * different from the last build is made; a build that fails leaves the site as it was.
 */
export async function buildSite(
  { source, content, cache, out, vercelOutput }: SiteFolders,
  { publicUpTo, isPreview, hasStubs, hasCompressed, codeVersion }: SiteKind,
  keys: GeneratedKeys,
  { say, progress }: Log,
): Promise<BuiltSite> {
  const readJson = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(content, `${name}.json`), 'utf8'))
  const site = await readJson<Site>('settings/site')
  const words = wordsOf(site.language, await readJson<Messages>('words'))
  const record = readRecord(cache, out, codeVersion)
  recover(out)
  const known = untouched(out, record.published)

  const media = path.join(source, 'media')
  const pictures = await readJson<PictureFile[]>('pictures')
  // Neither needs the other, and neither keeps both cores busy all the time.
  const [{ program, admin, draftPage }, pictureFiles] = await Promise.all([
    openPrograms({ cache, content }, say),
    renderPictures({
      pictures,
      mediaDir: media,
      cacheDir: path.join(cache, 'pictures'),
      onRendered: progress('pictures', pictures.length),
    }),
  ])

  const read = createFileReader(content)
  const cards = await readCards(read, words)
  const shareFiles = await shareImages({
    cards,
    name: site.name,
    root: '.',
    mediaDir: media,
    cacheDir: path.resolve(cache, 'share'),
    onDrawn: progress('share images', cards.length),
  })

  say('pages')
  const { assets, bootScript } = await partsOf(program)
  const origin = site.url.replace(/\/+$/, '')
  const pages = await readJson<SitePage[]>('pages')
  const redirects = await readJson<Redirect[]>('redirects')
  const formTargets = site.newsletterUrl ? [new URL(site.newsletterUrl).origin] : []
  const policy = contentSecurityPolicy({ bootScript, formTargets })
  const parts = { assets, bootScript, policy, isPreview }
  const spoken = readLanguages(content)
  const planned = pagesOf(pages, spoken)
  const stageDir = path.resolve(cache, 'site/pages')
  const {
    files: pageFiles,
    reads,
    rendered,
  } = await renderPages({
    pages: planned,
    loadRender: () => rendererOf(program),
    parts,
    programKey: fingerprint(JSON.stringify([program.fingerprint, parts])),
    contentDir: content,
    keys,
    stageDir,
    reads: record.reads,
    published: known,
    onRendered: progress('pages', planned.length),
  })

  say('feeds and host files')
  const adminPolicy = adminSecurityPolicy(originsOf(repository))
  const adminPage = await readFile(path.join(publicFolder(admin.folder), 'index.html'), 'utf8')
  const framePage = await readFile(path.join(publicFolder(draftPage.folder), 'page.html'), 'utf8')
  const rules = hostRules({
    origin,
    policy,
    adminPolicy,
    redirects,
    httpsOnlyDays: site.httpsOnlyDays,
    isPreview,
  })
  const stubs = hasStubs ? redirects : []
  const { sections } = await readJson<Single<'pages/search'>>('pages/search')
  const texts = {
    'data/search/pages.json': JSON.stringify(searchIndex(sections, [stageDir, out])),
    ...(await feedsOf(read, site)),
    ...searchEngineFiles(origin, translatedPages(pages, spoken), isPreview),
    [SPECULATION_RULES.file]: speculationRules((await read('pages/tools')) !== null),
    'llms.txt': llmsText(site, origin, sections, words),
    ...securityText(site, origin, dayOfTime(publicUpTo)),
    ...hostFiles(rules),
    'build.json': `${JSON.stringify(await recordBuild(publicUpTo))}\n`,
    'admin/index.html': configureAdminPage(adminPage, { repository, policy: adminPolicy }),
    'admin/page.html': withPolicy(framePage, adminPolicy),
    [KNOWN_FILE]: JSON.stringify(await readKnown(readJson)),
    // GitHub Pages serves every file as it is, if this one is there.
    ...(hasStubs && { '.nojekyll': '' }),
    ...Object.fromEntries(stubs.map((redirect) => [stubFile(redirect.from), stubPage(redirect, site, origin, words)])),
  }
  const newsroom = await read('pages/press')
  const kit = { mediaDir: media, logo: 'theme/logo.svg', cacheDir: path.resolve(cache, 'press-kit') }
  const pressKit = newsroom ? await pressKitFiles({ page: newsroom, ...kit }) : []
  const share = path.join(media, 'share.png')
  const files: SiteFiles = new Map<string, SiteFile>([
    ...linksTo(program, ''),
    ...linksTo(admin, 'admin/'),
    ...linksTo(draftPage, 'admin/'),
    ...Array.from(pictureFiles, ([name, link]): [string, SiteFile] => [name, { key: path.basename(link), link }]),
    ...shareFiles,
    ...pressKit,
    ...pageFiles,
    ...searchData(content, keys),
    ...Object.entries(texts).map(([name, text]): [string, SiteFile] => [name, { key: fingerprint(text), text }]),
    ['share.png', { key: fingerprint(await readFile(share)), copy: share }],
  ])
  if (hasCompressed) {
    const cacheDir = path.resolve(cache, 'compressed')
    const ofCompressed = (total: number) => progress('compressed files', total)
    const compressed = await compressedFiles(files, { out, known, cacheDir, progress: ofCompressed })
    for (const file of compressed) files.set(...file)
  }

  say('publish')
  const { published, changed } = publish(out, files, known)
  await writeBeside(out, rules)
  if (vercelOutput) await writeVercelOutput(vercelOutput, out, rules, published.keys())
  await writeRecord(cache, out, codeVersion, { published, reads })
  return { pages: planned.length, rendered, changed }
}

/** One after the other: bundling takes most of the memory of a build. */
async function openPrograms(from: MadeFrom, say: (line: string) => void) {
  const program = await openProgram('site', from, () => say('bundle the site'))
  const admin = await openProgram('admin', from, () => say('bundle the forms'))
  const draftPage = await openProgram('draft-page', from, () => say('bundle the page beside the forms'))
  return { program, admin, draftPage }
}

/** What a search in the browser reads, and no page does. */
const searchData = (content: string, keys: GeneratedKeys): [string, SiteFile][] =>
  Array.from(keys)
    .filter(([name]) => name.startsWith('search/'))
    .map(([name, key]) => [`data/${name}.json`, { key, link: path.join(content, `${name}.json`) }])

const linksTo = ({ folder, files }: Program, prefix: string): [string, SiteFile][] =>
  files.map(([name, key]) => [prefix + name, { key, link: path.join(publicFolder(folder), name) }])
