/** A build that remembers: what it learns goes into one cache file, and the next build begins there. */
import { realpath } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { type BuildOptions, type BuildResult, buildContent, placesOf } from '.'
import { readCache, writeCache } from './cache'
import { fingerprint } from './fingerprint'
import type { Memory } from './memory'
import { producerFingerprint } from './producer'

const CACHES = '.cache/content'

export async function buildWithCache(options: Omit<BuildOptions, 'memory'>): Promise<BuildResult> {
  const cache = await openCache(options)
  const result = await buildContent({ ...options, memory: cache.memory })
  cache.save()
  return result
}

export type OpenCache = { memory: Memory; save: () => void }

/** The cache that belongs to the folders of a build. `save` does nothing when there is nothing new. */
export async function openCache(options: Pick<BuildOptions, 'content' | 'out'>): Promise<OpenCache> {
  const { content, out = '' } = await placesOf(options)
  // Paths inside the project count from there, so that a cache can be carried to another machine.
  const project = await realpath('.')
  const name = fingerprint([content, out].map((path) => relative(project, path)).join('\n'))
  const path = resolve(CACHES, name)
  const producer = producerFingerprint()
  const memory = readCache(path, producer, content)
  const save = () => {
    if (!memory.isSaved) writeCache(path, producer, memory)
    memory.isSaved = true
  }
  return { memory, save }
}
