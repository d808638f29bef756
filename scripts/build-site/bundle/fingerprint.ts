/** What a program is made of, as one fingerprint: it is bundled again when any of these bytes differ. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED } from '../../../src/content/bundled'
import { fingerprintOfAll } from '../../lib/fingerprint'

export type ProgramName = 'site' | 'admin' | 'local-admin' | 'draft-page'

/** What all programs are made with. */
const TOOLS = ['package-lock.json', 'scripts/build-site/bundle']

/** Where the modules of the forms are. The bundle stops at a module from elsewhere. */
export const SOURCES_OF_FORMS = ['src/admin', 'src/tools', 'src/lib', 'src/schema', 'src/content']

/** The router plugin makes it of the routes whenever it bundles. */
const MADE_BY_BUNDLING = 'src/routeTree.gen.ts'

/**
 * @param content folder of the generated content
 */
export function fingerprintOfProgram(name: ProgramName, content: string): string {
  if (name === 'admin' || name === 'local-admin') {
    return fingerprintOfAll(parts([...SOURCES_OF_FORMS, 'scripts/lib/cms', ...TOOLS]))
  }
  // Styles are made of the class names in all of src.
  const site = ['src', 'theme', 'vite.config.ts', 'tsconfig.json', ...TOOLS]
  const words = parts([join(content, 'words')])
  if (name === 'draft-page') {
    const pipeline = parts(['scripts/build-content', 'scripts/build-site/draft-page', 'scripts/lib'])
    return fingerprintOfAll([...parts(site), ...words, ...pipeline])
  }
  const sources = parts([...site, 'public'])
  const imported = BUNDLED.map((file) => readFileSync(join(content, `${file}.json`)))
  return fingerprintOfAll([...sources, ...words, ...imported])
}

function* parts(paths: readonly string[]): Iterable<string | Uint8Array> {
  yield `Node ${process.versions.node.split('.')[0]}\n`
  for (const path of paths.flatMap(filesAt)) {
    if (path === MADE_BY_BUNDLING) continue
    const bytes = readFileSync(path)
    yield `${path} ${bytes.length}\n`
    yield bytes
  }
}

/** The files of a folder, sorted by their names, or the file itself. */
function filesAt(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`
      return entry.isDirectory() ? filesAt(below) : entry.isFile() ? [below] : []
    })
}
