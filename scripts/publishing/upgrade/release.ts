/** The newer release: a folder, or a Git repository that is copied into a temporary one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { git, items } from '../changes/git'
import { run } from '../changes/stop'
import { OWNERSHIP, type Ownership } from './ownership'
import type { PackageJson } from './package-json'

export type Release = {
  folder: string
  /** Every file but those that `.gitignore` names. */
  files: string[]
  packageJson: PackageJson
  ownership: Ownership
  /** Removes what was made of it on this machine. */
  close: () => void
}

/**
 * Opens a release.
 * @param from a folder, or the address of a Git repository; `#v1.1.0` at its end names a tag or a branch
 * @throws EnvironmentError
 */
export async function openRelease(from: string, signal: AbortSignal): Promise<Release> {
  const made: string[] = []
  const close = () => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true })
  }
  const temporary = (name: string) => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`))
    made.push(folder)
    return folder
  }
  try {
    const folder = existsSync(from) ? resolve(from) : await clone(from, temporary('release'), signal)
    return { folder, files: listFiles(folder, temporary('listing')), ...describe(folder, from), close }
  } catch (error) {
    close()
    throw error
  }
}

async function clone(from: string, folder: string, signal: AbortSignal): Promise<string> {
  const [address = '', ref] = from.split('#')
  const named = ref ? ['--branch', ref] : []
  const options = ['clone', '--quiet', '--depth', '1', ...named, '--', address, folder]
  const { code } = await run({ folder: '.', signal }, 'git', ...options)
  if (code === 0) return folder
  throw new EnvironmentError(`${from} is not a folder, and Git cannot copy it from there`)
}

/** An empty repository lists files that it does not know by the rules of the folder's `.gitignore`. */
function listFiles(folder: string, empty: string): string[] {
  git(empty, 'init', '--quiet')
  const asked = ['ls-files', '--others', '--exclude-standard', '-z']
  return items(git(folder, `--git-dir=${join(empty, '.git')}`, `--work-tree=${folder}`, ...asked))
}

function describe(folder: string, from: string): Pick<Release, 'packageJson' | 'ownership'> {
  try {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return { packageJson: read('package.json'), ownership: read(OWNERSHIP) }
  } catch {
    throw new EnvironmentError(
      `${from} is not a release of this project: its package.json or ${OWNERSHIP} cannot be read`,
    )
  }
}
