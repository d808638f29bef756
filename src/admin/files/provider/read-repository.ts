/** What the CMS has read of a repository and keeps in the browser. */

export type KeptFile = {
  /** Pictures have none. */
  text?: string
  /** As Git names the version. */
  sha?: string
}

/** Where the CMS keeps the files of the repository; browser-storage.ts makes it. */
const STORE = 'file-cache'

/** All files by their names, such as `content/blog/x.md`. Nothing when the browser stores nothing. */
export const readRepository = (database: string): Promise<ReadonlyMap<string, KeptFile> | undefined> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.onerror = () => resolve(undefined)
    // There is no such database, and making one would be the CMS's task.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result } = opening
      const done = (files: ReadonlyMap<string, KeptFile> | undefined) => {
        result.close()
        resolve(files)
      }
      if (!result.objectStoreNames.contains(STORE)) return done(undefined)
      const store = result.transaction(STORE).objectStore(STORE)
      const [names, files] = [store.getAllKeys(), store.getAll()]
      files.onerror = () => done(undefined)
      files.onsuccess = () => {
        const found = names.result.map((name, index) => [String(name), files.result[index] as KeptFile] as const)
        done(found.length === 0 ? undefined : new Map(found))
      }
    }
  })
