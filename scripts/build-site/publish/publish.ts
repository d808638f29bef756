/**
 * Brings the folder of the site to a new state. A first site is made beside its place and moved there in one step. Later ones
 * change the files that are different, so that at every moment each address has its page: all new files are staged in the
 * site's folder, then a journal says what will be done, and then each file takes its place by one rename. A build that is
 * killed on the way leaves the journal, and the process that finds it finishes the work: the renames can be repeated.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { explained } from '../../lib/environment-error'
import { isUntouched, stampOf, statsOf } from '../../lib/files'
import { type Published, put, type SiteFiles } from './site-file'

/** Beside its place: a site that is not finished. */
const nextOf = (out: string) => join(dirname(out), `.${basename(out)}.next`)

/** What is left of `known` on the disk as it was published. */
export function untouched(folder: string, known: Published): Published {
  return new Map([...known].filter(([path, file]) => isUntouched(join(folder, path), file)))
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

/** In the site's folder, so that renames work wherever that folder is. Its name begins with a dot, which hosts do not serve. */
export const STAGED = '.publish'
const JOURNAL = 'journal.json'

type Journal = { put: string[]; remove: string[] }

/** Replaces and adds `files`, and removes what is at the paths of `remove`. */
export function changeInPlace(out: string, files: SiteFiles, remove: readonly string[]): void {
  const staged = join(out, STAGED)
  rmSync(staged, { recursive: true, force: true })
  mkdirSync(staged)
  try {
    const paths = [...files.keys()].sort((a, b) => orderOf(a) - orderOf(b))
    for (const [index, path] of paths.entries()) {
      const file = files.get(path)
      if (file) put(file, join(staged, String(index)))
    }
    writeJournal(join(staged, JOURNAL), { put: paths, remove: [...remove] })
  } catch (error) {
    // Nothing of the site has changed yet. A full disk should not stay full because of us.
    rmSync(staged, { recursive: true, force: true })
    throw error
  }
  recover(out)
}

/**
 * Finishes what a killed build began, or forgets what it had not begun yet: afterwards the site is the old or the new one,
 * whole.
 */
export function recover(folder: string): void {
  const out = resolve(folder)
  const staged = join(out, STAGED)
  if (!existsSync(staged)) return
  const journal = readJournal(join(staged, JOURNAL))
  for (const [index, path] of journal.put.entries()) {
    const file = join(staged, String(index))
    if (!existsSync(file)) continue
    makeRoom(join(out, path))
    renameSync(file, join(out, path))
  }
  for (const path of journal.remove) {
    const stats = statsOf(join(out, path))
    // A folder has taken the place of a file that had its name.
    if (stats === undefined || stats.isDirectory()) continue
    rmSync(join(out, path))
    removeEmptyFolders(out, dirname(path))
  }
  rmSync(staged, { recursive: true, force: true })
}

/** Scripts and styles before the pages that name them, and the addresses of pages last. */
function orderOf(path: string): number {
  if (path.startsWith('assets/') || path.startsWith('images/')) return 0
  if (path.startsWith('data/')) return 1
  return path.endsWith('.html') ? 2 : 3
}

/** Makes the folder of a file. Somebody may have put a folder where the file belongs, or a file where its folder belongs. */
function makeRoom(target: string): void {
  if (statsOf(target)?.isDirectory()) rmSync(target, { recursive: true })
  const folder = dirname(target)
  if (statsOf(folder)?.isDirectory() === false) rmSync(folder)
  mkdirSync(folder, { recursive: true })
}

function writeJournal(file: string, journal: Journal): void {
  const handle = openSync(`${file}.part`, 'w')
  try {
    writeSync(handle, JSON.stringify(journal))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(`${file}.part`, file)
}

function readJournal(file: string): Journal {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { put: [], remove: [] }
}

function removeEmptyFolders(out: string, below: string): void {
  for (let folder = below; folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(out, folder))
    } catch {
      // It holds something else.
      return
    }
  }
}
