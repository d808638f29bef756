/**
 * `node scripts/run.mjs build-content …` runs `scripts/build-content/cli.ts` as one bundled file: loading it module by
 * module takes a second, which is longer than most builds. The bundle lies in `.cache` and is made anew when a source
 * changed; where nothing can be written there, the sources run as they are. JavaScript, because nothing else may come first.
 *
 * package.json starts it with `--single-threaded-gc`, since a second thread that helps the first costs more than it saves,
 * and `--max-semi-space-size`, since most of what thousands of files leave behind is garbage at once: a tenth of the CPU.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const BUNDLES = join(PROJECT, '.cache/commands')
/** Other processes may still load parts of an older bundle. In milliseconds. */
const KEPT_FOR = 60 * 60 * 1000

// Node 20 compiles functions again and again for speed that most builds end too soon to see: a tenth of the CPU at 1,000 posts.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=300000')

const [command = '', ...args] = process.argv.slice(2)
const source = join(PROJECT, 'scripts', command, 'cli.ts')
process.argv = [process.argv[0] ?? '', source, ...args]
await run(bundleThatFits() ?? (await bundle().catch(() => undefined)))

/** @param {string | undefined} file */
async function run(file) {
  if (file === undefined) (await import('tsx/esm/api')).register()
  await import(pathToFileURL(file ?? source).href)
}

/** The bundle made of these very sources, if there is one. */
function bundleThatFits() {
  try {
    const { file, sources } = JSON.parse(readFileSync(join(BUNDLES, `${command}.json`), 'utf8'))
    const same = Object.entries(sources).every(([path, hash]) => hashOf(readFileSync(join(PROJECT, path))) === hash)
    return same && statSync(join(BUNDLES, file)).isFile() ? join(BUNDLES, file) : undefined
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
    // Native code stays where it is, and so do the components of tools, which no command renders.
    external: [/^satteri$/, /^sharp$/],
    plugins: [
      {
        name: 'leave-components-out',
        resolveDynamicImport: (path, importer) =>
          importer?.includes(`${sep}features${sep}`) ? { id: String(path), external: true } : null,
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    // Half as much to read, at every start.
    minify: true,
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  mkdirSync(BUNDLES, { recursive: true })
  const chunks = output.filter((part) => part.type === 'chunk')
  for (const { fileName, code } of chunks) write(fileName, code)
  const inputs = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(PROJECT) && !id.includes(`${sep}node_modules${sep}`))
    .map((id) => relative(PROJECT, id))
  const sources = Object.fromEntries(
    ['package-lock.json', ...inputs].map((path) => [path, hashOf(readFileSync(join(PROJECT, path)))]),
  )
  const file = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  write(`${command}.json`, JSON.stringify({ file, sources }))
  removeOld(new Set([`${command}.json`, ...chunks.map(({ fileName }) => fileName)]))
  return join(BUNDLES, file)
}

/**
 * As one, since another process may be doing the same.
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
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

/** @param {Uint8Array} bytes */
function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('base64url')
}
