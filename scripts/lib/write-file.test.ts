import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAside, writeIfChanged, writeWhole } from './write-file'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a file is written into a folder that is made for it, and nothing is left beside it', async () => {
  await writeWhole(join(folder, 'a/b.txt'), 'one')
  await writeWhole(join(folder, 'a/b.txt'), 'two')
  expect(await readdir(join(folder, 'a'))).toEqual(['b.txt'])
  expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toBe('two')
})

test('a write that fails leaves the file as it was, and nothing beside it', async () => {
  const file = join(folder, 'b.txt')
  await writeWhole(file, 'one')
  const failing = writeAside(file, async (hidden) => {
    await writeWhole(hidden, 'tw')
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  expect(await readdir(folder)).toEqual(['b.txt'])
  expect(await readFile(file, 'utf8')).toBe('one')
})

test('a file with the same content is left alone', async () => {
  const file = join(folder, 'b.txt')
  expect(await writeIfChanged(file, 'é')).toBe(true)
  const { ino } = await stat(file)
  expect(await writeIfChanged(file, Buffer.from('é'))).toBe(false)
  expect((await stat(file)).ino).toBe(ino)
  expect(await writeIfChanged(file, 'e')).toBe(true)
})
