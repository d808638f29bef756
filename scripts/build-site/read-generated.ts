import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadContent } from '../../src/content/files'

/** Reads generated content from `folder`, for rendering pages outside a browser. */
export function createFileReader(folder: string): ReadContent {
  return async (name) => {
    try {
      return JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}
