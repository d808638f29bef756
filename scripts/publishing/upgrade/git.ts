/** The few things that an upgrade asks of Git. Every call names the folder that it works in. */
import { execFileSync } from 'node:child_process'
import { EnvironmentError } from '../../lib/environment-error'

/** What Git prints. Throws with what it says when it fails. */
export const git = (folder: string, ...args: string[]): string => gitWith(folder, {}, ...args)

/** The same with something to read, or with a list of staged files of its own. */
export function gitWith(folder: string, { input = '', index = '' }, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    input,
    env: index === '' ? process.env : { ...process.env, GIT_INDEX_FILE: index },
    stdio: 'pipe',
  })
}

/** The same, or nothing when Git fails. */
export function gitOrNothing(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, ...args)
  } catch {
    return undefined
  }
}

/** The parts of a list whose items end with a zero byte. */
export const items = (list: string): string[] => list.split('\0').filter((item) => item !== '')

/**
 * The branch that is checked out, in a folder from which nothing can get lost.
 * @throws EnvironmentError
 */
export function cleanBranch(folder: string): string {
  const status = gitOrNothing(folder, 'status', '--porcelain')
  if (status === undefined || gitOrNothing(folder, 'rev-parse', '--show-prefix')?.trim() !== '') {
    throw new EnvironmentError(
      'this folder is not a Git repository, so there would be no way back; docs/upgrading.md says how to begin',
    )
  }
  if (status !== '') {
    throw new EnvironmentError('there are changes that are not committed; commit them or put them aside first')
  }
  const branch = gitOrNothing(folder, 'symbolic-ref', '--short', 'HEAD')?.trim()
  if (branch === undefined) throw new EnvironmentError('no branch is checked out; switch to one first')
  return branch
}
