/**
 * `node scripts/run.mjs build-content …` runs `scripts/build-content/cli.ts` as one bundled file, and so for every folder of
 * a command: loading it module by module takes a second. The bundle is kept in `.cache` and made again when a source changed;
 * where none can be kept, the sources run as they are. Plain JavaScript: it runs before any loader.
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
    const { file, sources } = JSON.parse(readFileSync(join(BUNDLES, `${command}.json`), 'utf8'))
    const isCurrent = Object.entries(sources).every(([path, known]) => hashOf(path) === known)
    return isCurrent && statSync(join(BUNDLES, file)).isFile() ? join(BUNDLES, file) : undefined
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
  const sources = Object.fromEntries(paths.map((path) => [path, hashOf(path)]))
  const file = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  write(`${command}.json`, JSON.stringify({ file, sources }))
  removeOld(new Set([`${command}.json`, ...chunks.map(({ fileName }) => fileName)]))
  return join(BUNDLES, file)
}

/** @param {string} path */
function hashOf(path) {
  return hash('sha256', readFileSync(join(PROJECT, path)), 'base64url')
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
