/**
 * A memory on disk, in one file: a checksum, a line of JSON that every build needs, and the metadata of each content file,
 * which is parsed only when somebody asks for it.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PictureSize } from '../../../src/schema/additions'
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import { fingerprint, fingerprintOfAll } from '../../lib/fingerprint'
import { writeAside } from '../../lib/write-file'
import type { Written, WrittenFile } from '../output/write'
import { placeOf } from '../source/list'
import { isSize } from '../source/night-pictures'
import type { CachedRow } from './cached-files'
import { type Kept, Memory } from './memory'

/** `length`: how long its metadata is, in bytes. `warnings`: what a good build said about it. */
type Row = Omit<CachedRow, 'checked' | 'writtenWith'> & { length: number; warnings?: Diagnostic[] }

type Head = {
  codeVersion: string
  rows: Row[]
  measured: [string, PictureSize][]
  values: [string, Kept][]
  written?: Omit<Written, 'files'> & { files: [string, WrittenFile][] }
  writtenWith?: string
  /** Missing when the last build found errors: then its checks are made again. */
  goodWith?: string
}

/**
 * Reads a cache. Returns an empty memory when there is none, when it is damaged, or when other code wrote it.
 * @param codeVersion version of the pipeline's code
 * @param content folder of the content
 */
export function readCache(path: string, codeVersion: string, content: string): Memory {
  try {
    const bytes = readFileSync(path)
    const checked = bytes.indexOf(NEWLINE) + 1
    const head = bytes.indexOf(NEWLINE, checked) + 1
    if (fingerprint(bytes.subarray(checked)) !== bytes.toString('latin1', 0, checked - 1)) return new Memory()
    const parsed = JSON.parse(bytes.toString('utf8', checked, head)) as Head
    return parsed.codeVersion === codeVersion ? memoryFrom(parsed, bytes.subarray(head), content) : new Memory()
  } catch {
    // A build without a cache gives the same result.
    return new Memory()
  }
}

const NEWLINE = 10

function memoryFrom(
  { rows, measured, values, written, writtenWith, goodWith }: Head,
  metadata: Buffer,
  content: string,
) {
  const memory = new Memory()
  const sameInputs = writtenWith === goodWith ? writtenWith : undefined
  let at = 0
  for (const { file, kind, bytes, visible, publication, warnings = [], length } of rows) {
    const checked = goodWith === undefined ? undefined : { inputs: goodWith, diagnostics: warnings }
    const row = { file, kind, bytes, visible, publication, checked, writtenWith: sameInputs }
    const start = at
    at += length
    const path = placeOf(content, file)
    memory.cached.recall(row, path, () => metadata.subarray(start, start + length))
  }
  memory.measured = new Map(measured)
  for (const [name, value] of values) memory.values.set(name, value)
  memory.written = written && { ...written, files: new Map(written.files) }
  memory.writtenWith = writtenWith
  memory.isSaved = true
  return memory
}

/** Writes the cache. When that fails, the next build is slower and nothing else. */
export async function writeCache(path: string, codeVersion: string, memory: Memory): Promise<void> {
  const { cached, measured, values, written, writtenWith, goodWith } = memory
  const kept = [...cached.files.values()].filter(({ visible }) => visible !== undefined)
  const metadata = kept.map((file) => file.saved())
  const head: Head = {
    codeVersion,
    rows: kept.map(({ file, kind, bytes = '', visible = '', publication, checked }, index) => {
      const warnings = checked?.diagnostics.length ? checked.diagnostics : undefined
      return { file, kind, bytes, visible, publication, warnings, length: metadata[index]?.length ?? 0 }
    }),
    measured: [...measured].filter((entry): entry is [string, PictureSize] => isSize(entry[1])),
    values: [...values],
    written: written && { ...written, files: [...written.files] },
    writtenWith,
    goodWith,
  }
  const body = [Buffer.from(`${JSON.stringify(head)}\n`), ...metadata]
  try {
    const bytes = Buffer.concat([Buffer.from(`${fingerprintOfAll(body)}\n`), ...body])
    await writeAside(path, (hidden) => writeFile(hidden, bytes))
    removeOldest(dirname(path), basename(path))
  } catch {
    // The next build runs every step.
  }
}

/** More than this are caches of folders that are not built any more. */
const MOST_CACHES = 20

function removeOldest(folder: string, own: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== own)
    .map((name) => ({ path: join(folder, name), modified: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.modified - a.modified)
  for (const { path } of others.slice(MOST_CACHES - 1)) rmSync(path, { force: true })
}
