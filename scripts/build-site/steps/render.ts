/** Generated content → the pages, and what browsers read of it. */
import path from 'node:path'
import { fingerprint } from '../../lib/fingerprint'
import { rendererOf } from '../bundle/programs'
import type { SiteFile } from '../publish/site-file'
import type { Reads, WordHashes } from '../publish/site-record'
import { pagesOf } from '../render/pages'
import { renderPages } from '../render/render-pages'
import type { Programs } from './bundle'
import type { Build } from './open'

export type RenderedSite = {
  files: [path: string, file: SiteFile][]
  /** Which generated files each page read. */
  reads: Reads
  /** A hash of the words of each page that has a twin. */
  words: WordHashes
  pages: number
  rendered: number
  /** Where pages that this build rendered wait for their publication. */
  stageDir: string
}

export async function renderSite(build: Build, { program, parts }: Programs): Promise<RenderedSite> {
  const { folders, keys, pages, languages, log } = build
  log.say('pages')
  const planned = pagesOf(pages, languages)
  const stageDir = path.resolve(folders.cache, 'site/pages')
  const { files, reads, words, rendered } = await renderPages({
    pages: planned,
    loadRender: () => rendererOf(program),
    parts,
    programKey: fingerprint(JSON.stringify([program.fingerprint, parts])),
    contentDir: folders.content,
    keys,
    stageDir,
    reads: build.reads,
    words: build.wordHashes,
    published: build.known,
    onRendered: log.progress('pages', planned.length),
  })
  return { files: [...files, ...searchData(build)], reads, words, pages: planned.length, rendered, stageDir }
}

/** What a search in the browser reads, and no page does. */
const searchData = ({ folders, keys }: Build): [string, SiteFile][] =>
  Array.from(keys)
    .filter(([name]) => name.startsWith('search/'))
    .map(([name, key]) => [`data/${name}.json`, { key, link: path.join(folders.content, `${name}.json`) }])
