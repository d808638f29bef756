/** Generated content and the record of the last build → what every step needs to know. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadContent } from '../../../src/content/files'
import { readExisting } from '../../../src/content/read-existing'
import type { PageLanguages, SitePage } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import type { Messages } from '../../../src/schema/words'
import { originOf } from '../../lib/web-address'
import { type Words, wordsOf } from '../../lib/words/words-of-build'
import type { FormerAddress } from '../files/feeds'
import { recover, untouched } from '../publish/publish'
import type { Published } from '../publish/site-file'
import { type Reads, readRecord } from '../publish/site-record'
import { readLanguages } from '../render/languages'
import type { GeneratedKeys } from '../render/read-generated'
import { createFileReader } from '../render/read-generated'
import type { Log } from './log'
import type { SiteFolders, SiteKind } from './options'

export type Build = {
  folders: SiteFolders
  kind: SiteKind
  keys: GeneratedKeys
  log: Log
  site: Site
  /** Address of the site, without a slash at the end. */
  origin: string
  words: Words
  pages: SitePage[]
  redirects: FormerAddress[]
  languages: PageLanguages
  read: ReadContent
  /** Reads a generated file that has no type of its own. */
  readJson: <T>(name: string) => Promise<T>
  /** What the last build read for each page. */
  reads: Reads
  /** What the last build published and is untouched. */
  known: Published
}

/** Finishes what a killed build began in the folder of the site. */
export async function openBuild(folders: SiteFolders, kind: SiteKind, keys: GeneratedKeys, log: Log): Promise<Build> {
  const { content, cache, out } = folders
  const readJson = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(content, `${name}.json`), 'utf8'))
  const read = createFileReader(content)
  const site = await readExisting(read, 'settings/site')
  const words = wordsOf(site.language, await readJson<Messages>('words'))
  const { reads, published } = readRecord(cache, out, kind.codeVersion)
  recover(out)
  return {
    folders,
    kind,
    keys,
    log,
    site,
    origin: originOf(site.url),
    words,
    pages: await readJson<SitePage[]>('pages'),
    redirects: await readJson<FormerAddress[]>('redirects'),
    languages: readLanguages(content),
    read,
    readJson,
    reads,
    known: untouched(out, published),
  }
}
