/** What a live site says about its build. */
import { EnvironmentError } from '../lib/environment-error'

/**
 * The record at a path of a live site; nothing when it has none.
 * @throws EnvironmentError when the site does not answer, or with something else
 */
export async function readLiveFile(site: string, path: string, fetchPage: typeof fetch = fetch): Promise<unknown> {
  const address = liveAddress(site, path)
  const answer = await fetchPage(address, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => {
    throw new EnvironmentError(`${address} does not answer (${reasonOf(error)})`)
  })
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new EnvironmentError(`${address} answers with status ${answer.status}`)
  // Other text than JSON says nothing; the caller says what is missing.
  return (await answer.json().catch(() => null)) as unknown
}

/** The address of a file of a site. */
export const liveAddress = (site: string, path: string): string => site.replace(/\/+$/, '') + path

/** Why nothing answered, in few words. */
export const reasonOf = (error: Error): string =>
  (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message
