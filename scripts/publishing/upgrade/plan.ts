/** What an upgrade does to files of the project, decided from lists alone. */
import { PUBLISHED_URLS } from '../../build-content/public'
import { PUBLISHED_WORDS } from '../../lib/published-words'
import type { Entry } from '../changes/git'
import type { Base } from './base'
import { classOf, type Ownership } from './ownership'

export type FilePlan = {
  /** Files of the project, and files for the agency to change that no earlier release had. */
  added: string[]
  replaced: string[]
  deleted: string[]
  /** Files that the agency had changed or added and that the upgrade replaces or deletes: its changes go into a patch. */
  changedByAgency: string[]
  /** Files of the release that the agency deleted and does not get back; a folder without any file counts once. */
  stayDeleted: string[]
}

type Lists = {
  ownership: Ownership
  /** Files of the installed release as they came, with the names of their bytes. */
  base: Base['files']
  /** Files of the agency. */
  own: ReadonlyMap<string, Entry>
  release: readonly string[]
  isSame: (file: string) => boolean
}

export function planFiles({ ownership, base, own, release, isSame }: Lists): FilePlan {
  const isOurs = (file: string) => classOf(file, ownership) === 'ours'
  const forAgency = (file: string) => classOf(file, ownership) === 'yours' && (file in base || !isOfSite(file))
  const ownFolders = foldersOf(own.keys())
  const goneFolders = [...foldersOf(Object.keys(base))].filter((folder) => !ownFolders.has(folder))
  const goneAbove = (file: string) => goneFolders.filter((folder) => file.startsWith(folder)).sort(byLength)[0]

  const missing = release.filter((file) => !own.has(file) && (isOurs(file) || forAgency(file)))
  const [gone, added] = split(missing, (file) => file in base || goneAbove(file) !== undefined)
  const replaced = release.filter((file) => isOurs(file) && own.has(file) && !isSame(file))
  const known = new Set(release)
  const deleted = Object.keys(base).filter((file) => isOurs(file) && own.has(file) && !known.has(file))
  return {
    ...{ added, replaced, deleted },
    changedByAgency: [...replaced, ...deleted].filter((file) => own.get(file)?.id !== base[file]).sort(),
    stayDeleted: [...new Set(gone.map((file) => goneAbove(file) ?? file))],
  }
}

/**
 * What another site has of these is never of use. What the content needs comes by a migration (the record names no file of
 * it), and the records of addresses and words begin anew by themselves.
 */
const isOfSite = (file: string): boolean =>
  file.startsWith('content/') || [PUBLISHED_URLS, PUBLISHED_WORDS].includes(file)

/** Every folder that has a file in it, also far below, with a slash at its end. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.indexOf('/'); end !== -1; end = file.indexOf('/', end + 1)) folders.add(file.slice(0, end + 1))
  }
  return folders
}

const byLength = (one: string, other: string): number => one.length - other.length

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
