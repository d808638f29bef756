import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { tools } from '@/features/tools/catalog'
import { DIST, pages, read } from './site'

// Sizes in bytes after Brotli.
/** What a content page may load once it is used … */
const HYDRATED = 100_000
/** … and run before that. */
const BEFORE_INTENT = 2_000
/** What a tool may add to a page for itself … */
const TOOL = 25_000
/** … and what its first answer may wait for. */
const FIRST_ANSWER = 75_000
/** Both typefaces together, as files. */
const FONTS = 80_000

/** What a server may send before the browser has answered: ten packets … */
const FIRST_PACKETS = 10 * 1460
/** … with the headers of a page in them … */
const HEADERS = 1_050
/** … and with what a page has beside its own content. The rest is enough for every page of the sample. */
const SHELL = 5_500
/**
 * The strength at which hosts compress a page while they send it is lower than that of a build. With a window of 2^16
 * bytes, pages are 0.2 % larger at most, and take a twentieth of the time.
 */
const OF_A_HOST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } }

const ASSETS = path.join(DIST, 'assets')
const compressed = (text: string | Buffer) => brotliCompressSync(text).length

/**
 * The code of a script, with a fixed hash in the names of those it imports. Their own hashes change with the code of others,
 * and compress to some 50 bytes more or less, so that a change of one tool could break the budget of another.
 */
const codeOf = (name: string): string =>
  readFileSync(path.join(ASSETS, name), 'utf8').replace(
    /([\w.$-]+-)[\w$-]{7}(?=\.js["'`])/g,
    (_, stem: string) => stem + createHash('sha256').update(stem).digest('base64url').slice(0, 7),
  )

/** Pages share most of their scripts, and compressing one takes up to half a second. */
const sizes = new Map<string, number>()
function sizeOfFile(name: string): number {
  const size = sizes.get(name) ?? compressed(codeOf(name))
  sizes.set(name, size)
  return size
}
const sizeOf = (names: Iterable<string>) => [...names].reduce((total, name) => total + sizeOfFile(name), 0)

/** A script and everything it imports at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(path.join(ASSETS, name), 'utf8')
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g)) {
    withImports(imported, found)
  }
  return found
}

/** The script that starts a page. */
const entryOf = (file: string): string =>
  path.basename(
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(read(file))?.[1] ?? '{}').entry,
  )
const entry = entryOf('index.html')
const toolEntry = entryOf(`tools/${tools[0].slug}.html`)

/** What a script imports when it runs. */
const loadedLater = (name: string): string[] =>
  Array.from(
    readFileSync(path.join(ASSETS, name), 'utf8').matchAll(/import\(\s*["'`]\.\/([\w.$-]+\.js)["'`]\s*\)/g),
    ([, imported = '']) => imported,
  )

/** The chunk of a route or a tool, by the name of its module. */
function chunkOf(module: string): string {
  const found = readdirSync(ASSETS).filter((name) => name.startsWith(`${module}-`) && name.endsWith('.js'))
  const largest = found.sort((a, b) => sizeOf([b]) - sizeOf([a]))[0]
  if (!largest) throw new Error(`There is no chunk of ${module}.`)
  return largest
}

/** Modules of the tools, as the registry loads them. */
const toolModules = [
  ...readFileSync('src/features/tools/registry.ts', 'utf8').matchAll(/import\('\.\/[\w-]+\/([\w-]+)'\)/g),
].map(([, module = '']) => module)

/** The program of all tools, and the kit: what each of the tools loads. */
const ofEachTool = toolModules.map((module) => withImports(chunkOf(module)))
const sharedByAllTools = withImports(toolEntry)
for (const name of ofEachTool[0] ?? []) if (ofEachTool.every((chunks) => chunks.has(name))) sharedByAllTools.add(name)

describe('budgets', () => {
  // `plainImports` of vite.config.ts relies on it.
  test('all pages share one style sheet', () => {
    expect(readdirSync(ASSETS).filter((name) => name.endsWith('.css'))).toHaveLength(1)
  })

  test('script that runs before a visitor does anything stays below 2 kB', () => {
    for (const file of pages) {
      const inline = /<script>(.*?)<\/script>/s.exec(read(file))?.[1] ?? ''
      expect(compressed(inline), file).toBeLessThanOrEqual(BEFORE_INTENT)
    }
  })

  // Another portfolio may be longer; the note belongs to the one of the sample.
  test.runIf(read('customers.html').includes('class="sample-note"'))(
    'every page of the sample comes without a second round trip',
    () => {
      for (const file of pages) {
        const page = brotliCompressSync(read(file), OF_A_HOST)
        expect(page.length + HEADERS, file).toBeLessThanOrEqual(FIRST_PACKETS)
      }
    },
  )

  test('a page sends less than 5.5 kB beside its own content', () => {
    for (const file of pages) {
      const shell = read(file)
        .replace(/<main.*<\/main>/s, '')
        .replace(/<script type="application\/json" id="content">.*?<\/script>/s, '')
      expect(brotliCompressSync(shell, OF_A_HOST).length, file).toBeLessThanOrEqual(SHELL)
    }
  })

  test.each(['routes', 'services._id', 'case-study._id', 'blog._slug', 'lists', 'customers', 'resources._id'])(
    'scripts of the page %s stay below 100 kB once it is hydrated',
    (route) => {
      const scripts = withImports(entry)
      const shared = scripts.size
      withImports(chunkOf(route), scripts)
      expect(scripts.size).toBeGreaterThan(shared)
      expect(sizeOf(scripts)).toBeLessThanOrEqual(HYDRATED)
    },
  )

  test.each(toolModules)('the tool in %s adds less than 25 kB', (module) => {
    const own = [...withImports(chunkOf(module))].filter((name) => !sharedByAllTools.has(name))
    expect(own.length).toBeGreaterThan(0)
    expect(sizeOf(own)).toBeLessThanOrEqual(TOOL)
  })

  test.each(toolModules)('the first answer of the tool in %s waits for less than 75 kB', (module) => {
    const scripts = withImports(chunkOf(module), withImports(toolEntry))
    // Some tools load the parts of their result behind their form.
    const own = [...withImports(chunkOf(module))].filter((name) => !sharedByAllTools.has(name))
    for (const name of own.flatMap(loadedLater)) withImports(name, scripts)
    expect(sizeOf(scripts)).toBeGreaterThan(sizeOf(sharedByAllTools))
    expect(sizeOf(scripts)).toBeLessThanOrEqual(FIRST_ANSWER)
  })

  test('the page of a tool loads no script of the app', () => {
    const ofApp = withImports(entry)
    for (const module of toolModules)
      for (const name of withImports(chunkOf(module), withImports(toolEntry))) expect(ofApp.has(name), name).toBe(false)
  })

  test('every tool is measured', () => {
    expect(toolModules).toHaveLength(tools.length)
  })

  test('fonts stay below 80 kB', () => {
    const fonts = [...read('index.html').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)]
    expect(fonts).toHaveLength(2)
    const sum = fonts.reduce((total, [, href = '']) => total + readFileSync(path.join(DIST, href)).length, 0)
    expect(sum).toBeLessThanOrEqual(FONTS)
  })
})
