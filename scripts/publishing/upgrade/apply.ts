/** Everything that an upgrade writes: files of the project, the merged files, the content, and the agency's changes as a patch. */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { lines } from '../changes/as-committed'
import { type Entry, git, gitOrNothing, gitWith, headOf } from '../changes/git'
import { type Bytes, type Journal, moveHead, stage } from '../changes/journal'
import { run } from '../changes/stop'
import { BASE, type Base, formatBase, patchOf, recorded } from './base'
import { CONTENT_VERSION, type Done, isContentText } from './migrate'
import { OWNERSHIP } from './ownership'
import type { Preparation } from './preparation'
import type { Release } from './release'

/** What programs write again: npm, and the bundler where the agency has routes of its own. */
const REWRITTEN = ['package.json', 'package-lock.json', 'src/routeTree.gen.ts']

/** Brings the files of a folder to the newer release. */
export function applyFiles(folder: string, release: Release, preparation: Preparation, journal: Journal): void {
  const { base, plan, withoutPatch, packageJson, lock, ownership } = preparation
  const rewritten = REWRITTEN.filter((file) => journal.entries.has(file))
  const changed = plan.changedByAgency.filter((file) => !withoutPatch.includes(file))
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const taken = [...plan.added, ...plan.replaced]
  journal.note({ rewritten })
  journal.put(
    new Map<string, Bytes>([
      ...rewritten.map((file): [string, Bytes] => [file, readFileSync(join(folder, file))]),
      ...(changed.length > 0 ? [[patchOf(preparation), changesSince(folder, base, changed, journal)] as const] : []),
      ...plan.deleted.map((file): [string, Bytes] => [file, undefined]),
      ...taken.map((file): [string, Bytes] => [file, readFileSync(join(release.folder, file))]),
      ['package.json', json(packageJson.json)],
      ['package-lock.json', json(lock.lock)],
      [OWNERSHIP, json(ownership)],
    ]),
    (file) => (taken.includes(file) ? lstatSync(join(release.folder, file)).mode : undefined),
  )
}

/** What the agency changed in files of the project, for `git apply`. */
function changesSince(folder: string, { files: base }: Base, files: readonly string[], journal: Journal): string {
  const index = journal.aside('base-index')
  const input = files.map((file) => (base[file] ? `100644 ${base[file]}\t${file}\0` : '')).join('')
  gitWith(folder, { index, input }, 'update-index', '-z', '--index-info')
  const tree = gitWith(folder, { index }, 'write-tree').trim()
  const literal = files.map((file) => `:(literal)${file}`)
  return git(folder, 'diff', '--binary', '--no-renames', tree, 'HEAD', '--', ...literal)
}

/** Installs the packages of the lock file. */
export async function installPackages(folder: string, how: 'ci' | 'install', journal: Journal, signal: AbortSignal) {
  journal.note({ hasOtherPackages: true })
  const options = { folder, signal, isShown: true, shell: process.platform === 'win32' }
  const { code } = await run(options, 'npm', how)
  if (code !== 0) throw new Error(`npm ${how} did not install the packages.`)
}

/**
 * Runs the migrations of the newer release, which this program cannot know, on a copy of what Git knows of the content, and
 * takes over what they changed.
 */
export async function migrateContent(folder: string, journal: Journal, signal: AbortSignal): Promise<Done[]> {
  const aside = journal.aside('content')
  const texts = [...journal.entries.keys()].filter(isContentText)
  mkdirSync(join(aside, 'content'), { recursive: true })
  for (const file of [...texts, CONTENT_VERSION]) {
    mkdirSync(dirname(join(aside, file)), { recursive: true })
    cpSync(join(folder, file), join(aside, file))
  }
  const program = resolve(folder, 'scripts/run.mjs')
  const command = [program, 'publishing/upgrade/migrate-content']
  const { code, stdout, stderr } = await run({ folder: aside, signal }, process.execPath, ...command)
  if (code !== 0) throw new Error(stderr.trim() || 'the migrations of the content failed.')
  const after = readdirSync(aside, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const files = new Set([...texts, ...after.filter((file) => isContentText(file) || file === CONTENT_VERSION)])
  const changes = [...files].flatMap((file): [string, Bytes][] => {
    const [before, now] = [bytesAt(join(folder, file)), bytesAt(join(aside, file))]
    const isSame = before === undefined ? now === undefined : now !== undefined && before.equals(now)
    return isSame ? [] : [[file, now]]
  })
  journal.put(new Map(changes))
  return JSON.parse(stdout)
}

const bytesAt = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

/** Writes the record for the next upgrade, and commits all changes on a branch of their own. */
export function commitAll(folder: string, release: Release, preparation: Preparation, journal: Journal): void {
  const { from, to, branch, commit, upgradeBranch } = preparation
  const head = headOf(folder)
  if (head.branch !== branch || head.commit !== commit)
    throw new EnvironmentError('somebody committed or changed the branch in the meantime.')
  const staged = new Map(hashed(folder, Object.keys(journal.state.files), journal))
  const base = {
    ...release,
    files: recorded(release.files, release.ownership, new Map([...journal.entries, ...staged])),
  }
  journal.put(new Map([[BASE, formatBase(base)]]))
  for (const [file, entry] of hashed(folder, [BASE], journal)) staged.set(file, entry)
  const index = journal.aside('index')
  gitWith(folder, { index }, 'read-tree', commit)
  stage(folder, staged, index)
  journal.note({ isStaged: true })
  stage(folder, staged)
  git(folder, 'branch', '--no-track', upgradeBranch, commit)
  moveHead(folder, branch, upgradeBranch)
  gitWith(folder, { index }, 'commit', '--quiet', '--message', `Upgrade from release ${from} to ${to}`)
  journal.end()
}

/** Stores the bytes of files in Git, and says how; nothing for a file that is gone. */
function hashed(folder: string, files: readonly string[], { entries }: Journal): [string, Entry | undefined][] {
  const there = files.filter((file) => existsSync(join(folder, file)))
  const options = ['-c', 'core.safecrlf=false', 'hash-object', '-w', '--stdin-paths']
  const ids = there.length === 0 ? [] : gitWith(folder, { input: lines(there) }, ...options).split('\n')
  const hasModes = gitOrNothing(folder, 'config', '--bool', 'core.fileMode')?.trim() !== 'false'
  const modeOf = (file: string) => {
    if (!hasModes) return entries.get(file)?.mode ?? '100644'
    return lstatSync(join(folder, file)).mode & 0o100 ? '100755' : '100644'
  }
  const found = new Map(there.map((file, index) => [file, { mode: modeOf(file), id: ids[index] ?? '' }]))
  return files.map((file) => [file, found.get(file)])
}
