/**
 * Replaces OUT as one: the files are written to a version folder beside it, and OUT, a symbolic link, is swapped by one
 * rename. Whatever happens in between, OUT is the old or the new whole state. Only where OUT is a folder, because
 * something copied it, is there nothing for the moment between two renames.
 */
import { closeSync, copyFileSync, fstatSync, linkSync, lstatSync, openSync, readdirSync, writeSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { EnvironmentError } from './environment'
import { fingerprint } from './fingerprint'
import { withLock } from './lock'
import type { OutputPlan } from './output'
import { compare } from './problems/problem'

/** Lists the files of a version: what is not on it, no build wrote. */
const MANIFEST = '.written-by-build-content'

/** A file of OUT: what it was made of, and how the disk can tell that it is still that file. */
export type WrittenFile = { key: string; size: number; modified: number }
/** What OUT holds: the name of its version folder, its files by their paths, and when one of them was last replaced. */
export type Written = { version: string; files: Map<string, WrittenFile>; replaced: number }

/**
 * Brings OUT to the planned state. Files whose keys are the same as in `known` are taken over from there.
 * @param known what OUT held after an earlier build, when `isIntact` says that it still does
 */
export async function writeOutput(
  out: string,
  planned: OutputPlan,
  known?: Written,
): Promise<{ changed: boolean; written: Written }> {
  await makeFolder(dirname(out))
  return withLock(out, async () => {
    const current = await currentVersion(out)
    await removeLeftovers(out)
    try {
      return await update(out, current, withManifest(planned), known)
    } catch (error) {
      // A full disk should not stay full because of us.
      await removeLeftovers(out)
      throw error
    }
  })
}

async function update(
  out: string,
  current: string | undefined,
  plan: OutputPlan,
  known: Written | undefined,
): Promise<{ changed: boolean; written: Written }> {
  const before = known && known.version === current && isUpToDate(out, known) ? known : undefined
  if (before && sameNames(plan, before)) {
    const different = [...plan].filter(([path, { key }]) => before.files.get(path)?.key !== key)
    const [only] = different
    if (only === undefined) return { changed: false, written: before }
    if (different.length === 1) return { changed: true, written: await replaceFile(out, before, ...only) }
  }
  if (!before && current !== undefined) {
    const written = await readVersion(join(dirname(out), current), plan)
    if (written) return { changed: false, written }
  }
  const written = await writeVersion(out, plan, before)
  await pointTo(out, written.version)
  await removeLeftovers(out)
  return { changed: true, written }
}

/** Whether no other build has replaced a file of the version since: that leaves the version's name as it is. */
const isUpToDate = (out: string, { version, files, replaced }: Written): boolean =>
  lastReplacement(join(dirname(out), version), files.keys()) === replaced

function lastReplacement(folder: string, paths: Iterable<string>): number {
  const folders = new Set([...paths].map((path) => dirname(path)))
  return Math.max(...[...folders].map((below) => lstatSync(join(folder, below)).mtimeMs))
}

/** Whether OUT still holds what was written: the same version with the same files, none of them touched. */
export async function isIntact(out: string, { version, files }: Written): Promise<boolean> {
  const folder = join(dirname(out), version)
  try {
    if ((await readlink(out)) !== version) return false
    if (filesIn(folder).length !== files.size) return false
    return [...files].every(([path, { size, modified }]) => {
      const stats = lstatSync(join(folder, path))
      return stats.isFile() && stats.size === size && stats.mtimeMs === modified
    })
  } catch {
    return false
  }
}

function withManifest(planned: OutputPlan): OutputPlan {
  const names = `${[...planned.keys()]
    .filter((path) => path !== MANIFEST)
    .sort(compare)
    .join('\n')}\n`
  return new Map([...planned, [MANIFEST, { key: fingerprint(names), text: () => names }]])
}

const sameNames = (plan: OutputPlan, { files }: Written): boolean =>
  plan.size === files.size && [...plan.keys()].every((path) => files.has(path))

/** One file alone is replaced where it lies, by one rename: before and after it, OUT is whole. */
async function replaceFile(
  out: string,
  before: Written,
  path: string,
  { key, text }: { key: string; text: () => string },
): Promise<Written> {
  const folder = dirname(out)
  const aside = join(folder, `${versionPrefix(out)}file-${process.pid}`)
  const written = writeNew(aside, key, text())
  await rename(aside, join(folder, before.version, path))
  return versionOf(join(folder, before.version), new Map(before.files).set(path, written))
}

function writeNew(path: string, key: string, text: string): WrittenFile {
  const handle = openSync(path, 'w')
  try {
    const bytes = bytesOf(text)
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
    const { size, mtimeMs } = fstatSync(handle)
    return { key, size, modified: mtimeMs }
  } finally {
    closeSync(handle)
  }
}

/** The bytes of a text, until the next call: thousands of files need not have memory of their own. */
function bytesOf(text: string): Uint8Array {
  const most = text.length * 3
  if (most > scratch.length) scratch = Buffer.allocUnsafe(most)
  return scratch.subarray(0, scratch.write(text))
}

let scratch = Buffer.alloc(0)

/** Step by step: Node's own recursive mkdir never ends below folders such as /proc, which say that nothing is there. */
async function makeFolder(path: string): Promise<void> {
  const isThere = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (isThere) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Another build may have made it meanwhile.
    const isThereNow = error.code === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isThereNow) throw error
  })
}

