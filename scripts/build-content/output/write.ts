/**
 * Replaces OUT as one: the files are written to a version folder beside it, and OUT, a symbolic link, is swapped by one
 * rename. Whatever happens in between, OUT is the old or the new whole state. If OUT is a real folder (for example a copy
 * of a build), it is missing for an instant during the swap. A version never changes once OUT leads to it.
 */
import { lstatSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compare } from '../../lib/diagnostics/diagnostic'
import { isUntouched, linkOrCopy, makeFolder, type Stamp, stampOf, writeText } from '../../lib/files'
import { fingerprint } from '../../lib/fingerprint'
import { withLock } from '../../lib/lock'
import { once } from '../../lib/once'
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

/** `key` is a fingerprint of everything that decides the text. Both are made when they are asked for. */
export type PlannedFile = { key: () => string; text: () => string | Promise<string> }

/** Path below the output folder → the file. */
export type OutputPlan = Map<string, PlannedFile>

/** A file whose key is the fingerprint of its text. */
export function plannedText(make: () => string): PlannedFile {
  const text = once(make)
  return { key: once(() => fingerprint(text())), text }
}

/**
 * What OUT holds: the name of its version folder; of each file, by its path, what it was made of, and how the disk can tell
 * that it is still that file.
 */
export type Written = { version: string; files: Map<string, Stamp & { key: string }> }

/**
 * Brings OUT to the planned state. Files whose keys are the same as in `known` are taken over from there. Gives whether OUT is
 * different from before, and what was removed from it because no build had written it.
 * @param known what OUT held after an earlier build, when `isIntact` says that it still does
 */
export async function writeOutput(out: string, planned: OutputPlan, known?: Written) {
  await makeFolder(dirname(out))
  return withLock(out, async () => {
    const state = await stateOf(out)
    await removeLeftovers(out)
    try {
      return await update(out, state, withManifest(planned), known)
    } catch (error) {
      // A full disk should not stay full because of us.
      await removeLeftovers(out)
      throw error
    }
  })
}

async function update(out: string, state: OutputState, plan: OutputPlan, known?: Written) {
  // A version with foreign files in it is replaced whole, and they go with it.
  const version = state.foreign.length === 0 ? state.version : undefined
  // Another build may have put its version there since.
  const before = known?.version === version ? known : undefined
  const same = before ? samePlan(plan, before) : version && (await readVersion(join(dirname(out), version), plan))
  if (same) return { changed: false, written: same, removed: [] }
  const written = await writeVersion(out, plan, before)
  const removed = await pointTo(out, written.version)
  await removeLeftovers(out)
  return { changed: true, written, removed }
}

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

/** What was written, when it is all that is planned. */
const samePlan = (plan: OutputPlan, written: Written): Written | undefined =>
  plan.size === written.files.size && [...plan].every(([path, { key }]) => written.files.get(path)?.key === key())
    ? written
    : undefined

/** The files of a version that no cache knows, when each has the planned text. */
async function readVersion(folder: string, plan: OutputPlan): Promise<Written | undefined> {
  const files: Written['files'] = new Map()
  for (const [path, { key, text }] of plan) {
    const found = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (found !== (await text())) return undefined
    files.set(path, { key: key(), ...stampOf(lstatSync(join(folder, path))) })
  }
  return foreignPaths(folder, files).length === 0 ? { version: basename(folder), files } : undefined
}

async function writeVersion(out: string, plan: OutputPlan, before: Written | undefined): Promise<Written> {
  const folder = await mkdtemp(join(dirname(out), versionPrefix(out)))
  // Temporary folders are closed to other users; a server may run as one.
  await chmod(folder, 0o755)
  for (const below of new Set(Array.from(plan.keys(), dirname))) await mkdir(join(folder, below), { recursive: true })
  const files: Written['files'] = new Map()
  for (const [path, { key, text }] of plan) {
    const same = before?.files.get(path)
    if (before && same?.key === key()) {
      linkOrCopy(join(dirname(out), before.version, path), join(folder, path))
      files.set(path, same)
    } else files.set(path, { key: key(), ...writeText(join(folder, path), await text()) })
  }
  return { version: basename(folder), files }
}

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
