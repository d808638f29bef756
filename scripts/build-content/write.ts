/**
 * Replaces OUT as one: the files are written to a version folder beside it, and OUT, a symbolic link, is swapped by one
 * rename. Whatever happens in between, OUT is the old or the new whole state.
 */
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EnvironmentError } from './environment'
import type { OutputFiles } from './output'
import { compare } from './problems/problem'

/** Lists the files of a version: what is not on it, no build wrote. */
const MANIFEST = '.written-by-build-content'
const LOCK_PATIENCE_MS = 15_000
const LOCK_STALE_MS = 120_000

/** Writes a version, unless OUT holds these very bytes already. True when something changed. */
export async function writeOutput(out: string, files: OutputFiles): Promise<boolean> {
  await makeFolder(dirname(out))
  return withLock(out, async () => {
    const current = await currentVersion(out)
    await removeLeftovers(out, current)
    const whole = new Map([...files, [MANIFEST, `${[...files.keys()].sort(compare).join('\n')}\n`]])
    if (current !== undefined && (await holds(join(dirname(out), current), whole))) return false
    const version = await writeVersion(out, whole)
    await pointTo(out, basename(version))
    await removeLeftovers(out, basename(version))
    return true
  })
}

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
const lockName = (out: string): string => `.${basename(out)}.lock`

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
  const present = await filesIn(folder)
  if (present.length === 0) return
  const manifest = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (manifest === undefined) throw foreign(out, 'holds files that no build wrote')
  const written = new Set([...manifest.split('\n'), MANIFEST])
  const other = present.find((path) => !written.has(path))
  if (other !== undefined) throw foreign(out, `holds ${JSON.stringify(other)}, which no build wrote`)
}

const foreign = (out: string, what: string): EnvironmentError =>
  new EnvironmentError(`${out} ${what}; choose another --out, or move it away`)

async function filesIn(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const paths = await Promise.all(
    entries.map(async (entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? filesIn(folder, path) : [path]
    }),
  )
  return paths.flat()
}

async function holds(folder: string, files: OutputFiles): Promise<boolean> {
  if ((await filesIn(folder)).length !== files.size) return false
  const same = await inBatches([...files], async ([path, content]) => {
    return (await readFile(join(folder, path), 'utf8').catch(() => undefined)) === content
  })
  return same.every(Boolean)
}

async function writeVersion(out: string, files: OutputFiles): Promise<string> {
  const folder = await mkdtemp(join(dirname(out), versionPrefix(out)))
  try {
    // Made for this user alone, as temporary folders are; a server may run as another one.
    await chmod(folder, 0o755)
    for (const below of new Set([...files.keys()].map((path) => dirname(path)))) {
      await mkdir(join(folder, below), { recursive: true })
    }
    await inBatches([...files], ([path, content]) => writeFile(join(folder, path), content))
    return folder
  } catch (error) {
    // A full disk should not stay full because of us.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Many small files at once, but not so many that the system runs out of handles. */
async function inBatches<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 64) {
    results.push(...(await Promise.all(items.slice(start, start + 64).map(work))))
  }
  return results
}

async function pointTo(out: string, version: string): Promise<void> {
  const link = join(dirname(out), `${linkPrefix(out)}${process.pid}`)
  await rm(link, { force: true })
  await symlink(version, link, 'dir')
  const stats = await lstat(out).catch(() => undefined)
  if (stats?.isDirectory()) await makeWay(out)
  await rename(link, out)
}

/** A folder that is empty, or that a build wrote and something copied, gives way to the link. */
async function makeWay(out: string): Promise<void> {
  const empty = await rmdir(out).then(
    () => true,
    () => false,
  )
  if (empty) return
  const aside = `${join(dirname(out), versionPrefix(out))}replaced-${process.pid}`
  await rename(out, aside)
}

/** Removes versions and links that killed builds left behind, and the version that was replaced. */
async function removeLeftovers(out: string, keep: string | undefined): Promise<void> {
  const folder = dirname(out)
  for (const name of await readdir(folder)) {
    const ours = name.startsWith(versionPrefix(out)) || name.startsWith(linkPrefix(out))
    if (ours && name !== keep) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** One build at a time writes; another waits for a while. The lock of a process that died does not count. */
async function withLock<Result>(out: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(dirname(out), lockName(out))
  const started = performance.now()
  while (!(await takeLock(lock))) {
    await removeStaleLock(lock)
    if (performance.now() - started > LOCK_PATIENCE_MS) {
      throw new EnvironmentError(`another build is writing to ${out}; if none is, remove ${lock}`)
    }
    await sleep(25)
  }
  try {
    return await work()
  } finally {
    await unlink(lock).catch(() => undefined)
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx')
    try {
      await handle.writeFile(String(process.pid))
    } catch (error) {
      await unlink(lock).catch(() => undefined)
      throw error
    } finally {
      await handle.close()
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function removeStaleLock(lock: string): Promise<void> {
  const stats = await lstat(lock).catch(() => undefined)
  if (stats === undefined) return
  const age = Date.now() - stats.mtimeMs
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''))
  const dead = pid > 0 ? !isAlive(pid) : age > 2_000
  if (!dead && age < LOCK_STALE_MS) return
  // By renaming, only one of several waiting builds removes it.
  const aside = `${lock}-${process.pid}`
  const moved = await rename(lock, aside).then(
    () => true,
    () => false,
  )
  if (moved) await rm(aside, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
