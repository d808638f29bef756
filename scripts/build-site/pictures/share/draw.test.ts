import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasBytes } from '../../../lib/files'
import type { Card } from './card'
import { shareImages } from './draw'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
})
afterEach(() => rm(folder, { recursive: true }))

const draw = (cards: readonly Card[], onDrawn?: () => void) =>
  shareImages({ cards, name: 'Birchway', root: '.', mediaDir: folder, cacheDir: join(folder, 'cache'), onDrawn })

test('a picture that pages share is drawn once', async () => {
  const ground = { width: 64, height: 32, channels: 3, background: '#333' } as const
  await sharp({ create: ground }).toFile(join(folder, 'a.png'))
  const own = { path: 'a.png', hash: 'a' }
  const cards = ['/blog/a', '/blog/b', '/blog/c'].map((path) => ({ path, kicker: 'Blog', title: path, own }))
  let drawn = 0
  const files = await draw(cards, () => drawn++)
  expect(drawn).toBe(1)
  expect([...files.keys()]).toEqual(['share/blog/a.jpg', 'share/blog/b.jpg', 'share/blog/c.jpg'])
  const links = new Set(Array.from(files.values(), (file) => ('link' in file ? file.link : '')))
  expect(Array.from(links, hasBytes)).toEqual([true])
})

/** White at the left, black in the middle, and red at the right. */
async function writeStripes() {
  const stripe = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
  const parts = await Promise.all(['#fff', '#000', '#f00'].map(stripe))
  const ground = { width: 2700, height: 900, channels: 3, background: '#fff' } as const
  await sharp({ create: ground })
    .composite(parts.map((input, index) => ({ input, left: 900 * index, top: 0 })))
    .toFile(join(folder, 'stripes.png'))
}

test.each([
  { focus: undefined, color: [0, 0, 0] },
  { focus: '0% 50%', color: [255, 255, 255] },
  { focus: '100% 0%', color: [255, 0, 0] },
])('a card shows what is around the focal point $focus', async ({ focus, color }) => {
  await writeStripes()
  const picture = { path: 'stripes.png', hash: 'a', ...(focus && { focus }) }
  const files = await draw([{ path: '/blog/a', kicker: 'Blog', title: 'A', picture }])
  const [file] = files.values()
  if (!file || !('link' in file)) throw new Error('No card was drawn.')
  // The middle of the picture, which is 424 pixels wide at the right.
  const pixel = { left: 1200 - 212, top: 315, width: 1, height: 1 }
  const found = await sharp(file.link).extract(pixel).raw().toBuffer()
  for (const [index, channel] of color.entries()) expect(Math.abs((found[index] ?? -1) - channel)).toBeLessThan(8)
})
