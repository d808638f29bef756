/** The entries of each collection in the order of its list. */
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import { compare } from '../../lib/diagnostics/diagnostic'
import { once } from '../../lib/once'
import { isIn } from '../../lib/schema/file-kind'
import { type ContentFile, type Shown, shownEntry } from '../parse/content-file'
import { partOf, partsIn } from './parts'

/** Each list is read and sorted when it is first asked for. */
export type Lists = ReadonlyMap<CollectionName, () => readonly Shown[]>

/**
 * A part that the site leaves out has no list.
 * @param files the files that are part of the build
 */
export function listEntries(files: readonly ContentFile[]): Lists {
  const { leftOut } = partsIn(files)
  const names = (Object.keys(collections) as CollectionName[]).filter((name) => !partOf(name, leftOut))
  return new Map(
    names.map((name) => [
      name,
      once(() =>
        sorted(
          files.filter(({ kind }) => isIn(kind, name)).flatMap((file) => shownEntry(file) ?? []),
          collections[name],
        ),
      ),
    ]),
  )
}

const sorted = (entries: Shown[], { order = () => 0 }: Collection): Shown[] =>
  entries.sort(({ entry: a }, { entry: b }) => order(a.data, b.data) || compare(a.kind.id, b.kind.id))
