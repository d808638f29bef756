import { access, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPictures } from './pictures'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'media/press'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#d8371f' } })

const render = (path: string, width: number, height: number, hash = '0a1b2c3d') =>
  renderPictures({
    pictures: [{ path, width, height, hash }],
    mediaDir: join(folder, 'media'),
    cacheDir: join(folder, 'cache'),
  })

/** Renders one picture; gives the names of its files in the site. */
const namesOf = async (...picture: Parameters<typeof render>) => [...(await render(...picture)).keys()].sort()

/** The file behind an address of the site. */
const fileOf = async (address: string, ...picture: Parameters<typeof render>) =>
  sharp((await render(...picture)).get(address)).metadata()

test('a picture is rendered at each width up to its own, in both formats', async () => {
  await flat(1000, 500).png().toFile(join(folder, 'media/press/kit.png'))
  expect(await namesOf('press/kit.png', 1000, 500)).toEqual([
    'media/press/kit.0a1b2c3d.1000.avif',
    'media/press/kit.0a1b2c3d.1000.webp',
    'media/press/kit.0a1b2c3d.480.avif',
    'media/press/kit.0a1b2c3d.480.webp',
    'media/press/kit.0a1b2c3d.960.avif',
    'media/press/kit.0a1b2c3d.960.webp',
  ])
  const { width, height, format } = await fileOf('media/press/kit.0a1b2c3d.480.webp', 'press/kit.png', 1000, 500)
  expect({ width, height, format }).toEqual({ width: 480, height: 240, format: 'webp' })
})

test('a picture narrower than the narrowest width keeps its own', async () => {
  await flat(200, 300).png().toFile(join(folder, 'media/small.png'))
  expect(await namesOf('small.png', 200, 300)).toEqual([
    'media/small.0a1b2c3d.200.avif',
    'media/small.0a1b2c3d.200.webp',
  ])
})

test('a picture stored on its side is stood upright, and what the camera wrote about it is gone', async () => {
  const lying = flat(300, 200)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
  await lying.jpeg().toFile(join(folder, 'media/photo.jpg'))
  const upright = await fileOf('media/photo.0a1b2c3d.200.webp', 'photo.jpg', 200, 300)
  expect(upright).toMatchObject({ width: 200, height: 300 })
  expect(upright.exif).toBeUndefined()
  expect(upright.orientation).toBeUndefined()
})

test('an animation shows its first frame', async () => {
  const frames = sharp([await flat(40, 40).png().toBuffer(), await flat(40, 40).negate().png().toBuffer()], {
    join: { animated: true },
  })
  await frames.gif().toFile(join(folder, 'media/moving.gif'))
  expect(await fileOf('media/moving.0a1b2c3d.40.webp', 'moving.gif', 40, 40)).toMatchObject({ width: 40, height: 40 })
})

test('a portrait crop shows what is at its focal point, around each point that pages name', async () => {
  const right = { create: { width: 1000, height: 1000, channels: 3, background: 'black' } } as const
  const halves = flat(2000, 1000).composite([{ input: right, left: 1000, top: 0 }])
  await halves.png().toFile(join(folder, 'media/halves.png'))
  const portrait = { points: ['0% 50%', '100% 50%'], widths: [480, 800] }
  const rendered = await renderPictures({
    pictures: [{ path: 'halves.png', width: 2000, height: 1000, hash: '0a1b2c3d', portrait }],
    mediaDir: join(folder, 'media'),
    cacheDir: join(folder, 'cache'),
  })
  for (const [point, red] of [
    ['0-50', 216],
    ['100-50', 0],
  ] as const) {
    for (const width of [480, 800]) {
      const file = rendered.get(`media/halves.portrait-${point}.0a1b2c3d.${width}.avif`)
      const crop = sharp(file)
      expect(await crop.metadata()).toMatchObject({ width, height: width * 1.25 })
      const { channels } = await crop.stats()
      expect(Math.abs((channels[0]?.mean ?? 0) - red)).toBeLessThan(3)
    }
  }
})

test('a second build takes every file from the cache, even without the source', async () => {
  await flat(600, 400).png().toFile(join(folder, 'media/kit.png'))
  const first = await render('kit.png', 600, 400)
  await rm(join(folder, 'media/kit.png'))
  expect(await render('kit.png', 600, 400)).toEqual(first)
  expect(first.size).toBe(4)
})

test('an empty file left in the cache is rendered again', async () => {
  await flat(200, 100).png().toFile(join(folder, 'media/kit.png'))
  await render('kit.png', 200, 100)
  const [name = ''] = await readdir(join(folder, 'cache'))
  await truncate(join(folder, 'cache', name))
  await render('kit.png', 200, 100)
  expect((await stat(join(folder, 'cache', name))).size).toBeGreaterThan(0)
})

test('a broken picture is named, and leaves nothing half written', async () => {
  await writeFile(join(folder, 'media/broken.png'), 'no picture')
  await expect(render('broken.png', 100, 100)).rejects.toThrow(/^content\/media\/broken\.png was whole .* build again$/)
  await expect(access(join(folder, 'cache'))).rejects.toThrow()
})
