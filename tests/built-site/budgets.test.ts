import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sentBytes } from './sent-bytes'
import { below, DIST, pages, read } from './site'

// Sizes in bytes after Brotli.
/** What a content page may load once it is used, with the bundler's own chunks and one card for all stories … */
const HYDRATED = 102_000
/** … and run before that. */
const BEFORE_INTENT = 2_000
/** What a tool may add to a page for itself … */
const TOOL = 29_500
/** … and what its first answer may wait for: React with its 58 kB, and what the tool needs. */
const FIRST_ANSWER = 118_500
/** Both typefaces together, as files. */
const FONTS = 80_000

/** What the frame of a page may have beside its words, its addresses and the logo … */
const SHELL = 3_100
/** … for each link of the menu and the footer … */
const SHELL_LINK = 8
/** … in the markup of its content, beside its words and the data that it carries … */
const MARKUP = 1_300
/** … and for each picture, link, field and item of a list. */
const MARKUP_ITEM = 20

const ASSETS = path.join(DIST, 'assets')
const compressed = (text: string | Buffer) => brotliCompressSync(text).length

/**
 * The code of a script, with a fixed hash in the names of those it imports. Their own hashes change with the code of others,
 * and compress to some 50 bytes more or less, so that a change of one tool could break the budget of another.
 */
const codeOf = (name: string): string =>
  readFileSync(path.join(ASSETS, name), 'utf8').replace(
    /([\w.$-]+-)[\w$-]{8}(?=\.js["'`])/g,
    (_, stem: string) => stem + createHash('sha256').update(stem).digest('base64url').slice(0, 8),
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
/** The program that starts the page of a tool, which is bundled for a site without tools too. */
const toolEntry = chunkOf('entry-tool')

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
  ...readFileSync('src/tools/registry.ts', 'utf8').matchAll(/import\('\.\/[\w-]+\/([\w-]+)'\)/g),
].map(([, module = '']) => module)

/** The program of all tools, and the kit: what each of the tools loads. */
const ofEachTool = toolModules.map((module) => withImports(chunkOf(module)))
const sharedByAllTools = withImports(toolEntry)
for (const name of ofEachTool[0] ?? []) if (ofEachTool.every((chunks) => chunks.has(name))) sharedByAllTools.add(name)

/** A page in parts: what surrounds its content, the content, and the data of the content. */
function partsOf(file: string) {
  const html = read(file)
  const carried = /<script type="application\/json" id="content">(.*?)<\/script>/s
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return { shell: html.replace(/<main.*<\/main>/s, '').replace(carried, ''), main, data: carried.exec(html)?.[1] ?? '' }
}
/** The file of the theme; the icons of the project name no XML namespace. */
const LOGO = /<svg[^>]* xmlns=.*?<\/svg>/gs

/** What an agency writes into the frame of a page, or says there to programs: texts, addresses, names of controls. */
function wordsOfFrame(shell: string): string {
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shell)?.[1] ?? ''
  const html = shell.replace(/<script.*?<\/script>/gs, '')
  const values = Array.from(html.matchAll(/ (?:content|aria-label|href)="([^"]*)"/g), ([, value = '']) => value)
  return [graph, html.replace(/<[^>]*>/g, ' '), ...values].join(' ').replace(/\s+/g, ' ')
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

describe('budgets', () => {
  // A page links the style sheet of the app, and no other.
  test('all pages share one style sheet', () => {
    expect(readdirSync(ASSETS).filter((name) => name.endsWith('.css'))).toHaveLength(1)
  })

  test('script that runs before a visitor does anything stays below 2 kB', () => {
    for (const file of pages) {
      const inline = /<script>(.*?)<\/script>/s.exec(read(file))?.[1] ?? ''
      expect(compressed(inline), file).toBeLessThanOrEqual(BEFORE_INTENT)
    }
  })

  test('the frame of a page costs less than 3.1 kB beside its words, and 8 bytes for each of its links', () => {
    for (const file of pages) {
      const shell = partsOf(file).shell.replace(LOGO, '')
      const frame = sentBytes(shell) - sentBytes(wordsOfFrame(shell))
      expect(frame, file).toBeLessThanOrEqual(SHELL + SHELL_LINK * count(shell, /<a /g))
    }
  })

  test('the markup of a page costs less than 1.3 kB beside its words and data, and 20 bytes for each thing in it', () => {
    for (const file of pages) {
      const { shell, main, data } = partsOf(file)
      const words = main.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ')
      const markup = sentBytes(read(file)) - sentBytes(shell) - sentBytes(words.replace(/\s+/g, ' ') + data)
      const things = count(main, /<(?:picture|img|a|li|input|button|option)[ >]/g)
      expect(markup, file).toBeLessThanOrEqual(MARKUP + MARKUP_ITEM * things)
    }
  })

  test.each([
    'routes',
    'services._id',
    'case-study._id',
    'blog._slug',
    'blog.index',
    'blog.index and author-header',
    'customers',
    'resources._id',
    'contact',
    'team',
  ])('scripts of the page %s stay within their budget once it is hydrated', (modules) => {
    const scripts = withImports(entry)
    for (const module of modules.split(' and ')) {
      const others = scripts.size
      withImports(chunkOf(module), scripts)
      expect(scripts.size).toBeGreaterThan(others)
    }
    expect(sizeOf(scripts)).toBeLessThanOrEqual(HYDRATED)
  })

  test.each(toolModules)('the tool in %s adds no more than its budget', (module) => {
    const own = [...withImports(chunkOf(module))].filter((name) => !sharedByAllTools.has(name))
    expect(own.length).toBeGreaterThan(0)
    expect(sizeOf(own)).toBeLessThanOrEqual(TOOL)
  })

  test.each(toolModules)('the first answer of the tool in %s waits for React and the tool alone', (module) => {
    const scripts = withImports(chunkOf(module), withImports(toolEntry))
    // Some tools load the parts of their result behind their form.
    const own = [...withImports(chunkOf(module))].filter((name) => !sharedByAllTools.has(name))
    for (const name of own.flatMap(loadedLater)) withImports(name, scripts)
    expect(sizeOf(scripts)).toBeGreaterThan(sizeOf(sharedByAllTools))
    expect(sizeOf(scripts)).toBeLessThanOrEqual(FIRST_ANSWER)
  })

  test('the page of a tool loads no script of the app', () => {
    // What the bundler adds is the same file for both.
    const ofApp = [...withImports(entry)].filter((name) => !name.startsWith('rolldown-runtime-'))
    for (const module of toolModules) {
      const ofTool = withImports(chunkOf(module), withImports(toolEntry))
      expect(ofApp.filter((name) => ofTool.has(name))).toEqual([])
    }
  })

  test('every tool is measured', () => {
    expect(toolModules.length).toBeGreaterThanOrEqual(below('/tools').length)
  })

  test('fonts stay below 80 kB', () => {
    const fonts = [...read('index.html').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)]
    const sum = fonts.reduce((total, [, href = '']) => total + readFileSync(path.join(DIST, href)).length, 0)
    expect(sum).toBeLessThanOrEqual(FONTS)
  })
})
