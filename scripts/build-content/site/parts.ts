/** Parts that a site can leave out as a whole: each is on the site where the file of its page, or of its figures, is. */
import { type Collection, type CollectionName, type SingleName, singles } from '../../../src/schema/collections'
import type { OptionalSingle } from '../../../src/schema/entries'
import { isOptional } from '../../lib/schema/file-kind'
import type { ContentFile } from '../parse/content-file'
import { originalOf } from '../source/names'

export type Part = {
  name: OptionalSingle
  /** The file that decides. */
  file: string
  /** Address of its page; those of its entries are below it. */
  path?: string
  /** The collection of its entries. */
  holds?: CollectionName
}

const parts: readonly Part[] = (Object.keys(singles) as SingleName[]).filter(isOptional).map((name) => {
  const { format, path, holds }: Collection = singles[name]
  return { name, file: `content/${name}.${format}`, path: path?.(''), holds: holds as CollectionName | undefined }
})

export type Parts = { present: readonly Part[]; leftOut: readonly Part[] }

/** Which parts a site of these files has. A file with mistakes is there all the same. */
export function partsIn(files: readonly ContentFile[]): Parts {
  const names = new Set(files.map(({ file }) => originalOf(file)))
  return {
    present: parts.filter(({ file }) => names.has(file)),
    leftOut: parts.filter(({ file }) => !names.has(file)),
  }
}

/** The part that an address belongs to. */
export const partAt = (path: string, among: readonly Part[]): Part | undefined =>
  among.find((part) => part.path !== undefined && (path === part.path || path.startsWith(`${part.path}/`)))

/** The part whose entries are those of a collection. */
export const partOf = (collection: CollectionName, among: readonly Part[]): Part | undefined =>
  among.find(({ holds }) => holds === collection)
