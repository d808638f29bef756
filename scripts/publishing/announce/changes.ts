/** Which pages changed: as the live site says it, or between two records of a repository. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { changedPaths, parseRecord, publishedWordsOf, recordOfSite } from '../../lib/published-words'
import { CHANGES } from '../../lib/site-files'
import { gitOrNothing } from '../changes/git'
import { liveAddress, readLiveFile } from '../live-site'

/**
 * The paths whose words the build of the live site changed; `null` where no record had begun.
 * @throws EnvironmentError when the site does not say it
 */
export async function changesOfLiveSite(site: string, fetchPage?: typeof fetch): Promise<string[] | null> {
  const answer = await readLiveFile(site, CHANGES, fetchPage)
  const changed = (answer as { changed?: unknown } | null | undefined)?.changed
  if (changed === null || (Array.isArray(changed) && changed.every(isPath))) return changed
  throw new EnvironmentError(`${liveAddress(site, CHANGES)} does not say which pages changed; deploy a new build first`)
}

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/**
 * The paths whose words are not those that were recorded at a commit; `null` where nothing was.
 * @throws EnvironmentError when Git does not know the commit
 */
export function changesSince(commit: string, content: string, language: string | undefined): string[] | null {
  const file = publishedWordsOf(content)
  const folder = dirname(file)
  if (commit.startsWith('-') || gitOrNothing(folder, 'rev-parse', '--verify', `${commit}^{commit}`) === undefined)
    throw new EnvironmentError(`Git does not know the commit ${commit} here; "git fetch --unshallow" brings older ones`)
  const recorded = (text: string) => recordOfSite(parseRecord(text), language)
  const before = recorded(gitOrNothing(folder, 'show', `${commit}:./${basename(file)}`) ?? '')
  if (before.size === 0) return null
  return changedPaths(before, recorded(existsSync(file) ? readFileSync(file, 'utf8') : ''))
}
