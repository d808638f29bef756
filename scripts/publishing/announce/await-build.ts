/** Waits until the live site shows the build that is to be announced: a host takes some minutes for it. */
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError } from '../../lib/environment-error'
import { readLiveFile } from '../live-site'

/** What is known of the build: its commit, or the time in seconds since 1970 after which it was made. */
export type Awaited = { commit?: string; after?: number }

/** In milliseconds. */
const BETWEEN = 15_000

type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<unknown> }

const CLOCK: Clock = { now: Date.now, sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) }

/** @throws EnvironmentError when the live site does not show it in time */
export async function awaitBuild(
  site: string,
  awaited: Awaited,
  minutes: number,
  fetchPage: typeof fetch = fetch,
  { now, sleep }: Clock = CLOCK,
): Promise<void> {
  if (awaited.commit === undefined && awaited.after === undefined) return
  const end = now() + minutes * 60_000
  for (;;) {
    // A host may answer with an error while it puts a new build in place.
    const record = await readLiveFile(site, '/build.json', fetchPage).catch(() => undefined)
    if (isAwaited(record, awaited)) return
    if (now() + BETWEEN > end) break
    await sleep(BETWEEN)
  }
  const which = awaited.commit === undefined ? 'a new build' : `a build of the commit ${awaited.commit}`
  throw new EnvironmentError(`${site} did not show ${which} within ${plural(minutes, 'minute', 'minutes')}`)
}

function isAwaited(record: unknown, { commit, after }: Awaited): boolean {
  const { builtAt, commit: built } = (record ?? {}) as { builtAt?: unknown; commit?: unknown }
  if (commit !== undefined && built !== commit) return false
  return after === undefined || (typeof builtAt === 'string' && Date.parse(builtAt) >= after * 1000)
}
