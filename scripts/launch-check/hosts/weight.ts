/** What a host counts of a built site: files and bytes, in all and by folder. */
import { dirname } from 'node:path/posix'

/** A file of a built site: its path from the root of the site, with slashes. */
export type BuiltFile = { path: string; bytes: number }

export type Weight = { files: number; bytes: number; folders: Map<string, number>; heaviest?: BuiltFile | undefined }

/** What some files weigh. */
export function weigh(files: readonly BuiltFile[]): Weight {
  const weight: Weight = { files: files.length, bytes: 0, folders: new Map() }
  for (const file of files) {
    const folder = dirname(file.path)
    weight.bytes += file.bytes
    weight.folders.set(folder, (weight.folders.get(folder) ?? 0) + 1)
    if (file.bytes > (weight.heaviest?.bytes ?? -1)) weight.heaviest = file
  }
  return weight
}

/**
 * The files that are there because of some posts: their pages, twins and data, and the versions of their pictures.
 * @param addresses the paths of the posts and of their pictures, without a slash at the start
 */
export function filesOf(files: readonly BuiltFile[], addresses: Iterable<string>): BuiltFile[] {
  const stems = new Set(Array.from(addresses, stemOf))
  return files.filter(({ path }) => {
    const stem = stemOf(path)
    return stems.has(stem) || stems.has(stem.replace(BESIDE_THE_PAGE, ''))
  })
}

/** Folders that have what belongs to a page below the address of the page. */
const BESIDE_THE_PAGE = /^(?:data|share)\//

/** A path without what follows the first dot in the name: the hash, the width and the format of a picture. */
const stemOf = (path: string): string => path.replace(/\.[^/]*$/, '')
