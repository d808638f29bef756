/** Sends addresses to a service of IndexNow (https://www.indexnow.org/documentation), which passes them on to its search engines. */
import { reasonOf } from '../live-site'

/** More addresses than this are not allowed in one message. */
const MOST = 10_000

type Announcement = {
  /** The address of the service. */
  service: string
  /** The address of the site, without a slash at its end. */
  site: string
  key: string
  paths: readonly string[]
}

/** Sends all paths. @returns why the service did not take them, as the end of a sentence; nothing when it did */
export async function sendPaths(
  { service, site, key, paths }: Announcement,
  fetchPage: typeof fetch = fetch,
): Promise<string | undefined> {
  const { host } = new URL(site)
  const keyLocation = `${site}/${key}.txt`
  for (let from = 0; from < paths.length; from += MOST) {
    const urlList = paths.slice(from, from + MOST).map((path) => new URL(site + path).href)
    const failure = await send(service, JSON.stringify({ host, key, keyLocation, urlList }), fetchPage)
    if (failure === undefined) continue
    return typeof failure === 'number' ? reasonFor(failure, service, keyLocation) : failure
  }
  return undefined
}

/** The status of a refusal, or a reason; nothing when the service took the message. */
async function send(service: string, body: string, fetchPage: typeof fetch): Promise<number | string | undefined> {
  try {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const signal = AbortSignal.timeout(20_000)
    const { ok, status } = await fetchPage(service, { method: 'POST', headers, body, signal })
    return ok ? undefined : status
  } catch (error) {
    return `${service} does not answer (${reasonOf(error as Error)})`
  }
}

function reasonFor(status: number, service: string, keyLocation: string): string {
  const said = `${service} answers with status ${status}`
  const reason = REASONS[status]
  return reason === undefined ? said : `${said}: ${reason(keyLocation)}`
}

const REASONS: Record<number, (keyLocation: string) => string> = {
  400: () => 'it does not understand the message',
  403: (keyLocation) => `it does not find the key, which must be at ${keyLocation}; deploy a build that has it`,
  422: (keyLocation) => `the addresses are not of the site whose key is at ${keyLocation}`,
  429: () => 'it asks to wait, because too much was sent',
}
