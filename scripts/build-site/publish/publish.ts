/**
 * Brings the folder of the site to a new state. A first site is made beside its place and moved there in one step. Later ones
 * change the files that are different, by a journal, so that at every moment each address has its page.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { explained } from '../../lib/environment-error'
import { isUntouched, stampOf } from '../../lib/files'
import { changeInPlace, finish, STAGED } from './journal'
import type { Published, SiteFiles } from './site-file'
import { put } from './site-file'

/** Beside its place: a site that is not finished. */
const nextOf = (out: string) => join(dirname(out), `.${basename(out)}.next`)

/** What is left of `known` on the disk as it was published. */
export function untouched(folder: string, known: Published): Published {
  return new Map([...known].filter(([path, file]) => isUntouched(join(folder, path), file)))
}

/** Finishes what a killed build began: afterwards the site is the old or the new one, whole. */
export const recover = (folder: string): void => finish(resolve(folder))

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
    if (found.length === 0) createSite(out, files)
    else if (changed > 0) changeInPlace(out, different, gone)
    return { published: recordOf(out, files, different, known), changed }
  } catch (error) {
    rmSync(nextOf(out), { recursive: true, force: true })
    throw explained(error, `cannot publish ${folder}`)
  }
}

/** Makes a first site. */
function createSite(out: string, files: SiteFiles): void {
  const next = nextOf(out)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
    mkdirSync(join(next, folder), { recursive: true })
  for (const [path, file] of files) put(file, join(next, path))
  try {
    renameSync(next, out)
  } catch (error) {
    // An empty disk is mounted here. It stays, and so the files are put into it.
    if (!existsSync(out)) throw error
    rmSync(next, { recursive: true, force: true })
    changeInPlace(out, files, [])
  }
}

/** Asks the disk only for files that are new or different. */
function recordOf(out: string, files: SiteFiles, different: SiteFiles, known: Published): Published {
  const published: Published = new Map()
  for (const [path, { key }] of files) {
    const before = different.has(path) ? undefined : known.get(path)
    published.set(path, before ?? { key, ...stampOf(lstatSync(join(out, path))) })
  }
  return published
}

/** Every file below a folder, links and the like included, but for what is staged. */
function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`${STAGED}/`))
}
