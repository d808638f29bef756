/** What a build says to search engines: the pages whose own words are different, and no others. */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContent, Memory } from '../../scripts/build-content/public'
import { buildSite } from '../../scripts/build-site'
import { keysIn } from '../../scripts/build-site/render/read-generated'
import type { Log } from '../../scripts/build-site/steps/log'
import { writeWordsOfSite } from '../../scripts/build-site/words/record-file'
import { hasErrors } from '../../scripts/lib/diagnostics'

const silent: Log = { say: () => undefined, progress: () => () => undefined }

let folder: string
let post: string
const memory = new Memory()

/** In milliseconds: the programs may have to be bundled first. */
const MINUTES = 15 * 60_000

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'announced-changes-'))
  await cp('content', join(folder, 'content'), { recursive: true })
  await mkdir(join(folder, 'cache'))
  for (const shared of ['programs', 'pictures', 'share']) await symlink(resolve('.cache', shared), at('cache', shared))
  post = (await readdir(at('content/blog'))).find((name) => name.endsWith('.md')) ?? ''
  expect(await build('2030-01-01')).toBeNull()
}, MINUTES)
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (...parts: string[]) => join(folder, ...parts)
const inFile = async (file: string, edit: (text: string) => string) => {
  const before = await readFile(at('content', file), 'utf8')
  const after = edit(before)
  expect(after).not.toBe(before)
  await writeFile(at('content', file), after)
}

/** Builds the site, records its words as the main branch does, and gives the paths that the build said to be different. */
async function build(now: string): Promise<string[] | null> {
  const [source, content, out] = [at('content'), at('generated'), at('dist')]
  const { diagnostics, publicUpTo } = await buildContent({ content: source, out: content, now, memory })
  expect(hasErrors(diagnostics), JSON.stringify(diagnostics)).toBe(false)
  const kind = { publicUpTo, isPreview: false, hasStubs: false, hasCompressed: false, codeVersion: 'test' }
  const keys = keysIn(memory.remembered.written?.files ?? [])
  const { words } = await buildSite({ source, content, cache: at('cache'), out }, kind, keys, silent)
  await writeWordsOfSite(source, undefined, words)
  return JSON.parse(await readFile(at('dist/changes.json'), 'utf8')).changed
}

const dayInSitemap = async (path: string) =>
  new RegExp(`${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(await readFile(at('dist/sitemap.xml'), 'utf8'))?.[1]

const NEW = 'a-post-that-was-added'

/** The text of a post as another one: without its former addresses, and with a title of its own. */
const another = (text: string) =>
  text.replace(/^aliases:.*\n(?:[ -].*\n)*/m, '').replace(/^title: .*$/m, 'title: A post that was added')

test('each edit announces the pages that say something else, and dates them', async () => {
  const path = `/blog/${post.slice(0, -'.md'.length)}`
  const before = await dayInSitemap(path)

  expect(await build('2030-01-02'), 'nothing').toEqual([])

  await inFile('settings/navigation.yaml', (text) => text.replace(/heading: .*/, 'heading: Other words'))
  expect(await build('2030-01-03'), 'a new footer').toEqual([])
  expect(await dayInSitemap(path)).toBe(before)

  await inFile(`blog/${post}`, (text) => `${text}\nOne more sentence.\n`)
  expect(await build('2030-01-04'), 'an edited sentence').toEqual([path])
  expect(await dayInSitemap(path)).toBe('2030-01-04')
  expect(await readFile(at('dist/feed.xml'), 'utf8')).toContain('<updated>2030-01-04T00:00:00Z</updated><author>')

  const text = another(await readFile(at('content/blog', post), 'utf8'))
  await writeFile(at('content/blog', `${NEW}.md`), text.replace('---\n', '---\ndraft: true\n'))
  expect(await build('2030-01-05'), 'a draft').toEqual([])

  await writeFile(at('content/blog', `${NEW}.md`), text)
  expect(await build('2030-01-06'), 'a new page').toEqual([`/blog/${NEW}`])
  expect(await dayInSitemap(path), 'a page that did not change keeps its day').toBe('2030-01-04')

  await rename(at('content/blog', `${NEW}.md`), at('content/blog/renamed.md'))
  await inFile('blog/renamed.md', (before) => before.replace('---\n', `---\naliases: [/blog/${NEW}]\n`))
  expect(await build('2030-01-07'), 'a renamed page').toEqual([`/blog/${NEW}`, '/blog/renamed'])

  await rm(at('content/blog/renamed.md'))
  expect(await build('2030-01-08'), 'a removed page').toEqual(['/blog/renamed'])
})
