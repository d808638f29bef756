/** Earlier versions of the content, as the development server keeps them. */
import type { Version } from '../../history/box'
import { type KeptVersion, namesOf } from './changes'
import { askServer, fetchFromServer } from './secret'

/** A commit that changed a file, which had this path in the repository then. */
export type Commit = { commit: string; at: string; author: string; subject: string; path: string }

/** The saved versions of files that the forms changed or removed, the latest first. */
export const keptVersions = (): Promise<KeptVersion[]> => askServer('/admin/versions')

export const loadKept = ({ id }: Pick<KeptVersion, 'id'>): Promise<Blob> => blob(`/admin/versions/kept/${id}`)

/** All versions of a file that are known, also under its former names, the latest first. */
export async function versionsOf(name: string): Promise<Version[]> {
  const [kept, commits] = await Promise.all([
    keptVersions(),
    askServer<Commit[]>(`/admin/versions/git?file=${encodeURIComponent(name)}`),
  ])
  const names = namesOf(name, kept)
  const saved = kept
    .filter((version) => names.includes(version.name) && version.did !== 'created')
    .map((version) => ({
      at: new Date(version.at),
      who: 'These forms',
      what:
        version.did === 'changed'
          ? 'Before a save'
          : version.name === name
            ? 'Before it was deleted'
            : 'Before it got another address',
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

const blob = async (address: string): Promise<Blob> => (await fetchFromServer(address)).blob()
