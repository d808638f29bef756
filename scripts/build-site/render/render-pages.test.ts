/** A page is rendered when something that it read is different, and only then. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Render } from '../bundle/programs'
import type { Published } from '../publish/site-file'
import type { Reads, WordHashes } from '../publish/site-record'
import type { Page } from './pages'
import { renderPages } from './render-pages'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'content'))
  for (const name of ['a', 'b']) await write(name, `"${name}"`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(join(folder, `content/${name}.json`), text)
const page = (path: string, twin?: string): Page => ({
  path,
  file: `${path.slice(1)}.html`,
  alternates: [],
  isUntranslated: false,
  mayBeMissing: false,
  isFallback: false,
  twin,
})
const entry = { entry: '/e.js', preload: [] }
const parts = {
  assets: { entries: { app: entry, tool: entry }, styles: [], fonts: [] },
  bootScript: '',
  policy: '',
  isPreview: false,
}

/** A program whose page `/x` shows the file `x`; it notes which pages it rendered. */
function programOf(rendered: string[], status = 200): Render {
  return async (path, read) => {
    rendered.push(path)
    const shown = await (read as (name: string) => Promise<unknown>)(path.slice(1))
    const html = `<html><head><title>t</title><link rel="canonical" href="https://www.example.com${path}"/></head><body><main><h1>${shown}</h1></main></body></html>`
    return { html, status, hydrate: 'never', program: 'app', content: {} }
  }
}

/** Renders both pages as the next build does; `keys` are those of the generated files. */
async function build(
  keys: Record<string, string>,
  before?: { reads: Reads; words: WordHashes; published: Published },
  { programKey = 'p', pages = [page('/a', 'a.md'), page('/b'), page('/none')] } = {},
) {
  const rendered: string[] = []
  const { files, reads, words } = await renderPages({
    pages,
    loadRender: async () => programOf(rendered),
    parts,
    programKey,
    contentDir: join(folder, 'content'),
    keys: new Map(Object.entries(keys)),
    stageDir: join(folder, 'staged'),
    reads: before?.reads ?? {},
    words: before?.words ?? {},
    published: before?.published ?? new Map(),
    onRendered: () => undefined,
  })
  const published: Published = new Map([...files].map(([path, { key }]) => [path, { key, size: 0, modified: 0 }]))
  return { files, reads, words, published, rendered }
}

it('renders every page at first, and gives what they read as data', async () => {
  const { files, rendered } = await build({ a: '1', b: '1' })
  expect(rendered).toEqual(['/a', '/b', '/none'])
  expect([...files.keys()]).toEqual([
    'a.html',
    'a.md',
    'b.html',
    'none.html',
    'data/a.json',
    'data/b.json',
    'data/none.json',
  ])
  expect(await readFile(join(folder, 'staged/a.html'), 'utf8')).toContain('<h1>a</h1>')
  expect(await readFile(join(folder, 'staged/a.md'), 'utf8')).toContain('# a\n')
  expect(files.get('data/none.json')).toEqual({ key: 'null', text: 'null' })
})

it('renders nothing when nothing is different', async () => {
  const first = await build({ a: '1', b: '1' })
  expect((await build({ a: '1', b: '1' }, first)).rendered).toEqual([])
})

it.each([
  { what: 'a file that a page read is different', keys: { a: '2', b: '1' }, rendered: ['/a'] },
  { what: 'a file is gone', keys: { b: '1' }, rendered: ['/a'] },
  { what: 'a file that a page had looked for is there', keys: { a: '1', b: '1', none: '1' }, rendered: ['/none'] },
])('renders the pages concerned when $what', async ({ keys, rendered }) => {
  const first = await build({ a: '1', b: '1' })
  expect((await build(keys as Record<string, string>, first)).rendered).toEqual(rendered)
})

it('knows the words of each page that has a twin, also of those that it did not render', async () => {
  const first = await build({ a: '1', b: '1' })
  expect(Object.keys(first.words)).toEqual(['/a'])
  await write('b', '"Other words"')
  expect((await build({ a: '1', b: '2' }, first)).words).toEqual(first.words)
  await write('a', '"Other words"')
  expect((await build({ a: '2', b: '2' }, first)).words['/a']).not.toBe(first.words['/a'])
})

it('renders everything when the program is another one', async () => {
  const first = await build({ a: '1', b: '1' })
  expect((await build({ a: '1', b: '1' }, first, { programKey: 'another' })).rendered).toEqual(['/a', '/b', '/none'])
})

it('renders a page again that is no longer published as it was', async () => {
  const first = await build({ a: '1', b: '1' })
  first.published.delete('b.html')
  expect((await build({ a: '1', b: '1' }, first)).rendered).toEqual(['/b'])
  first.published.delete('a.md')
  expect((await build({ a: '1', b: '1' }, first)).rendered).toEqual(['/a', '/b'])
})

it('says where a page is in other languages, and renders it again when that is different', async () => {
  const alternates = [
    { language: 'en' as const, url: 'https://www.example.com/a' },
    { language: 'de' as const, url: 'https://de.example.com/a' },
  ]
  const first = await build({ a: '1' }, undefined, { pages: [page('/a')] })
  const { rendered } = await build({ a: '1' }, first, { pages: [{ ...page('/a'), alternates }] })
  expect(rendered).toEqual(['/a'])
  expect(await readFile(join(folder, 'staged/a.html'), 'utf8')).toContain(
    '<link rel="alternate" hreflang="en" href="https://www.example.com/a"><link rel="alternate" hreflang="de" href="https://de.example.com/a">',
  )
})

it('closes a page that is not translated to search engines, which know the original', async () => {
  await build({ a: '1' }, undefined, { pages: [{ ...page('/a'), isUntranslated: true }, page('/b')] })
  const [a, b] = await Promise.all(['a', 'b'].map((name) => readFile(join(folder, `staged/${name}.html`), 'utf8')))
  expect(a).toContain('<meta name="robots" content="noindex">')
  expect(a).not.toContain('canonical')
  expect(b).not.toContain('robots')
  expect(b).toContain('<link rel="canonical"')
})
