import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasBytes } from '../../lib/files'
import { shareImages } from './draw'

test('a picture that pages share is drawn once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const ground = { width: 64, height: 32, channels: 3, background: '#333' } as const
  await sharp({ create: ground }).toFile(join(folder, 'a.png'))
  const own = { path: 'a.png', hash: 'a' }
  const cards = ['/blog/a', '/blog/b', '/blog/c'].map((path) => ({ path, kicker: 'Blog', title: path, own }))
  let drawn = 0
  const files = await shareImages({
    cards,
    name: 'Longwire',
    root: '.',
    mediaDir: folder,
    cacheDir: join(folder, 'cache'),
    onDrawn: () => drawn++,
  })
  expect(drawn).toBe(1)
  expect([...files.keys()]).toEqual(['share/blog/a.jpg', 'share/blog/b.jpg', 'share/blog/c.jpg'])
  const links = new Set(Array.from(files.values(), (file) => ('link' in file ? file.link : '')))
  expect(Array.from(links, hasBytes)).toEqual([true])
  await rm(folder, { recursive: true })
})
