/** The memory of a pair of folders, kept in one file of `.cache/content` between processes. */
import { readFileSync } from 'node:fs'
import { realpath, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { keepNewest } from '../../lib/files'
import { fingerprint, fingerprintOfAll } from '../../lib/fingerprint'
import { sourceParts } from '../../lib/source-fingerprint'
import { writeAside } from '../../lib/write-file'
import { placeOf, resolveFolders } from '../source/list'
import { type CachedRow, recalled } from './cached-files'
import { Memory, type Remembered } from './memory'

/** What the pipeline is made of. tests/architecture follows its imports. */
export const SOURCES: readonly string[] = [
  'package-lock.json',
  'scripts/build-content',
  'scripts/lib',
  'src/admin/files/file-format',
  'src/content',
  'src/lib',
  'src/schema',
  'src/words',
]

/**
 * The fingerprint of the sources, however the process was started. What another version remembered does not count.
 * @param more files and folders that the caller is made of besides the pipeline
 */
export const codeVersion = (more: readonly string[] = []): string =>
  fingerprintOfAll(sourceParts([...SOURCES, ...more]))

const CACHES = '.cache/content'

type OpenCache = { memory: Memory; save: () => Promise<void> }

/** Reads the cache that belongs to the folders of a build. `save` does nothing when there is nothing new. */
export async function openCache(options: { content: string; out?: string }): Promise<OpenCache> {
  const { content, out = '' } = await resolveFolders(options)
  // Paths inside the project count from there, so that a cache can be carried to another machine.
  const project = await realpath('.')
  const name = fingerprint([content, out].map((path) => relative(project, path)).join('\n'))
  const path = resolve(CACHES, name)
  const version = codeVersion()
  const memory = readCache(path, version, content)
  const save = async () => {
    if (memory.isSaved) return
    memory.isSaved = true
    await writeCache(path, version, memory)
  }
  return { memory, save }
}

/** A checksum, and then this as V8 writes it. */
type Saved = { version: string; files: (CachedRow & { packed: Uint8Array })[]; remembered: Remembered }

/**
 * Reads a cache. Returns an empty memory when there is none, when it is damaged, or when other code wrote it.
 * @param version version of the pipeline's code
 * @param content folder of the content
 */
export function readCache(path: string, version: string, content: string): Memory {
  const memory = new Memory()
  try {
    const bytes = readFileSync(path)
    const end = bytes.indexOf('\n')
    const rest = bytes.subarray(end + 1)
    if (fingerprint(rest) !== bytes.toString('latin1', 0, end)) return memory
    const saved: Saved = deserialize(rest)
    if (saved.version !== version) return memory
    for (const { packed, ...row } of saved.files)
      memory.files.set(row.file, recalled(row, placeOf(content, row.file), packed))
    memory.remembered = saved.remembered
    memory.isSaved = true
  } catch {
    // A build without a cache gives the same result.
  }
  return memory
}

/** Writes the cache. When that fails, the next build is slower and nothing else. */
export async function writeCache(path: string, version: string, { files: all, remembered }: Memory): Promise<void> {
  // What is wrong with a file is found anew.
  const files = [...all.values()].filter(({ visible }) => visible !== undefined)
  const saved: Saved = {
    version,
    files: files.map(({ parsed: _, hidden: __, packed, ...row }) => ({ ...row, packed: packed() })),
    remembered,
  }
  const body = serialize(saved)
  try {
    await writeAside(path, (hidden) => writeFile(hidden, [`${fingerprint(body)}\n`, body]))
    keepNewest(dirname(path), MOST_CACHES)
  } catch {
    // The next build runs every step.
  }
}

/** More than this are caches of folders that are not built any more. */
const MOST_CACHES = 20
