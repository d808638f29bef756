/** `build.json`: when a site was built, and from what. A file of its own, so that no page depends on the time. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { EnvironmentError } from '../../lib/environment-error'

type BuildRecord = {
  builtAt: string
  /**
   * The day with which `publishAt` was compared, or the hour of the last post that became public on that day: a post of a later
   * day or hour is not part of this build.
   */
  day: string
  /** What Git had checked out; `null` outside of a repository. */
  commit: string | null
  /** Whether files differed from that commit; `null` when Git does not say it. */
  modified: boolean | null
}

/** Reads Git in the working directory; `SOURCE_DATE_EPOCH` replaces the clock in builds that must repeat exactly. */
export async function recordBuild(day: string, environment: NodeJS.ProcessEnv = process.env): Promise<BuildRecord> {
  const commit = await git('rev-parse', 'HEAD')
  const changes = await git('status', '--porcelain')
  return {
    builtAt: timeOf(environment.SOURCE_DATE_EPOCH),
    day,
    commit: commit?.trim() ?? null,
    modified: commit === undefined || changes === undefined ? null : changes !== '',
  }
}

// https://reproducible-builds.org/specs/source-date-epoch/
function timeOf(epoch: string | undefined): string {
  if (epoch === undefined || epoch === '') return isoSeconds(Date.now())
  const time = Number(epoch) * 1000
  if (!/^\d+$/.test(epoch) || Number.isNaN(new Date(time).getTime()))
    throw new EnvironmentError(`SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; it is a number of seconds since 1970`)
  return isoSeconds(time)
}

const isoSeconds = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

const git = (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
