/** The few things that commands ask of Git. Every call names the folder that it works in. */
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

/** What Git has at a path: `100644` or the like, and the name that it gives to the bytes. */
export type Entry = { mode: string; id: string }

/** What a commit has at each path, folders left out. */
export function entriesOf(folder: string, commit: string): Map<string, Entry> {
  const lines = items(git(folder, 'ls-tree', '-r', '-z', commit))
  return new Map(
    lines.map((line) => {
      const [mode = '', , id = ''] = line.slice(0, line.indexOf('\t')).split(' ')
      return [line.slice(line.indexOf('\t') + 1), { mode, id }]
    }),
  )
}

/** A branch, and the commit that it is at. */
export type Head = { branch: string; commit: string }

/** @throws EnvironmentError when no branch is checked out */
export function headOf(folder: string): Head {
  const branch = gitOrNothing(folder, 'symbolic-ref', '--short', 'HEAD')?.trim()
  if (branch === undefined) throw new EnvironmentError('no branch is checked out; switch to one first')
  return { branch, commit: git(folder, 'rev-parse', 'HEAD').trim() }
}

/** Throws an EnvironmentError where there would be no way back. */
export function expectRepository(folder: string): void {
  if (gitOrNothing(folder, 'rev-parse', '--show-prefix')?.trim() === '') return
  throw new EnvironmentError(
    'this folder is not a Git repository, so there would be no way back; docs/upgrading.md says how to begin',
  )
}

/**
 * The branch of a folder in which Git sees no change, whatever the settings of `git status` are.
 * @throws EnvironmentError
 */
export function cleanHead(folder: string): Head {
  const [first] = items(git(folder, 'status', '--porcelain', '-z', '--untracked-files=all'))
  if (first === undefined) return headOf(folder)
  throw new EnvironmentError(
    git(folder, 'status', '--porcelain') === ''
      ? `${first.slice('?? '.length)} is not committed, and Git is set not to show it; commit it or put it aside first`
      : 'there are changes that are not committed; commit them or put them aside first',
  )
}
