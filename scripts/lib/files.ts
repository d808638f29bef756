/** The writing of single files and folders, as far as Node does not do it well enough for thousands of them. */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How a file is recognized later: when both are the same, nobody has written into it. */
export type Stamp = { size: number; modified: number }

/** Writes a file. */
export function writeText(path: string, text: string): Stamp {
  const handle = openSync(path, 'w')
  try {
    const bytes = bytesOf(text)
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
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

/** The bytes of a text, valid until the next call: one buffer serves thousands of files. */
function bytesOf(text: string): Uint8Array {
  const most = text.length * 3
  if (most > buffer.length) buffer = Buffer.allocUnsafe(most)
  return buffer.subarray(0, buffer.write(text))
}

let buffer = Buffer.alloc(0)

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

/** Whether there is a file that is not empty: a killed build can leave an empty one. */
export const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
