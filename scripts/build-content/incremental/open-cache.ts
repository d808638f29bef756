/** The memory of a pair of folders, kept in one file of `.cache/content` between processes. */
import { realpath } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fingerprint } from '../../lib/fingerprint'
import { resolveFolders } from '../source/folders'
import { readCache, writeCache } from './cache'
import { codeVersion } from './code-version'
import type { Memory } from './memory'

const CACHES = '.cache/content'

export type OpenCache = { memory: Memory; save: () => Promise<void> }

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
