import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReadContent } from '../../../src/content/files'

/** Reads generated content from `folder`, for rendering pages outside a browser. */
export function createFileReader(folder: string): ReadContent {
  return async (name) => {
    const text = readGenerated(folder, name)
    return text === undefined ? null : JSON.parse(text)
  }
}

/** The text of a generated file, by its name without `.json`; nothing when there is none. */
export function readGenerated(folder: string, name: string): string | undefined {
  try {
    // One after the other costs less than half of what a thread pool costs for thousands of small files.
    return readFileSync(path.join(folder, `${name}.json`), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The generated files by their names without `.json`, each with its key: the same for the same bytes. */
export type GeneratedKeys = ReadonlyMap<string, string>

/** @param written what the pipeline says of the files that it wrote, by their paths */
export const keysIn = (written: Iterable<[path: string, { key: string }]>): GeneratedKeys =>
  new Map(Array.from(written, ([path, { key }]) => [path.replace(/\.json$/, ''), key]))
