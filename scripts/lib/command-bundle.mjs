/**
 * Where `scripts/run.mjs` keeps the bundle of a command, and whether it still fits the sources. Plain JavaScript, because
 * `run.mjs` imports it before any loader is registered.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
export const BUNDLES = join(PROJECT, '.cache/commands')

/**
 * The path of the bundle that was made of the sources as they are now, if there is one.
 * @param {string} command
 * @returns {string | undefined}
 */
export function currentBundle(command) {
  try {
    const { file, sources } = JSON.parse(readFileSync(join(BUNDLES, `${command}.json`), 'utf8'))
    const isCurrent = Object.entries(sources).every(([path, hash]) => hashOf(path) === hash)
    return isCurrent && statSync(join(BUNDLES, file)).isFile() ? join(BUNDLES, file) : undefined
  } catch {
    return undefined
  }
}

/**
 * The hash of a source, named by its path in the project.
 * @param {string} path
 */
export const hashOf = (path) =>
  createHash('sha256')
    .update(readFileSync(join(PROJECT, path)))
    .digest('base64url')
