/** What an upgrade does to files of the project, decided from lists alone. */
import { classOf, type Ownership } from './ownership'

export type FilePlan = {
  /** Files of the project, and files for the agency to change that no earlier release had. */
  added: string[]
  replaced: string[]
  deleted: string[]
  /** Files of the project that the agency had changed, added or deleted: its changes go into a patch. */
  changedByAgency: string[]
}

type Lists = {
  ownership: Ownership
  /** Files of the installed release. */
  base: readonly string[]
  own: readonly string[]
  release: readonly string[]
  /** Files that the agency changed, added or deleted since the installed release. */
  changed: readonly string[]
  isSame: (file: string) => boolean
}

export function planFiles({ ownership, base, own, release, changed, isSame }: Lists): FilePlan {
  const ours = (files: readonly string[]) => files.filter((file) => classOf(file, ownership) === 'ours')
  const present = new Set(own)
  const kept = new Set(own.map(topFolder))
  // An agency that deleted a whole folder, such as the sample, does not get it back.
  const wanted = ours(release).filter(
    (file) => !base.some((old) => topFolder(old) === topFolder(file)) || kept.has(topFolder(file)),
  )
  const known = new Set(release)
  const old = new Set(base)
  const first = release.filter((file) => isForAgency(file, ownership) && !old.has(file))
  const added = [...wanted, ...first].filter((file) => !present.has(file))
  const replaced = wanted.filter((file) => present.has(file) && !isSame(file))
  const deleted = ours(base).filter((file) => present.has(file) && !known.has(file))
  const touched = new Set([...added, ...replaced, ...deleted])
  return { added, replaced, deleted, changedByAgency: ours(changed).filter((file) => touched.has(file)) }
}

/** A new file of the theme, for example. What the content needs comes by a migration: the rest of it is the sample’s. */
const isForAgency = (file: string, ownership: Ownership): boolean =>
  classOf(file, ownership) === 'yours' && !file.startsWith('content/')

const topFolder = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)
