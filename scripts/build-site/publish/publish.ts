/**
 * Brings the folder of the site to a new state. A few different files are changed in place, by a journal; otherwise a whole
 * new folder is made beside it, in which files that are the same are linked, and takes its place.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { explained } from '../../lib/environment-error'
import { isUntouched, linkOrCopy, stampOf } from '../../lib/files'
import { changeInPlace, finish, STAGED } from './journal'
import { put } from './put'
import type { Published, SiteFiles } from './site-file'

/** More different files than this are a new site: linking everything anew costs less than renaming them one by one. */
const FEW = 200

/** Beside the site: the folder that will replace it, and the one that it replaces. */
const nextOf = (out: string) => join(dirname(out), `.${basename(out)}.next`)
const oldOf = (out: string) => join(dirname(out), `.${basename(out)}.old`)

/** What is left of `known` on the disk as it was published. */
export function untouched(folder: string, known: Published): Published {
  return new Map([...known].filter(([path, file]) => isUntouched(join(folder, path), file)))
}

/** Finishes what a killed build began: afterwards the site is the old or the new one, whole. */
export function recover(folder: string): void {
  const out = resolve(folder)
  if (!existsSync(out) && existsSync(oldOf(out))) renameSync(oldOf(out), out)
  finish(out)
}

/**
 * Publishes `files` as the folder `out`, and removes everything else from it.
 * @param known what the last build published there and is untouched
 * @returns what is published now, and how many files are new, different or gone
 * @throws EnvironmentError when the disk does not allow it; the site is then what it was before
 */
export function publish(folder: string, files: SiteFiles, known: Published): { published: Published; changed: number } {
  const out = resolve(folder)
  try {
    const found = pathsBelow(out)
    const different: SiteFiles = new Map([...files].filter(([path, { key }]) => known.get(path)?.key !== key))
    const gone = found.filter((path) => !files.has(path))
    const changed = different.size + gone.length
    if (changed > 0) {
      if (found.length > 0 && changed <= FEW) changeInPlace(out, different, gone)
      else replaceWhole(out, files, different, gone)
    }
    return { published: recordOf(out, files), changed }
  } catch (error) {
    rmSync(nextOf(out), { recursive: true, force: true })
    throw explained(error, `cannot publish ${folder}`)
  }
}

function replaceWhole(out: string, files: SiteFiles, different: SiteFiles, gone: readonly string[]): void {
  const next = nextOf(out)
  const old = oldOf(out)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
    mkdirSync(join(next, folder), { recursive: true })
  for (const [path, file] of files) {
    if (different.has(path)) put(file, join(next, path))
    else linkOrCopy(join(out, path), join(next, path))
  }
  rmSync(old, { recursive: true, force: true })
  if (existsSync(out)) {
    try {
      renameSync(out, old)
    } catch (error) {
      // The root of a mounted disk cannot be renamed. There, files are replaced one by one.
      if (!['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      changeInPlace(out, different, gone)
      rmSync(next, { recursive: true, force: true })
      return
    }
  }
  renameSync(next, out)
  rmSync(old, { recursive: true, force: true })
}

function recordOf(out: string, files: SiteFiles): Published {
  const published: Published = new Map()
  for (const [path, { key }] of files) published.set(path, { key, ...stampOf(lstatSync(join(out, path))) })
  return published
}

/** Every file below a folder, links and the like included, but for what is staged. */
function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const paths: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name
      if (path === STAGED) continue
      if (entry.isDirectory()) visit(`${path}/`)
      else paths.push(path)
    }
  }
  visit('')
  return paths
}
