/** What a program or a command is made of, as one fingerprint. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, from here and from the bundle of a command in `.cache/commands`. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** The router plugin makes it of the routes whenever it bundles. */
const MADE_BY_BUNDLING = 'src/routeTree.gen.ts'

/** The version of Node, and the names and bytes of sources. */
export function* sourceParts(paths: readonly string[]): Iterable<string | Uint8Array> {
  yield `Node ${process.versions.node.split('.')[0]}\n`
  for (const path of paths.flatMap(filesAt)) {
    if (path === MADE_BY_BUNDLING) continue
    const place = resolve(PROJECT, path)
    // Names of links count, so that a bundle that was made with one is not used without it.
    const bytes = lstatSync(place).isFile() ? readFileSync(place) : 'not a file'
    yield `${path} ${bytes.length}\n`
    yield bytes
  }
}

/** The files of a folder, sorted by their names, or the file itself. */
function filesAt(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(resolve(PROJECT, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`
      return entry.isDirectory() ? filesAt(below) : [below]
    })
}
