/** Where the CMS keeps what it has read and what an editor has typed, until it is saved. */
/** The stores that the CMS opens, as it would make them itself. */
const STORES: Record<string, IDBObjectStoreParameters> = {
  meta: {},
  'file-cache': {},
  'ui-settings': {},
  'asset-thumbnails': {},
  'asset-hashes': {},
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
}

/**
 * Makes all stores of the CMS at once. It would make each when it first needs it, by raising the version of the
 * database; when two are made at the same moment, one is lost, and the first visit ends with an empty page.
 * Where the browser allows no storage, that is left to the CMS to report.
 */
export const makeStores = (database: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(database)
    // Runs only when the database does not exist yet.
    opening.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(STORES)) opening.result.createObjectStore(name, options)
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
    opening.onerror = () => reject(opening.error)
  }).catch(() => {})
