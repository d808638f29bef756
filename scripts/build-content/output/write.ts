/**
 * Replaces OUT as one: the files are written to a version folder beside it, and OUT, a symbolic link, is swapped by one
 * rename. Whatever happens in between, OUT is the old or the new whole state. If OUT is a real folder (for example a
 * copy of a build), it is missing for an instant during the swap.
 */
import { lstatSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compare } from '../../lib/diagnostics/diagnostic'
import { isUntouched, linkOrCopy, makeFolder, type Stamp, stampOf, statsOf, writeText } from '../../lib/files'
import { withLock } from '../../lib/lock'
import {
  createVersionLink,
  foreignPaths,
  isAlone,
  linkPrefix,
  MANIFEST,
  type OutputState,
  readVersionLink,
  removeLeftovers,
  replaceLink,
  stateOf,
  versionPrefix,
} from './owned-folder'
import { type OutputPlan, type PlannedFile, plannedText } from './planned-file'

/** A file of OUT: what it was made of, and how the disk can tell that it is still that file. */
export type WrittenFile = Stamp & { key: string }
/**
 * What OUT holds: the name of its version folder, its files by their paths, and of each folder in it when a file was last
 * added, replaced or removed.
 */
export type Written = { version: string; files: Map<string, WrittenFile>; folders: FolderTimes }
type FolderTimes = Record<string, number>

export type WriteResult = {
  /** Whether OUT is different from before. */
  changed: boolean
  written: Written
  /** What was in OUT although no build had written it; it is gone. */
  removed: string[]
}

/**
 * Brings OUT to the planned state. Files whose keys are the same as in `known` are taken over from there.
 * @param known what OUT held after an earlier build, when `isIntact` says that it still does
 */
export async function writeOutput(out: string, planned: OutputPlan, known?: Written): Promise<WriteResult> {
  await makeFolder(dirname(out))
  return withLock(out, async () => {
    const before = known && isUpToDate(out, known) ? known : undefined
    const state = await stateOf(out)
    await removeLeftovers(out)
    try {
      return await update(out, state, withManifest(planned), before)
    } catch (error) {
      // A full disk should not stay full because of us.
      await removeLeftovers(out)
      throw error
    }
  })
}

async function update(out: string, state: OutputState, plan: OutputPlan, known?: Written): Promise<WriteResult> {
  // A version with foreign files in it is replaced whole, and they go with it.
  const version = state.foreign.length === 0 ? state.version : undefined
  const before = known?.version === version ? known : undefined
  if (before && plan.size === before.files.size) {
    const [only, another] = differentFiles(plan, before)
    if (only === undefined) return { changed: false, written: before, removed: [] }
    if (another === undefined) return { changed: true, written: await replaceFile(out, before, ...only), removed: [] }
  }
  if (!before && version !== undefined) {
    const written = await readVersion(join(dirname(out), version), plan)
    if (written) return { changed: false, written, removed: [] }
  }
  const written = await writeVersion(out, plan, before)
  const removed = await pointTo(out, written.version)
  await removeLeftovers(out)
  return { changed: true, written, removed }
}

/** Whether no other build has replaced a file of the version since: that leaves the version's name as it is. */
const isUpToDate = (out: string, { version, folders }: Written): boolean =>
  Object.entries(folders).every(([below, time]) => statsOf(join(dirname(out), version, below))?.mtimeMs === time)

const folderTimes = (version: string, folders: Iterable<string>): FolderTimes =>
  Object.fromEntries(Array.from(folders, (below) => [below, lstatSync(join(version, below)).mtimeMs]))

const foldersOf = (paths: Iterable<string>): Set<string> => new Set(Array.from(paths, (path) => dirname(path)))

/** Whether OUT is as it was written, and no killed build left anything beside it. */
export async function isIntact(out: string, { version, files }: Written): Promise<boolean> {
  const folder = join(dirname(out), version)
  try {
    if ((await readVersionLink(out)) !== version || !(await isAlone(out))) return false
    if (foreignPaths(folder, files).length > 0) return false
    return [...files].every(([path, file]) => isUntouched(join(folder, path), file))
  } catch {
    return false
  }
}

