/**
 * `node scripts/run.mjs build-content …` runs `scripts/build-content/cli.ts` as one bundled file, and so for every folder of
 * a command: loading it module by module takes a second. The bundle is kept in `.cache` and made again when a source changed
 * or a byte of the bundle did; where none can be kept, the sources run as they are. The record of these bytes is in the same
 * folder: it finds damage and changes of single files, and not the work of somebody who writes both. Plain JavaScript: it
 * runs before any loader.
 */
import './lib/node-version.mjs'
import { hash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const BUNDLES = join(PROJECT, '.cache/commands')
/** In milliseconds: another process may still load parts of an older bundle. */
const KEPT_FOR = 60 * 60 * 1000

/** @type {Record<string, string>} */
const REMEDIES = {
  EMFILE: 'too many files are open (EMFILE); allow more of them with "ulimit -n 1024", then run this again',
  ERR_MODULE_NOT_FOUND: 'a package is missing; run "npm ci", then run this again',
}

const [folder = '', ...args] = process.argv.slice(2)
const command = basename(folder)
const source = join(PROJECT, 'scripts', folder, 'cli.ts')
const file = await bundlePath().catch(() => undefined)
process.argv = [process.argv[0] ?? '', file ?? source, ...args]
try {
  if (file === undefined) (await import('tsx/esm/api')).register()
  await import(pathToFileURL(file ?? source).href)
} catch (error) {
  // A command that is loaded says itself what is wrong.
  const remedy = REMEDIES[/** @type {NodeJS.ErrnoException} */ (error).code ?? '']
  if (remedy === undefined) throw error
  process.stderr.write(`${command}: cannot start: ${remedy}\n`)
  process.exitCode = 2
}

async function bundlePath() {
  mkdirSync(BUNDLES, { recursive: true })
  // Packages are looked for from the real place of a bundle, and `.cache` can be a link to another disk.
  if (!realpathSync(BUNDLES).startsWith(realpathSync(PROJECT))) return undefined
  return currentBundle() ?? (await bundle())
}

/** The bundle that was made of the sources as they are now, if there is one. */
function currentBundle() {
  try {
    const { file, sources, chunks } = JSON.parse(readFileSync(join(BUNDLES, `${command}.json`), 'utf8'))
    /** @type {(folder: string, files: Record<string, string>) => boolean} */
    const areAsKnown = (folder, files) =>
      Object.entries(files).every(([name, known]) => hashOf(readFileSync(join(folder, name))) === known)
    return file in chunks && areAsKnown(PROJECT, sources) && areAsKnown(BUNDLES, chunks)
      ? join(BUNDLES, file)
      : undefined
  } catch {
    return undefined
  }
}

async function bundle() {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: { [command]: source },
    platform: 'node',
    logLevel: 'silent',
    // Native code cannot be bundled, and bundlers load parts of themselves by name.
    external: [/^satteri$/, /^sharp$/, /^vite$/],
  })
  const { output } = await build.generate({
    format: 'esm',
    // Half as much to read, at every start.
    minify: true,
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  const modules = await build.watchFiles
  await build.close()
  const chunks = output.filter((part) => part.type === 'chunk')
  for (const { fileName, code } of chunks) write(fileName, code)
  const own = modules.filter((id) => id.startsWith(PROJECT) && !id.includes(`${sep}node_modules${sep}`))
  const paths = ['package-lock.json', ...own.map((id) => relative(PROJECT, id))]
  const sources = paths.map((path) => [path, hashOf(readFileSync(join(PROJECT, path)))])
  const written = chunks.map(({ fileName, code }) => [fileName, hashOf(code)])
  const file = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const record = { file, sources: Object.fromEntries(sources), chunks: Object.fromEntries(written) }
  write(`${command}.json`, JSON.stringify(record))
  removeOld(new Set(Object.keys(record.chunks)))
  return join(BUNDLES, file)
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return hash('sha256', content, 'base64url')
}

/** @type {(name: string, text: string) => void} */
function write(name, text) {
  // Another process may be writing the same file.
  const aside = join(BUNDLES, `${name}.${process.pid}`)
  writeFileSync(aside, text)
  renameSync(aside, join(BUNDLES, name))
}

/** @param {Set<string>} current */
function removeOld(current) {
  for (const name of readdirSync(BUNDLES)) {
    if (current.has(name) || name.endsWith('.json')) continue
    if (Date.now() - statSync(join(BUNDLES, name)).mtimeMs > KEPT_FOR) rmSync(join(BUNDLES, name), { force: true })
  }
}
