/** What the last build of a site published and read: `.cache/site/<folder>.json`, which may be deleted at any time. */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Stamp } from '../../lib/files'
import { fingerprint } from '../../lib/fingerprint'
import { writeAside } from '../../lib/write-file'
import type { Published } from './site-file'

/** The names of the generated files that each page read, by the page's path. */
export type Reads = Record<string, string[]>

/** A hash of the words of each page that has a twin, by the page's path. */
export type WordHashes = Record<string, string>

type SiteRecord = { published: Published; reads: Reads; words: WordHashes }

type Saved = Omit<SiteRecord, 'published'> & { version: string; published: [string, Stamp & { key: string }][] }

const pathOf = (cache: string, out: string) => join(cache, 'site', `${fingerprint(resolve(out))}.json`)

/** @param version version of the code that builds: what another one recorded does not count */
export function readRecord(cache: string, out: string, version: string): SiteRecord {
  try {
    const saved = JSON.parse(readFileSync(pathOf(cache, out), 'utf8')) as Saved
    if (saved.version === version) return { ...saved, published: new Map(saved.published) }
  } catch {
    // There is none, or a killed build left it damaged: everything is made again.
  }
  return { published: new Map(), reads: {}, words: {} }
}

/** A record that cannot be written makes the next build slower, and nothing else. */
export async function writeRecord(cache: string, out: string, version: string, record: SiteRecord): Promise<void> {
  const saved: Saved = { ...record, version, published: [...record.published] }
  await writeAside(pathOf(cache, out), (aside) => writeFile(aside, JSON.stringify(saved))).catch(() => undefined)
}
