/** Settings, pages and their twins → the files for other programs: feeds, sitemap, hosts, search, and the pages of the forms. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { originsOf } from '../../../src/admin/files/repository'
import { repository } from '../../../src/admin/settings'
import { dayOfTime } from '../../../src/lib/wall-time'
import type { Single } from '../../../src/schema/entries'
import { fingerprint } from '../../lib/fingerprint'
import type { WordsRecord } from '../../lib/published-words'
import { publicFolder } from '../bundle/manifest'
import { KNOWN_FILE, readKnown } from '../draft-page/known'
import { configureAdminPage, withPolicy } from '../files/admin-page'
import { announcementFiles } from '../files/announcement'
import { recordBuild } from '../files/build-record'
import { feedsOf } from '../files/feeds'
import { llmsFullText, withTwin } from '../files/llms-full'
import { llmsText } from '../files/llms-txt'
import { readTwin } from '../files/read-twin'
import { searchEngineFiles } from '../files/search-engines'
import { searchIndex } from '../files/search-index'
import { securityText } from '../files/security-txt'
import { hostFiles } from '../hosts/hosts'
import { type HostRules, hostRules } from '../hosts/rules'
import { adminSecurityPolicy } from '../hosts/security-policy'
import { SPECULATION_RULES, speculationRules } from '../hosts/speculation-rules'
import { stubFile, stubPage } from '../hosts/stub-page'
import type { SiteFile } from '../publish/site-file'
import { translatedPages } from '../render/languages'
import { dateWords } from '../words/date-words'
import type { Programs } from './bundle'
import type { Build } from './open'
import type { RenderedSite } from './render'

type OtherFiles = {
  files: [path: string, file: SiteFile][]
  rules: HostRules
  /** What is to be recorded of the words of this site. */
  words: WordsRecord
}

export async function makeFiles(build: Build, programs: Programs, rendered: RenderedSite): Promise<OtherFiles> {
  const { folders, kind, site, origin, words, pages, redirects, languages, recorded, read, readJson } = build
  build.log.say('feeds and host files')
  const adminPolicy = adminSecurityPolicy(originsOf(repository))
  const { httpsOnlyDays } = site
  const { policy, isPreview } = programs.parts
  const rules = hostRules({ origin, policy, adminPolicy, redirects, httpsOnlyDays, isPreview })
  const { sections } = await readJson<Single<'pages/search'>>('pages/search')
  const twinFolders = [rendered.stageDir, folders.out]
  const translated = translatedPages(pages, languages)
  const twinOf = (path: string) => readTwin(path, twinFolders)
  const today = dayOfTime(kind.publicUpTo)
  const dated = dateWords({ pages: translated, hashes: rendered.words, recorded, today })
  const since = (path: string) => dated.record.get(path)?.since
  const listed = translated.map((page) => ({ ...page, lastModified: since(page.path) }))
  const texts = {
    'data/search/pages.json': JSON.stringify(searchIndex(sections, twinFolders)),
    ...(await feedsOf(read, site, redirects, since)),
    ...searchEngineFiles(origin, listed, site.aiCrawlers, isPreview),
    [SPECULATION_RULES.file]: speculationRules((await read('pages/tools')) !== null),
    'llms.txt': llmsText(site, origin, sections, words),
    'llms-full.txt': llmsFullText(site, sections, withTwin(translated), twinOf, words),
    ...securityText(site, origin, today),
    ...(!isPreview && announcementFiles(site, dated.changed)),
    ...hostFiles(rules),
    'build.json': `${JSON.stringify(await recordBuild(kind.publicUpTo))}\n`,
    ...(await adminPages(programs, adminPolicy)),
    [KNOWN_FILE]: JSON.stringify(await readKnown(readJson)),
    ...(kind.hasStubs && stubs(build)),
  }
  const files = Object.entries(texts).map(([name, text]): [string, SiteFile] => [
    name,
    { key: fingerprint(text), text },
  ])
  return { files, rules, words: dated.record }
}

async function adminPages({ admin, draftPage }: Programs, policy: string): Promise<Record<string, string>> {
  const form = await readFile(path.join(publicFolder(admin.folder), 'index.html'), 'utf8')
  const frame = await readFile(path.join(publicFolder(draftPage.folder), 'page.html'), 'utf8')
  return {
    'admin/index.html': configureAdminPage(form, { repository, policy }),
    'admin/page.html': withPolicy(frame, policy),
  }
}

/** A page at each old address. GitHub Pages serves every file as it is, if `.nojekyll` is there. */
const stubs = ({ redirects, site, origin, words }: Build): Record<string, string> => ({
  '.nojekyll': '',
  ...Object.fromEntries(
    redirects.map((redirect) => [stubFile(redirect.from), stubPage(redirect, site, origin, words)]),
  ),
})
