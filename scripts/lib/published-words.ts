/**
 * `published-words.txt` beside the content folder: since when each public page says what it says. The record is committed, so
 * that it outlives caches and machines; docs/publishing.md says who writes it.
 */
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compare } from './diagnostics/diagnostic'

export const PUBLISHED_WORDS = 'published-words.txt'

/** Where the record of a content folder lies: beside the folder itself, also when its path is a link. */
export const publishedWordsOf = (content: string): string => join(dirname(realpathSync(content)), PUBLISHED_WORDS)

/** The fingerprint of a page's words, and the day since which it has them; unknown for a page older than the record. */
type PageWords = { hash: string; since?: string }

/** The words of pages by their addresses. Those of a site in a further language have its code before them: `de:/about`. */
export type WordsRecord = ReadonlyMap<string, PageWords>

const ABOUT_THE_RECORD = `# Every public page, a fingerprint of its words, and the day since which it has them. Written by "npm run build -- --record";
# do not edit it. The sitemap and the feeds give the days, and "npm run announce" sends the addresses of pages that changed.
`

const LINE = /^((?:[A-Za-z-]+:)?\/\S*) (\S+) (\d{4}-\d{2}-\d{2}|-)$/

/**
 * Reads a record. Other lines, such as the marks of a conflict in Git, are left out, and the words of a page without a line
 * count as new. Of two lines for a page, which a merge leaves, the one with the later day counts.
 */
export function parseRecord(text: string): WordsRecord {
  const record = new Map<string, PageWords>()
  for (const line of text.split(/\r?\n/)) {
    const [, address, hash, day] = LINE.exec(line) ?? []
    if (address === undefined || hash === undefined) continue
    const words = { hash, ...(day !== '-' && { since: day }) }
    if ((record.get(address)?.since ?? '') <= (words.since ?? '')) record.set(address, words)
  }
  return record
}

/** The text of a record, by address. */
export function recordText(record: WordsRecord): string {
  const lines = [...record].sort(([a], [b]) => compare(a, b))
  return ABOUT_THE_RECORD + lines.map(([address, { hash, since = '-' }]) => `${address} ${hash} ${since}\n`).join('')
}

/** The part of a record that is about one site. @param language of a further site */
export function recordOfSite(record: WordsRecord, language?: string): WordsRecord {
  const before = prefixOf(language)
  const own = [...record].filter(([address]) => address.startsWith(before))
  return new Map(own.map(([address, words]) => [address.slice(before.length - 1), words]))
}

/** The record after the part of one site was replaced. */
export function withRecordOfSite(record: WordsRecord, part: WordsRecord, language?: string): WordsRecord {
  const before = prefixOf(language)
  return new Map([
    ...[...record].filter(([address]) => !address.startsWith(before)),
    ...[...part].map(([path, words]): [string, PageWords] => [before + path.slice(1), words]),
  ])
}

const prefixOf = (language: string | undefined) => (language === undefined ? '/' : `${language}:/`)

/**
 * What is recorded of a site after a build. Where the words are those of before, so is the day.
 * @param before nothing where no record has begun: how old the words are is then what the content says
 * @param hashes of the words of each public page, by its path
 */
export function nextRecord(
  before: WordsRecord | undefined,
  hashes: ReadonlyMap<string, string>,
  today: string,
  dayOfContent: (path: string) => string | undefined,
): WordsRecord {
  return new Map(
    [...hashes].map(([path, hash]) => {
      const known = before?.get(path)
      if (known?.hash === hash) return [path, known]
      const since = before ? today : dayOfContent(path)
      return [path, { hash, ...(since !== undefined && { since }) }]
    }),
  )
}

/** The paths of pages that are new, gone or say something else, in their order. */
export function changedPaths(before: WordsRecord, after: WordsRecord): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path)?.hash !== after.get(path)?.hash).sort(compare)
}
