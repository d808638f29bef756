/** The history of a file of the content from Git, where the content is in a repository. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Commit } from '../../../src/admin/files/local/versions'
import { Refusal } from '../guard/refusal'

const run = promisify(execFile)

const LARGEST = 32 * 1024 * 1024
/** As many as somebody looks through. */
const MOST = 50

/** Commits that changed a file, also under its former names; the latest first. Empty without Git or a repository. */
export async function historyOf(folder: string, file: string): Promise<Commit[]> {
  const format = '%x1e%H%x1f%aI%x1f%an%x1f%s'
  const args = ['log', '--follow', '--name-only', '-z', `--max-count=${MOST}`, `--format=${format}`, '--', file]
  const { stdout } = await git(folder, args).catch(() => ({ stdout: Buffer.from('') }))
  return commitsIn(stdout.toString())
}

/** The commits that `git log` prints. */
export function commitsIn(log: string): Commit[] {
  return log
    .split('\u001e')
    .slice(1)
    .flatMap((entry) => {
      const [commit = '', at = '', author = '', rest = ''] = entry.split('\u001f')
      const [subject = '', ...paths] = rest.split('\0').map((part) => part.trim())
      const path = paths.filter(Boolean).at(-1)
      return path === undefined ? [] : [{ commit, at, author, subject, path }]
    })
}

/** What a file was after a commit. */
export async function fileAt(folder: string, commit: string, path: string): Promise<Buffer> {
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refusal(404, 'There is no such version.')
  const { stdout } = await git(folder, ['show', `${commit}:${path}`]).catch(() => {
    throw new Refusal(404, 'There is no such version.')
  })
  return stdout
}

const git = (cwd: string, args: readonly string[]) =>
  run('git', args, { cwd, encoding: 'buffer', maxBuffer: LARGEST, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } })
