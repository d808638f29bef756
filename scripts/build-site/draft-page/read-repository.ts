import type { Texts } from './repository'

/** Where the CMS keeps the files of the repository; src/admin/browser-storage.ts makes it. */
const STORE = 'file-cache'

/** What the CMS has read of a repository. Nothing when the browser stores nothing. */
export const readRepository = (database: string): Promise<Texts | undefined> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.onerror = () => resolve(undefined)
    // There is no such database, and making one would be the CMS's task.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result } = opening
      const done = (texts: Texts | undefined) => {
        result.close()
        resolve(texts)
      }
      if (!result.objectStoreNames.contains(STORE)) return done(undefined)
      const store = result.transaction(STORE).objectStore(STORE)
      const [names, files] = [store.getAllKeys(), store.getAll()]
      files.onerror = () => done(undefined)
      files.onsuccess = () => {
        const texts = names.result.map((name, index) => [String(name), files.result[index]?.text] as const)
        done(texts.length === 0 ? undefined : new Map(texts))
      }
    }
  })
