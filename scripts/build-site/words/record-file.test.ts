import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWordsOfSite, writeWordsOfSite } from './record-file'

let folder: string
let source: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-file-'))
  source = join(folder, 'content')
  await mkdir(source)
})
afterEach(() => rm(folder, { recursive: true }))

const words = new Map([['/a', { hash: '1', since: '2026-03-01' }]])

test('a site has no record until it is written beside its content', async () => {
  expect(readWordsOfSite(source, undefined)).toBeUndefined()
  expect(await writeWordsOfSite(source, undefined, words)).toBe(true)
  expect(readWordsOfSite(source, undefined)).toEqual(words)
  expect(readWordsOfSite(source, 'de')).toBeUndefined()
  expect(await writeWordsOfSite(source, undefined, words)).toBe(false)
})

test('sites in several languages share the file', async () => {
  await writeWordsOfSite(source, 'de', words)
  await writeWordsOfSite(source, undefined, new Map([['/b', { hash: '2' }]]))
  expect(await readFile(join(folder, 'published-words.txt'), 'utf8')).toMatch(/^\/b 2 -\nde:\/a 1 2026-03-01\n$/m)
  expect(readWordsOfSite(source, 'de')).toEqual(words)
})

test('an empty file is not a record yet', async () => {
  await writeFile(join(folder, 'published-words.txt'), '')
  expect(readWordsOfSite(source, undefined)).toBeUndefined()
})
