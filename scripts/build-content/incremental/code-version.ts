/** Which version of the pipeline runs. What another version remembered does not count. */
import { basename } from 'node:path'
import { currentBundle } from '../../lib/command-bundle.mjs'

/**
 * The name of the command's bundle, which has hashes of all modules in it, the list of tools included, and of
 * package-lock.json. The same for the bundle and for the sources that it was made of (`npm run dev` runs those).
 *
 * Nothing when the sources run and differ from those of the last bundle. Then nothing may be remembered between two
 * processes, which is always right and only slower, until `npm run build:content` makes a new bundle.
 */
export function codeVersion(): string | undefined {
  const isBundled = import.meta.url.endsWith('.mjs')
  const bundle = isBundled ? process.argv[1] : currentBundle('build-content')
  return bundle && basename(bundle)
}
