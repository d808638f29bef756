/** What belongs to builds: OUT, the version folders beside it, and in each of them the files that its manifest lists. */
import { readdirSync, rmSync } from 'node:fs'
import { lstat, readdir, readlink, rename, symlink, unlink } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { lockPrefix } from '../../lib/lock'
import { readOrdinaryFile } from '../source/read-file'

/** Lists the files of a version. A folder that carries it belongs to builds. */
export const MANIFEST = '.written-by-build-content'
/** In bytes: enough for a million files. */
const LARGEST_MANIFEST = 64 * 1024 * 1024

/** What OUT is before a build. */
export type OutputState = {
  version: string | undefined
  foreign: string[]
}

export const versionPrefix = (out: string): string => `.${basename(out)}.version-`
export const linkPrefix = (out: string): string => `.${basename(out)}.link-`

/** Throws when OUT belongs to somebody else: it is a file, a link that no build made, or a folder without a manifest. */
export async function stateOf(out: string): Promise<OutputState> {
  const stats = await lstat(out).catch(() => undefined)
  if (stats === undefined) return { version: undefined, foreign: [] }
  if (stats.isSymbolicLink()) {
    const version = await readVersionLink(out)
    if (!version.startsWith(versionPrefix(out)) || version.includes('/'))
      throw refusal(out, 'is a link that no build made')
    return { version, foreign: await foreignIn(out, join(dirname(out), version)) }
  }
  if (!stats.isDirectory()) throw refusal(out, 'is a file')
  // A copy of a build, for example.
  return { version: undefined, foreign: await foreignIn(out, out) }
}

async function foreignIn(out: string, folder: string): Promise<string[]> {
  const stats = await lstat(folder).catch(() => undefined)
  if (stats === undefined) return []
  if (!stats.isDirectory()) throw refusal(out, 'links to something that no build made')
  if ((await readdir(folder)).length === 0) return []
  // A link or a pipe of that name is not a manifest.
  const manifest = readOrdinaryFile(join(folder, MANIFEST), LARGEST_MANIFEST)
  if (!(manifest instanceof Uint8Array)) throw refusal(out, 'holds files that no build wrote')
  return foreignPaths(folder, new Set([...Buffer.from(manifest).toString().split('\n'), MANIFEST]))
}

const refusal = (out: string, what: string): EnvironmentError =>
  new EnvironmentError(`${out} ${what}; choose another --out, or move it away`)

/**
 * Everything in a folder but its files, sorted: other files, links and folders, also where a file or folder of a build
 * should be. Links are not followed, and a folder is named once, not with all that is in it.
 */
export function foreignPaths(folder: string, files: Pick<ReadonlySet<string>, 'has' | 'keys'>): string[] {
  const folders = foldersAbove(files.keys())
  const foreign: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name
      if (entry.isDirectory() && folders.has(`${path}/`)) visit(`${path}/`)
      else if (entry.isDirectory()) foreign.push(`${path}/`)
      else if (!entry.isFile() || !files.has(path)) foreign.push(path)
    }
  }
  visit('')
  return foreign.sort()
}

/** Every folder on the way to a file, as `blog/page/`. */
function foldersAbove(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    const names = path.split('/').slice(0, -1)
    for (const depth of names.keys()) folders.add(`${names.slice(0, depth + 1).join('/')}/`)
  }
  return folders
}

/** Whether a killed build left something beside OUT, or another build is writing there now. */
export async function isAlone(out: string): Promise<boolean> {
  return (await besides(out, [versionPrefix(out), linkPrefix(out), lockPrefix(out)])).length === 0
}

/** Removes the versions and links that killed builds left behind, and the version that was replaced. */
export async function removeLeftovers(out: string): Promise<void> {
  // Synchronous: to remove thousands of files one by one in the background takes four times the CPU time.
  for (const name of await besides(out, [versionPrefix(out), linkPrefix(out)]))
    rmSync(join(dirname(out), name), { recursive: true, force: true })
}

/** What builds have beside OUT, other than the version in use. */
async function besides(out: string, prefixes: readonly string[]): Promise<string[]> {
  const current = await readVersionLink(out).catch(() => undefined)
  const names = await readdir(dirname(out))
  return names.filter((name) => name !== current && prefixes.some((prefix) => name.startsWith(prefix)))
}

const isWindows = process.platform === 'win32'

/** The name of the version that OUT links to; a path when it links to something else. Throws when it is not a link. */
export async function readVersionLink(out: string): Promise<string> {
  const target = await readlink(out)
  return isWindows ? relative(dirname(resolve(out)), target) : target
}

export const createVersionLink = (version: string, link: string): Promise<void> =>
  isWindows ? symlink(resolve(dirname(link), version), link, 'junction') : symlink(version, link, 'dir')

/** Puts a link in the place of another one or of nothing. On Windows, OUT is missing for a moment. */
export async function replaceLink(link: string, out: string): Promise<void> {
  if (isWindows)
    await unlink(out).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  await rename(link, out)
}
