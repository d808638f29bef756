/**
 * Memory on disk, in one file: a checksum, a line of JSON that every build needs, and below it the facts of each file of
 * the content, read only when somebody asks for it.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PictureSize } from '../../src/schema/entries'
import { fingerprint, fingerprintOfAll } from './fingerprint'
import { KnownFiles, type KnownRow } from './known-files'
import { emptyMemory, type Memory, type Outcome } from './memory'
import { isSize } from './pictures'
import type { Written, WrittenFile } from './write'

/** `length`: how long its facts are, in bytes. */
type Row = KnownRow & { length: number }

type Head = {
  producer: string
  rows: Row[]
  written?: Omit<Written, 'files'> & { files: [string, WrittenFile][] }
  outcome?: Omit<Outcome, 'measured'> & { measured: [string, PictureSize][] }
}

/**
 * Reads a cache; gives an empty memory when there is none, it is damaged, or something else produced it.
 * @param producer fingerprint of the code that makes entries of files
 * @param content folder that the files of the cache lie in
 */
export function readCache(path: string, producer: string, content: string): Memory {
  try {
    const bytes = readFileSync(path)
    const checked = bytes.indexOf(NEWLINE) + 1
    const head = bytes.indexOf(NEWLINE, checked) + 1
    if (fingerprint(bytes.subarray(checked)) !== bytes.toString('latin1', 0, checked - 1)) return emptyMemory()
    const parsed = JSON.parse(bytes.toString('utf8', checked, head)) as Head
    return parsed.producer === producer ? memoryFrom(parsed, bytes.subarray(head), content) : emptyMemory()
  } catch {
    // Whatever is wrong with it, a build without a cache is right.
    return emptyMemory()
  }
}

const NEWLINE = 10

function memoryFrom({ rows, written, outcome }: Head, facts: Buffer, content: string): Memory {
  const known = new KnownFiles()
  let at = 0
  for (const { length, ...row } of rows) {
    known.recall(row, join(content, row.file.slice('content/'.length)), facts.subarray(at, at + length))
    at += length
  }
  return {
    known,
    written: written && { ...written, files: new Map(written.files) },
    outcome: outcome && { ...outcome, measured: new Map(outcome.measured) },
    isSaved: true,
  }
}

/** Writes the cache as one. A cache that cannot be written only makes the next build slower. */
export function writeCache(path: string, producer: string, { known, written, outcome }: Memory): void {
  const kept = [...known.files.values()].filter(({ visible }) => visible !== undefined)
  const facts = kept.map((file) => file.saved())
  const head: Head = {
    producer,
    rows: kept.map(({ file, kind, bytes = '', visible = '', publication, related }, index) => {
      return { file, kind, bytes, visible, publication, related, length: facts[index]?.length ?? 0 }
    }),
    written: written && { ...written, files: [...written.files] },
    outcome: outcome && {
      ...outcome,
      site: undefined,
      measured: [...outcome.measured].filter((entry): entry is [string, PictureSize] => isSize(entry[1])),
    },
  }
  const body = [Buffer.from(`${JSON.stringify(head)}\n`), ...facts]
  try {
    mkdirSync(dirname(path), { recursive: true })
    const aside = `${path}.${process.pid}`
    writeFileSync(aside, Buffer.concat([Buffer.from(`${fingerprintOfAll(body)}\n`), ...body]))
    renameSync(aside, path)
    removeOldest(dirname(path), basename(path))
  } catch {
    // See above.
  }
}

/** Caches of folders that nobody builds any more. */
const MOST_CACHES = 20

function removeOldest(folder: string, own: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== own)
    .map((name) => ({ path: join(folder, name), modified: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.modified - a.modified)
  for (const { path } of others.slice(MOST_CACHES - 1)) rmSync(path, { force: true })
}
