/** Earlier versions of the content, as the development server keeps them. */
import { fetchWithSecret } from './secret'

export type KeptVersion = { id: string; name: string; at: string; did: 'changed' | 'removed' | 'created' }
export type Commit = { commit: string; at: string; author: string; subject: string; path: string }

/** What one line of the history says, and how its file is fetched. */
export type Version = { at: Date; who: string; what: string; load: () => Promise<Blob> }

/** What was kept of files that the forms changed or removed, the latest first. */
export const keptVersions = (): Promise<KeptVersion[]> => json('/admin/versions')

export const loadKept = ({ id }: Pick<KeptVersion, 'id'>): Promise<Blob> => blob(`/admin/versions/kept/${id}`)

/** All versions of a file that are known, the latest first. */
export async function versionsOf(name: string): Promise<Version[]> {
  const [kept, commits] = await Promise.all([
    keptVersions(),
    json<Commit[]>(`/admin/versions/git?file=${encodeURIComponent(name)}`),
  ])
  const saved = kept
    .filter((version) => version.name === name && version.did !== 'created')
    .map((version) => ({
      at: new Date(version.at),
      who: 'These forms',
      what: version.did === 'removed' ? 'Before it was deleted' : 'Before a save',
      load: () => loadKept(version),
    }))
  const committed = commits.map(({ commit, at, author, subject, path }) => ({
    at: new Date(at),
    who: author,
    what: subject,
    load: () => blob(`/admin/versions/git/${commit}?path=${encodeURIComponent(path)}`),
  }))
  return [...saved, ...committed].sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** The last file that the forms removed and that is not there now, and those before it: one of each name. */
export function removedFiles(kept: readonly KeptVersion[], present: ReadonlySet<string>): KeptVersion[] {
  const seen = new Set<string>()
  return kept.filter(({ name, did }) => {
    if (did !== 'removed' || present.has(name) || seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/** A deletion writes all of its files within this time, in milliseconds. */
const ONE_CHANGE = 60_000

/** The files that were changed when another one was removed, and that are still there. */
export function changedWith(
  removed: KeptVersion,
  kept: readonly KeptVersion[],
  present: ReadonlySet<string>,
): ReadonlySet<string> {
  const isOfThen = ({ at }: KeptVersion) => Math.abs(Date.parse(at) - Date.parse(removed.at)) < ONE_CHANGE
  const changed = kept.filter((version) => version.did === 'changed' && isOfThen(version) && present.has(version.name))
  return new Set(changed.map(({ name }) => name))
}

async function json<Value>(address: string): Promise<Value> {
  const response = await fetchWithSecret(address)
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

async function blob(address: string): Promise<Blob> {
  const response = await fetchWithSecret(address)
  if (!response.ok) throw new Error(await response.text())
  return response.blob()
}
