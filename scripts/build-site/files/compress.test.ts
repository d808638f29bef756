import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteFile, SiteFiles } from '../publish/site-file'
import { compressedFiles } from './compress'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
})
afterEach(() => rm(folder, { recursive: true }))

const PAGE = '<p>a page of the site</p>'.repeat(100)

/** Compresses, and counts what was not in the cache. */
async function compressed(files: [string, SiteFile][], known = new Map()) {
  let made = 0
  const result = await compressedFiles(new Map(files), {
    out: folder,
    known,
    cacheDir: join(folder, 'cache'),
    progress: (total) => {
      made = total
      return () => undefined
    },
  })
  return { result, made }
}

const bytesOf = (files: SiteFiles, path: string): Promise<Buffer> => {
  const file = files.get(path)
  return readFile(file && 'link' in file ? file.link : '')
}

test('a text file gets two compressed ones, which hold the same text', async () => {
  const { result, made } = await compressed([['about.html', { key: 'a', text: PAGE }]])
  expect(made).toBe(1)
  expect([...result.keys()]).toEqual(['about.html.br', 'about.html.gz'])
  expect(brotliDecompressSync(await bytesOf(result, 'about.html.br')).toString()).toBe(PAGE)
  expect(gunzipSync(await bytesOf(result, 'about.html.gz')).toString()).toBe(PAGE)
})

test.each([
  ['a picture', 'share.png', PAGE],
  ['a small file', 'robots.txt', 'Allow: /'],
  ['a file without an ending', '_headers', PAGE],
])('%s gets none', async (_, path, text) => {
  expect([...(await compressed([[path, { key: 'a', text }]])).result.keys()]).toEqual([])
})

test('an unchanged file is not compressed again, and its compressed files are forgotten with it', async () => {
  const page: [string, SiteFile] = ['about.html', { key: 'a', text: PAGE }]
  const first = await compressed([page])
  const second = await compressed([page])
  expect(second).toEqual({ result: first.result, made: 0 })
  const before = await readdir(join(folder, 'cache'))
  await compressed([['about.html', { key: 'b', text: PAGE }]])
  const after = await readdir(join(folder, 'cache'))
  expect(after).toHaveLength(2)
  expect(after.filter((name) => before.includes(name))).toEqual([])
})

test('two files of the same key are told apart by their paths', async () => {
  const { result } = await compressed([
    ['about.html', { key: 'a', text: PAGE }],
    ['tools.html', { key: 'a', text: `${PAGE}.` }],
  ])
  expect(gunzipSync(await bytesOf(result, 'about.html.gz')).toString()).toBe(PAGE)
  expect(gunzipSync(await bytesOf(result, 'tools.html.gz')).toString()).toBe(`${PAGE}.`)
})

test('a page that was not rendered again is read where it is published', async () => {
  await writeFile(join(folder, 'about.html'), PAGE)
  const known = new Map([['about.html', { key: 'a', size: PAGE.length, modified: 0 }]])
  const { result } = await compressed([['about.html', { key: 'a', link: join(folder, 'gone.html') }]], known)
  expect(gunzipSync(await bytesOf(result, 'about.html.gz')).toString()).toBe(PAGE)
})
