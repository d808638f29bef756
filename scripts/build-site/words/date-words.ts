/** Since when each page says what it says, and which pages say something else than is recorded. */
import type { SitePage } from '../../../src/schema/entries'
import { changedPaths, nextRecord, type WordsRecord } from '../../lib/published-words'
import type { WordHashes } from '../publish/site-record'

/** `changed` are paths; nothing where no record has begun, because then no build knows what it changes. */
export type DatedWords = { record: WordsRecord; changed: string[] | undefined }

type Given = {
  /** Pages in the language of the site. */
  pages: readonly SitePage[]
  hashes: WordHashes
  recorded: WordsRecord | undefined
  today: string
}

/** Only pages that search engines may list count, so a draft never does. */
export function dateWords({ pages, hashes, recorded, today }: Given): DatedWords {
  const listed = pages.filter(({ indexed }) => indexed)
  const own = new Map(
    listed.flatMap(({ path }): [string, string][] => {
      const hash = hashes[path]
      return hash === undefined ? [] : [[path, hash]]
    }),
  )
  const days = new Map(listed.map(({ path, lastModified }) => [path, lastModified]))
  const record = nextRecord(recorded, own, today, (path) => days.get(path))
  return { record, changed: recorded && changedPaths(recorded, record) }
}
