/** A build that remembers: what it learns goes into one cache file, and the next build begins there. */
import { realpath } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { type BuildOptions, type BuildResult, buildContent } from '.'
import { readCache, writeCache } from './cache'
import { checkFolders } from './environment'
import { fingerprint } from './fingerprint'
import { producerFingerprint } from './producer'

const CACHES = '.cache/content'

export async function buildWithCache(options: Omit<BuildOptions, 'memory'>): Promise<BuildResult> {
  const { content, out } = await checkFolders(options.content, options.out)
  // Paths inside the project count from there, so that a cache can be carried to another machine.
  const project = await realpath('.')
  const name = fingerprint([content, out].map((path) => relative(project, path)).join('\n'))
  const path = resolve(CACHES, name)
  const producer = producerFingerprint()
  const memory = readCache(path, producer, content)
  const result = await buildContent({ ...options, memory })
  if (!memory.isSaved) writeCache(path, producer, memory)
  return result
}
