/** Writing and removing files and folders, as far as Node does not do it well enough for thousands of them. */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How a file is recognized later: when both are the same, the file has not changed. */
export type Stamp = { size: number; modified: number }

/** Writes a file. */
export function writeText(path: string, text: string): Stamp {
  const handle = openSync(path, 'w')
  try {
    writeFileSync(handle, text)
    return stampOf(fstatSync(handle))
  } finally {
    closeSync(handle)
  }
}

export const stampOf = ({ size, mtimeMs }: Stats): Stamp => ({ size, modified: mtimeMs })

/** Whether a path still has the file of the stamp. */
export function isUntouched(path: string, { size, modified }: Stamp): boolean {
  const stats = statsOf(path)
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === modified
}

/** What is at a path; nothing when there is nothing, or when a part of the path is a file. Links are not followed. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Gives a file a second name. Where the disk cannot do that, the file is copied. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'EXDEV'].includes(code)) throw error
    copyFileSync(from, to)
  }
}

/** Makes a folder and those above it. Node's own recursive mkdir never returns below folders such as /proc. */
export async function makeFolder(path: string): Promise<void> {
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

/** Keeps the newest of those files and folders in a folder whose names count, and removes the older ones. */
export function keepNewest(folder: string, most: number, counts = (_name: string) => true): void {
  const newestFirst = readdirSync(folder)
    .filter(counts)
    .map((name) => join(folder, name))
    // Another build may have removed one meanwhile.
    .map((path) => ({ path, modified: statsOf(path)?.mtimeMs ?? 0 }))
    .sort((a, b) => b.modified - a.modified)
  for (const { path } of newestFirst.slice(most)) rmSync(path, { recursive: true, force: true })
}

/** Whether there is a file that is not empty: a killed build can leave an empty one. */
export const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
