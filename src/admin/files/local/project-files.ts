/**
 * The files of the content folder, read and written through the development server.
 * Remembers the revision of each file as this page knows it: a save over anything newer is refused by the server.
 */
import { ReportedFailure } from '../../save/reported-failure'
import { askServer, fetchWithSecret } from './secret'

export type ProjectFiles = {
  list: () => Promise<string[]>
  read: (name: string) => Promise<File>
  /** @param from the name that the file has had so far, if it is renamed; it is still to be removed there */
  write: (name: string, bytes: Blob, from?: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Whether a file is another one than this page knows; `null` means no file. Waits for what is being saved. */
  isNews: (name: string, revision: string | null) => Promise<boolean>
}

/** The last part of a path: `content/blog/a.md` → `a.md`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** @param failed called for every change that did not reach the disk, before the CMS hears of it. */
export function connectProjectFiles(failed: (message: string) => void): ProjectFiles {
  const revisions = new Map<string, string>()
  const saving = new Map<string, Promise<unknown>>()
  /** Files read in one request with the list, since the CMS reads them next. Each file is removed when it is read. */
  let ahead: Promise<Map<string, ReadAhead>> | undefined

  async function change(name: string, method: 'PUT' | 'DELETE', body?: Blob, from?: string) {
    ;(await ahead)?.delete(name)
    const base = revisions.get(name)
    const headers = {
      ...(base !== undefined && { 'X-Base': base }),
      ...(from !== undefined && { 'X-From': encodeURIComponent(from) }),
    }
    const response = await ask(name, { method, body, headers }).catch(() => undefined)
    if (!response?.ok) {
      const message = await whyNotSaved(name, response)
      failed(message)
      throw new ReportedFailure(message)
    }
    remember(name, response)
  }

  function remember(name: string, response: Response) {
    const revision = response.headers.get('X-Revision')
    if (revision === null) revisions.delete(name)
    else revisions.set(name, revision)
  }

  function save(name: string, work: Promise<void>) {
    saving.set(name, work)
    return work
  }

  return {
    list() {
      // When the server does not answer, each file is asked for, and says so.
      ahead ??= readTogether().catch(() => new Map())
      return askServer('/admin/files/')
    },

    async read(name) {
      const known = await ahead
      const found = known?.get(name)
      if (found) {
        known?.delete(name)
        revisions.set(name, found.revision)
        return fileOf(found.bytes, name)
      }
      const response = await ask(name)
      if (response.status === 404) throw new DOMException(`There is no file ${name}.`, 'NotFoundError')
      if (!response.ok) throw new Error(await response.text())
      remember(name, response)
      return fileOf(await response.blob(), name)
    },

    write: (name, bytes, from) => save(name, change(name, 'PUT', bytes, from)),
    remove: (name) => save(name, change(name, 'DELETE')),

    async isNews(name, revision) {
      await saving.get(name)?.catch(() => {})
      return (revisions.get(name) ?? null) !== revision
    },
  }
}

const fileOf = (bytes: Blob, path: string) => new File([bytes], baseName(path), { type: bytes.type })

type ReadAhead = { bytes: Blob; revision: string }

/** Many files in one request. */
async function readTogether(): Promise<Map<string, ReadAhead>> {
  const files = new Map<string, ReadAhead>()
  const response = await ask('together')
  if (!response.ok) return files
  const start = Number(response.headers.get('X-List'))
  const body = await response.blob()
  const list: [name: string, revision: string, size: number][] = JSON.parse(await body.slice(0, start).text())
  let end = start
  for (const [name, revision, size] of list) {
    files.set(name, { bytes: body.slice(end, end + size), revision })
    end += size
  }
  return files
}

async function whyNotSaved(name: string, response: Response | undefined): Promise<string> {
  if (!response) {
    return `${name} was not saved: the development server does not answer. Your text is still in the form. Start "npm run dev" again, then save once more.`
  }
  if (response.status === 409) {
    return `${name} was not saved: the file was changed outside of this page after you opened it. Your text is kept in this browser: load the page again, and it is shown beside the file as it is now.`
  }
  return `${name} was not saved. ${await response.text()} Your text is still in the form: copy it before you leave.`
}

function ask(name: string, init: RequestInit = {}) {
  const address = `/admin/files/${name.split('/').map(encodeURIComponent).join('/')}`
  return fetchWithSecret(address, init)
}
