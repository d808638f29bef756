/** Which posts the live site lacks only because it was not built since their day or hour came. */
import { hasCome, isWallTime } from '../../../src/lib/wall-time'
import type { Entry } from '../../build-content/public'
import { EnvironmentError } from '../../lib/environment-error'
import { liveAddress, readLiveFile } from '../live-site'

const BUILD = '/build.json'

type Due = { file: string; publishAt: string }

/**
 * Posts whose day or hour came after the live site was built.
 * @param builtFor the day or hour that the live site was built for; nothing when it was never built
 * @param now what the clock of the site shows
 */
export function becamePublic(entries: readonly Entry[], builtFor: string | undefined, now: string): Due[] {
  return entries.flatMap(({ file, data: { draft, publishAt } }) => {
    if (draft === true || typeof publishAt !== 'string' || !hasCome(publishAt, now)) return []
    return builtFor !== undefined && hasCome(publishAt, builtFor) ? [] : { file, publishAt }
  })
}

/**
 * The day or hour that a live site was built for, from its `build.json`; nothing when it has none.
 * @throws EnvironmentError when the site does not answer, or with something else.
 */
export async function dayOfLiveSite(site: string, fetchPage: typeof fetch = fetch): Promise<string | undefined> {
  const record = await readLiveFile(site, BUILD, fetchPage)
  if (record === undefined) return undefined
  const day = (record as { day?: unknown } | null)?.day
  if (typeof day !== 'string' || !isWallTime(day))
    throw new EnvironmentError(`${liveAddress(site, BUILD)} names no day`)
  return day
}
