/** What was done to entries, from the versions that the development server saves of single files. */
import { addressOf } from '../../entry/page'

export type KeptVersion = {
  id: string
  name: string
  at: string
  did: 'changed' | 'removed' | 'created'
  /** The name that a file had before. */
  from?: string
}

/** An entry that got another name. */
export type Renaming = { from: string; to: string; at: string }

export type LastChange = { did: 'renamed'; renaming: Renaming } | { did: KeptVersion['did']; version: KeptVersion }

/** One save or deletion writes all of its files within this time, in milliseconds. */
const ONE_CHANGE = 60_000

const isOfThen = (a: Pick<KeptVersion, 'at'>, b: Pick<KeptVersion, 'at'>) =>
  Math.abs(Date.parse(a.at) - Date.parse(b.at)) < ONE_CHANGE

const renamingIn = ({ did, from, name, at }: KeptVersion): Renaming | [] =>
  did === 'created' && from !== undefined ? { from, to: name, at } : []

/**
 * What was done last. A renaming makes the new file, removes the old one, and may write what else was typed.
 * @param kept the latest first
 */
export function lastChange(kept: readonly KeptVersion[]): LastChange | undefined {
  const [version, ...before] = kept
  if (!version) return undefined
  const renaming = [version, ...before.slice(0, 2)].flatMap(renamingIn)[0]
  const isRenaming = renaming && [renaming.from, renaming.to].includes(version.name) && isOfThen(renaming, version)
  return isRenaming && isPartOf(renaming, kept) ? { did: 'renamed', renaming } : { did: version.did, version }
}

/** Whether the latest versions are those of a renaming alone: somebody may have saved the renamed entry since. */
function isPartOf({ from, to }: Renaming, kept: readonly KeptVersion[]): boolean {
  const made = kept.findIndex(({ did, name, from: old }) => did === 'created' && name === to && old === from)
  const since = kept.slice(0, made).reverse()
  return since.every(({ did, name }, index) =>
    index === 0 ? did === 'removed' && name === from : did === 'changed' && name === to,
  )
}

type Texts = { now: (name: string) => Promise<string>; before: (version: KeptVersion) => Promise<string> }

/** A deletion whose address another page got with it is one change, though that page was written last. */
export async function withDeletion(
  last: LastChange | undefined,
  kept: readonly KeptVersion[],
  { now, before }: Texts,
): Promise<LastChange | undefined> {
  if (last?.did !== 'changed') return last
  const { version } = last
  const removed = kept.slice(1).find((other) => other.did === 'removed' && isOfThen(other, version))
  const address = removed && addressOf(removed.name)
  if (!removed || address === undefined || !(await now(version.name)).includes(address)) return last
  return (await before(version)).includes(address) ? last : { did: 'removed', version: removed }
}

/** Entries that still have the name that they were given, the latest first. */
export function renamings(kept: readonly KeptVersion[], present: ReadonlySet<string>): Renaming[] {
  const seen = new Set<string>()
  return kept.flatMap(renamingIn).filter(({ to }) => {
    if (!present.has(to) || seen.has(to)) return false
    seen.add(to)
    return true
  })
}

/** The file that the forms removed last and that is not there now, and those before it: one of each name. */
export function removedFiles(kept: readonly KeptVersion[], present: ReadonlySet<string>): KeptVersion[] {
  const renamed = kept.flatMap(renamingIn)
  const seen = new Set<string>()
  return kept.filter((version) => {
    const { name, did } = version
    if (did !== 'removed' || present.has(name) || seen.has(name)) return false
    if (renamed.some((renaming) => renaming.from === name && isOfThen(renaming, version))) return false
    seen.add(name)
    return true
  })
}

/** The files that were changed when another one was removed, and that are still there. */
export function changedWith(
  removed: KeptVersion,
  kept: readonly KeptVersion[],
  present: ReadonlySet<string>,
): ReadonlySet<string> {
  const changed = kept.filter(
    (version) => version.did === 'changed' && isOfThen(version, removed) && present.has(version.name),
  )
  return new Set(changed.map(({ name }) => name))
}

/** The names that an entry has had, the present one first. */
export function namesOf(name: string, kept: readonly KeptVersion[]): string[] {
  const names = [name]
  for (const { from, to } of kept.flatMap(renamingIn))
    if (to === names.at(-1) && !names.includes(from)) names.push(from)
  return names
}
