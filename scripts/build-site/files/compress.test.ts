import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** Compresses, and counts what was not published. */
async function compressed(files: [string, SiteFile][], known = new Map()) {
  let made = 0
  const result = await compressedFiles(new Map(files), {
    out: folder,
    known,
    stageDir: join(folder, 'staged'),
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

test('a file whose compressed ones are published is not compressed again', async () => {
  const page: [string, SiteFile] = ['about.html', { key: 'a', text: PAGE }]
  const first = await compressed([page])
  const published = new Map(Array.from(first.result, ([path, { key }]) => [path, { key, size: 0, modified: 0 }]))
  expect(await compressed([page], published)).toEqual({ result: first.result, made: 0 })
  expect((await compressed([['about.html', { key: 'b', text: PAGE }]], published)).made).toBe(1)
})

test('two files of the same key differ by their paths', async () => {
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
