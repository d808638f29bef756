import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTENT_VERSION, contentVersion, migrate } from './migrate'
import { migrations } from './migrations'
import { changeFiles, type Migration } from './migrations/migration'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
  put('content/blog/post.md', 'a')
  put('content/site.yaml', 'b')
  put(CONTENT_VERSION, '1\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (file: string, text: string) => writeFileSync(join(folder, file), text)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const adds = (number: number, letter: string): Migration => ({
  number,
  says: `Adds ${letter}.`,
  change: (texts) => changeFiles(texts, /\.md$/, (_, text) => `${text}${letter}`),
})

test('migrations that the content has not been through run in their order', () => {
  expect(migrate(folder, [adds(1, 'x'), adds(2, 'y'), adds(3, 'z')])).toEqual([
    { number: 2, says: 'Adds y.', files: ['content/blog/post.md'] },
    { number: 3, says: 'Adds z.', files: ['content/blog/post.md'] },
  ])
  expect(read('content/blog/post.md')).toBe('ayz')
  expect(read('content/site.yaml')).toBe('b')
  expect(contentVersion(folder)).toBe(3)
  expect(migrate(folder, [adds(1, 'x'), adds(2, 'y'), adds(3, 'z')])).toEqual([])
})

test('a migration may add files and remove some', () => {
  migrate(folder, [{ number: 2, says: '', change: () => new Map([['content/settings/new.yaml', 'c']]) }])
  expect(read('content/settings/new.yaml')).toBe('c')
  expect(() => read('content/site.yaml')).toThrow('ENOENT')
})

test('the message about a version that is not a number is one sentence', () => {
  put(CONTENT_VERSION, 'one\n')
  expect(() => contentVersion(folder)).toThrow('content-version.txt must hold one number, not "one"')
})

test('the migrations are numbered without a gap, and the content of this project has been through all of them', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1))
  expect(contentVersion('.')).toBe(migrations.length)
})
