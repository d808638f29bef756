/** Generated content and the record of the last build → what every step needs to know. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadContent } from '../../../src/content/files'
import { readExisting } from '../../../src/content/read-existing'
import type { PageLanguages, SitePage } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import type { Messages } from '../../../src/schema/words'
import type { WordsRecord } from '../../lib/published-words'
import { originOf } from '../../lib/web-address'
import { type Words, wordsOf } from '../../lib/words/words-of-build'
import type { FormerAddress } from '../files/feeds'
import { recover, untouched } from '../publish/publish'
import type { Published } from '../publish/site-file'
import { type Reads, readRecord, type WordHashes } from '../publish/site-record'
import { readLanguages } from '../render/languages'
import type { GeneratedKeys } from '../render/read-generated'
import { createFileReader } from '../render/read-generated'
import { readWordsOfSite } from '../words/record-file'
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
  /** The hash of the words of each page of the last build. */
  wordHashes: WordHashes
  /** What was recorded of the words of this site before; nothing where no record has begun. */
  recorded: WordsRecord | undefined
  /** What the last build published and is untouched. */
  known: Published
}

/** Finishes what a killed build began in the folder of the site. */
export async function openBuild(folders: SiteFolders, kind: SiteKind, keys: GeneratedKeys, log: Log): Promise<Build> {
  const { content, cache, out } = folders
  const readJson = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(content, `${name}.json`), 'utf8'))
  const read = createFileReader(content)
  const site: Site = await readExisting(read, 'settings/site')
  const words = wordsOf(site.language, await readJson<Messages>('words'))
  const { reads, words: wordHashes, published } = readRecord(cache, out, kind.codeVersion)
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
    wordHashes,
    recorded: readWordsOfSite(folders.source, site.originalLanguage && site.language),
    known: untouched(out, published),
  }
}
