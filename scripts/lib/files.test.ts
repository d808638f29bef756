import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepNewest } from './files'

describe('what a cache keeps', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'newest-'))
    for (const [age, name] of ['site-a', 'site-b', 'site-c', 'admin-a'].entries()) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'index.js'), '')
      await utimes(join(folder, name), 0, 1_000_000 - age)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('are the newest of those that count, and all others', async () => {
    keepNewest(folder, 2, (name) => name.startsWith('site-'))
    expect((await readdir(folder)).sort()).toEqual(['admin-a', 'site-a', 'site-b'])
  })

  test('are found although another build removes one meanwhile', async () => {
    keepNewest(folder, 2, (name) => {
      if (name === 'site-b') rmSync(join(folder, name), { recursive: true })
      return name.startsWith('site-')
    })
    expect((await readdir(folder)).sort()).toEqual(['admin-a', 'site-a', 'site-c'])
  })
})
