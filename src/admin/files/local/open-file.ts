import type { EntryCollection, FileCollection } from '@sveltia/cms'

/** A file of the content, and the kind of file that its format is registered for. */
export type OpenFile = { name: string; kind: string }

/** The file whose form an address of the CMS opens, such as `#/collections/blog/entries/brief-an-agency`. */
export function fileOfForm(
  hash: string,
  collections: readonly (EntryCollection | FileCollection)[],
): OpenFile | undefined {
  const [, folder, entry] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? []
  const collection = collections.find(({ name }) => name === folder)
  if (!collection || entry === undefined) return undefined
  if ('files' in collection) {
    const file = collection.files.find(({ name }) => name === entry)
    return file && { name: file.file, kind: `${folder}/${entry}` }
  }
  return { name: `${collection.folder}/${decodeURIComponent(entry)}.${collection.extension}`, kind: collection.name }
}
