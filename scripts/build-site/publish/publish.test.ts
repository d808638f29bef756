/** The site is the old or the new one, whole, and holds what was planned and nothing else. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeInPlace, publish, recover, STAGED, untouched } from './publish'
import type { Published, SiteFiles } from './site-file'

let folder: string
let out: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  out = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const site = (texts: Record<string, string>): SiteFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { key: text, text }]))

async function stateOf(place: string): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isDirectory()) state[path.slice(place.length + 1)] = await readFile(path, 'utf8')
  }
  return state
}

const nothing: Published = new Map()
const many = (text: string) =>
  Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`blog/${n}.html`, `${text} ${n}`]))

describe('a first site', () => {
  it('holds every planned file, made of text, of a finished file, or of a copy', async () => {
    await writeFile(join(folder, 'finished'), 'finished')
    await writeFile(join(folder, 'picture'), 'picture')
    const files: SiteFiles = new Map([
      ['index.html', { key: '1', text: 'home' }],
      ['data/a.json', { key: '2', link: join(folder, 'finished') }],
      ['share.png', { key: '3', copy: join(folder, 'picture') }],
    ])
    expect(publish(out, files, nothing).changed).toBe(3)
    expect(await stateOf(out)).toEqual({ 'index.html': 'home', 'data/a.json': 'finished', 'share.png': 'picture' })
    await writeFile(join(folder, 'picture'), 'written over')
    expect(await readFile(join(out, 'share.png'), 'utf8')).toBe('picture')
  })
})

const ways: { way: string; before: Record<string, string>; after: Record<string, string> }[] = [
  {
    way: 'few files change in place',
    before: { 'a.html': 'a', 'b/c.html': 'c', 'b/d.html': 'd' },
    after: { 'a.html': 'a', 'b/c.html': 'new' },
  },
  { way: 'many files change in place', before: many('old'), after: { ...many('new'), 'a.html': 'a' } },
]
describe.each(ways)('$way', ({ before, after }) => {
  it('and afterwards the site is the planned one, with nothing beside it', async () => {
    const { published } = publish(out, site(before), nothing)
    publish(out, site(after), published)
    expect(await stateOf(out)).toEqual(after)
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('and files that stay the same are not written', async () => {
    const { published } = publish(out, site({ ...before, 'same.html': 'same' }), nothing)
    const { ino } = await stat(join(out, 'same.html'))
    publish(out, site({ ...after, 'same.html': 'same' }), published)
    expect((await stat(join(out, 'same.html'))).ino).toBe(ino)
  })
})

it('nothing to do leaves the folder alone', async () => {
  const { published } = publish(out, site({ 'a.html': 'a' }), nothing)
  const { ctimeMs } = await stat(out)
  expect(publish(out, site({ 'a.html': 'a' }), untouched(out, published))).toEqual({ published, changed: 0 })
  expect((await stat(out)).ctimeMs).toBe(ctimeMs)
})

it('a file that somebody changed, removed or added is put right', async () => {
  const { published } = publish(out, site({ 'a.html': 'a', 'b.html': 'b', 'c/d.html': 'd' }), nothing)
  await writeFile(join(out, 'a.html'), 'changed by hand')
  await rm(join(out, 'b.html'))
  await mkdir(join(out, 'more'))
  await writeFile(join(out, 'more/e.html'), 'e')
  await symlink('a.html', join(out, 'link.html'))
  const files = site({ 'a.html': 'a', 'b.html': 'b', 'c/d.html': 'd' })
  expect(publish(out, files, untouched(out, published)).changed).toBe(4)
  expect(await stateOf(out)).toEqual({ 'a.html': 'a', 'b.html': 'b', 'c/d.html': 'd' })
  expect(existsSync(join(out, 'more'))).toBe(false)
})

it('a folder in the place of a file gives way, and a file in the place of a folder', async () => {
  const { published } = publish(out, site({ 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' }), nothing)
  await rm(out, { recursive: true })
  await mkdir(join(out, 'a.html/deep'), { recursive: true })
  await writeFile(join(out, 'a.html/deep/file'), 'x')
  await writeFile(join(out, 'b'), 'x')
  const files = site({ 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' })
  publish(out, files, untouched(out, published))
  expect(await stateOf(out)).toEqual({ 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' })
})

describe('a build that was killed', () => {
  const old = { 'a.html': 'old a', 'b/c.html': 'old c', 'gone/d.html': 'old d' }
  const next = { 'a.html': 'new a', 'b/c.html': 'new c', 'e.html': 'new e' }

  it('after staging some files leaves the old site', async () => {
    publish(out, site(old), nothing)
    await mkdir(join(out, STAGED))
    await writeFile(join(out, STAGED, '0'), 'new a')
    recover(out)
    expect(await stateOf(out)).toEqual(old)
  })

  it.each([0, 1, 2, 3, 4])('after %i steps of its journal leaves work that the next one finishes', async (steps) => {
    publish(out, site(old), nothing)
    // The journal and what it needs, as a build leaves them before its first rename.
    const journal = { put: ['a.html', 'b/c.html', 'e.html'], remove: ['gone/d.html'] }
    await mkdir(join(out, STAGED))
    for (const [index, path] of journal.put.entries()) {
      await writeFile(join(out, STAGED, String(index)), next[path as keyof typeof next])
    }
    await writeFile(join(out, STAGED, 'journal.json'), JSON.stringify(journal))
    for (const [index, path] of journal.put.slice(0, steps).entries()) {
      await mkdir(dirname(join(out, path)), { recursive: true })
      await rename(join(out, STAGED, String(index)), join(out, path))
    }
    if (steps > 3) await rm(join(out, 'gone'), { recursive: true })
    recover(out)
    recover(out)
    expect(await stateOf(out)).toEqual(next)
  })

  it('before there was a site leaves a folder that the next one removes', async () => {
    await mkdir(join(folder, '.dist.next/half'), { recursive: true })
    publish(out, site(many('new')), nothing)
    expect(await readdir(folder)).toEqual(['dist'])
  })
})

it('scripts take their place before the pages that name them', async () => {
  const order: string[] = []
  publish(out, site({ 'index.html': 'old' }), nothing)
  const files = site({ 'sitemap.xml': 's', 'index.html': 'new', 'data/a.json': 'd', 'assets/a.js': 'j' })
  changeInPlace(out, files, [])
  for (const path of ['assets/a.js', 'data/a.json', 'index.html', 'sitemap.xml']) {
    order.push(String((await stat(join(out, path), { bigint: true })).ctimeNs))
  }
  expect(order).toEqual([...order].sort())
})

it('a folder that cannot be written to is one sentence, and the site stays', async () => {
  publish(out, site({ 'a.html': 'a' }), nothing)
  const files: SiteFiles = new Map([['a.html', { key: 'b', link: join(folder, 'missing') }]])
  expect(() => publish(out, files, nothing)).toThrow(/^cannot publish .*: .* \(ENOENT/)
  recover(out)
  expect(await stateOf(out)).toEqual({ 'a.html': 'a' })
})

it('what was staged when the disk failed is removed again', async () => {
  const { published } = publish(out, site({ 'a.html': 'a', 'b.html': 'b' }), nothing)
  const files = site({ 'a.html': 'a', 'b.html': 'new' })
  files.set('c.html', { key: 'c', copy: join(folder, 'missing') })
  expect(() => publish(out, files, published)).toThrow(/ENOENT/)
  expect(await stateOf(out)).toEqual({ 'a.html': 'a', 'b.html': 'b' })
  expect(await readdir(folder)).toEqual(['dist'])
})
