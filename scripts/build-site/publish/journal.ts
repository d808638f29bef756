/**
 * Changes a few files of a published site in place. All new files are staged in the site's folder, then a journal says what
 * will be done, and then each file takes its place by one rename. A build that is killed on the way leaves the journal, and
 * the process that finds it finishes the work: the renames can be repeated.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { statsOf } from '../../lib/files'
import type { SiteFiles } from './site-file'
import { put } from './site-file'

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
  finish(out)
}

/** Finishes what a killed build began, or forgets what it had not begun yet. */
export function finish(out: string): void {
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