function withManifest(planned: OutputPlan): OutputPlan {
  const names = () => [...planned.keys()].filter((path) => path !== MANIFEST).sort(compare)
  return new Map([...planned, [MANIFEST, plannedText(() => `${names().join('\n')}\n`)]])
}

/**
 * The first two files of a plan whose keys are new: two are as many as all, because then a new version is written. With
 * another name among them, the manifest is one of the two.
 */
function differentFiles(plan: OutputPlan, { files }: Written): [path: string, file: PlannedFile][] {
  const different: [string, PlannedFile][] = []
  for (const [path, file] of plan) {
    if (files.get(path)?.key !== file.key) different.push([path, file])
    if (different.length === 2) break
  }
  return different
}

/** One file alone is replaced where it is, by one rename: before and after it, OUT is whole. */
async function replaceFile(out: string, before: Written, path: string, { key, text }: PlannedFile): Promise<Written> {
  const folder = dirname(out)
  const aside = join(folder, `${versionPrefix(out)}file-${process.pid}`)
  const written = { key, ...writeText(aside, await text()) }
  await rename(aside, join(folder, before.version, path))
  const folders = { ...before.folders, ...folderTimes(join(folder, before.version), [dirname(path)]) }
  return { ...before, files: new Map(before.files).set(path, written), folders }
}

/** The files of a version that no cache knows, when each has the planned text. */
async function readVersion(folder: string, plan: OutputPlan): Promise<Written | undefined> {
  const files = new Map<string, WrittenFile>()
  for (const [path, { key, text }] of plan) {
    const found = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (found !== (await text())) return undefined
    files.set(path, { key, ...stampOf(lstatSync(join(folder, path))) })
  }
  return foreignPaths(folder, files).length === 0 ? versionOf(folder, files) : undefined
}

async function writeVersion(out: string, plan: OutputPlan, before: Written | undefined): Promise<Written> {
  const folder = await mkdtemp(join(dirname(out), versionPrefix(out)))
  // Temporary folders are closed to other users; a server may run as one.
  await chmod(folder, 0o755)
  for (const below of foldersOf(plan.keys())) {
    await mkdir(join(folder, below), { recursive: true })
  }
  const files = new Map<string, WrittenFile>()
  for (const [path, { key, text }] of plan) {
    const same = before?.files.get(path)
    if (before && same?.key === key) {
      linkOrCopy(join(dirname(out), before.version, path), join(folder, path))
      files.set(path, same)
    } else files.set(path, { key, ...writeText(join(folder, path), await text()) })
  }
  return versionOf(folder, files)
}

const versionOf = (folder: string, files: Written['files']): Written => ({
  version: basename(folder),
  files,
  folders: folderTimes(folder, foldersOf(files.keys())),
})

/** Makes OUT a link to the version; gives what somebody else had put into OUT until then. */
async function pointTo(out: string, version: string): Promise<string[]> {
  const link = join(dirname(out), `${linkPrefix(out)}${process.pid}`)
  await createVersionLink(version, link)
  // Once more: while the version was written, somebody may have put something there.
  const { foreign } = await stateOf(out)
  const aside = await moveFolderAside(out)
  try {
    await replaceLink(link, out)
  } catch (error) {
    if (aside !== undefined) await rename(aside, out)
    throw error
  }
  return foreign
}

/** A real folder cannot be replaced by a link in one step; gives the place to which it was moved. */
async function moveFolderAside(out: string): Promise<string | undefined> {
  const stats = await lstat(out).catch(() => undefined)
  if (!stats?.isDirectory()) return undefined
  const aside = `${join(dirname(out), versionPrefix(out))}replaced-${process.pid}`
  await rename(out, aside)
  return aside
}
