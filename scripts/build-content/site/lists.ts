/** The entries of each collection in the order of its list. */
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import { once } from '../../lib/once'
import { compare } from '../diagnostics/diagnostic'
import { type ContentFile, type Shown, shownEntry } from '../parse/content-file'
import { isIn } from '../schema/file-kind'

/** Each list is read and sorted when it is first asked for. */
export type Lists = ReadonlyMap<CollectionName, () => readonly Shown[]>

/** @param files the files that are part of the build */
export const listEntries = (files: readonly ContentFile[]): Lists =>
  new Map(
    (Object.entries(collections) as [CollectionName, Collection][]).map(([name, { order }]) => [
      name,
      once(() =>
        sorted(
          files.filter(({ kind }) => isIn(kind, name)).flatMap((file) => shownEntry(file) ?? []),
          order,
        ),
      ),
    ]),
  )

const sorted = (entries: Shown[], order: Collection['order'] = () => 0): Shown[] =>
  entries.sort(({ entry: a }, { entry: b }) => order(a.data, b.data) || compare(a.kind.id, b.kind.id))