const versionPrefix = (out: string): string => `.${basename(out)}.version-`
const linkPrefix = (out: string): string => `.${basename(out)}.link-`

/** The version folder that OUT leads to, if any. Ends the build when OUT holds anything that no build wrote. */
async function currentVersion(out: string): Promise<string | undefined> {
  const stats = await lstat(out).catch(() => undefined)
  if (stats === undefined) return undefined
  if (stats.isSymbolicLink()) {
    const version = await readlink(out)
    if (!version.startsWith(versionPrefix(out)) || version.includes('/'))
      throw foreign(out, 'is a link that no build made')
    await refuseForeignFiles(out, join(dirname(out), version))
    return version
  }
  if (!stats.isDirectory()) throw foreign(out, 'is a file')
  if ((await readdir(out)).length > 0) await refuseForeignFiles(out, out)
  return undefined
}

async function refuseForeignFiles(out: string, folder: string): Promise<void> {
  const present = filesIn(folder)
  if (present.length === 0) return
  const manifest = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (manifest === undefined) throw foreign(out, 'holds files that no build wrote')
  const written = new Set([...manifest.split('\n'), MANIFEST])
  const other = present.find((path) => !written.has(path))
  if (other !== undefined) throw foreign(out, `holds ${JSON.stringify(other)}, which no build wrote`)
}

const foreign = (out: string, what: string): EnvironmentError =>
  new EnvironmentError(`${out} ${what}; choose another --out, or move it away`)

function filesIn(folder: string): string[] {
  const paths: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else paths.push(path)
    }
  }
  try {
    visit('')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return paths
}

/** The files of a version that no cache knows, when each has the planned text. */
async function readVersion(folder: string, plan: OutputPlan): Promise<Written | undefined> {
  if (filesIn(folder).length !== plan.size) return undefined
  const files = new Map<string, WrittenFile>()
  for (const [path, { key, text }] of plan) {
    const found = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (found !== text()) return undefined
    const { size, mtimeMs } = lstatSync(join(folder, path))
    files.set(path, { key, size, modified: mtimeMs })
  }
  return versionOf(folder, files)
}

async function writeVersion(out: string, plan: OutputPlan, before: Written | undefined): Promise<Written> {
  const folder = await mkdtemp(join(dirname(out), versionPrefix(out)))
  // Made for this user alone, as temporary folders are; a server may run as another one.
  await chmod(folder, 0o755)
  for (const below of new Set([...plan.keys()].map((path) => dirname(path)))) {
    await mkdir(join(folder, below), { recursive: true })
  }
  const files = new Map<string, WrittenFile>()
  for (const [path, { key, text }] of plan) {
    const same = before?.files.get(path)
    if (before && same?.key === key) {
      takeOver(join(dirname(out), before.version, path), join(folder, path))
      files.set(path, same)
    } else files.set(path, writeNew(join(folder, path), key, text()))
  }
  return versionOf(folder, files)
}

const versionOf = (folder: string, files: Written['files']): Written => ({
  version: basename(folder),
  files,
  replaced: lastReplacement(folder, files.keys()),
})

/** The same file under a second name: nothing is copied, and nobody writes into it. */
function takeOver(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'EXDEV'].includes(code)) throw error
    copyFileSync(from, to)
  }
}

async function pointTo(out: string, version: string): Promise<void> {
  const link = join(dirname(out), `${linkPrefix(out)}${process.pid}`)
  await symlink(version, link, 'dir')
  // Once more: while the version was written, somebody may have put something there.
  await currentVersion(out)
  const aside = await makeWay(out)
  try {
    await rename(link, out)
  } catch (error) {
    if (aside !== undefined) await rename(aside, out)
    throw error
  }
}

/** A folder that is empty, or that a build wrote and something copied, gives way to the link; where it went. */
async function makeWay(out: string): Promise<string | undefined> {
  const stats = await lstat(out).catch(() => undefined)
  if (!stats?.isDirectory()) return undefined
  const aside = `${join(dirname(out), versionPrefix(out))}replaced-${process.pid}`
  await rename(out, aside)
  return aside
}

/** Removes versions and links that killed builds left behind, and the version that was replaced. */
async function removeLeftovers(out: string): Promise<void> {
  const folder = dirname(out)
  const current = await readlink(out).catch(() => undefined)
  for (const name of await readdir(folder)) {
    const ours = name.startsWith(versionPrefix(out)) || name.startsWith(linkPrefix(out))
    if (ours && name !== current) await rm(join(folder, name), { recursive: true, force: true })
  }
}
