import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { twinFile } from '../render/pages'

/**
 * The text of a page's Markdown twin.
 * @param folders where twins are: those of pages that this build rendered, then those that it leaves as they are
 * @throws Error naming a page without a twin
 */
export function readTwin(path: string, folders: readonly string[]): string {
  const name = twinFile(path)
  const file = name && folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (!file) throw new Error(`The page ${path} has no Markdown twin.`)
  return readFileSync(file, 'utf8')
}
