import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bareFile } from './bare-file'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bare-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The bytes that are published for a picture. */
async function published(bytes: Uint8Array): Promise<Buffer> {
  await writeFile(join(folder, 'picture'), bytes)
  const { link } = await bareFile(join(folder, 'picture'), join(folder, 'cache'))
  return readFile(link)
}

const SECRETS = ['SecretOwner', 'SecretCamera', 'SecretPlace', 'SecretNote', 'SecretTrailer', 'Exif', 'xmpmeta']

/** Sixty by forty pixels, the left half red and the right half blue, with what cameras and programs write into a file. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: 'blue' } }, left: 30, top: 0 }])
    .withExif({
      IFD0: { Artist: 'SecretOwner', Model: 'SecretCamera' },
      IFD2: { BodySerialNumber: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSAreaInformation: 'SecretPlace' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretPlace/></x:xmpmeta>')

/** A comment of a JPEG, directly behind its first marker. */
const withComment = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('SecretNote'), jpeg.subarray(2)])

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

test.each(FORMATS)('a %s is published without what it says about people, cameras and places', async (format) => {
  const drawn = await photo().toFormat(format).toBuffer()
  const whole = Buffer.concat([format === 'jpeg' ? withComment(drawn) : drawn, Buffer.from('SecretTrailer')])
  expect(whole.includes('SecretOwner')).toBe(true)
  const bytes = await published(whole)
  expect(SECRETS.filter((secret) => bytes.includes(secret))).toEqual([])
  const { exif, xmp, iptc, comments, width, height } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, comments, width, height }).toEqual({ width: 60, height: 40 })
})

test('a moving GIF keeps its frames, and loses its comment', async () => {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const comment = Buffer.from('!\xfe\x0aSecretNote\0', 'latin1')
  const bytes = await published(Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]))
  expect(bytes.includes('SecretNote')).toBe(false)
  expect((await sharp(bytes).metadata()).pages).toBe(2)
})

test('a photo that was stored on its side is upright without a word about it', async () => {
  const bytes = await published(await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { width, height, orientation } = await sharp(bytes).metadata()
  expect({ width, height, orientation }).toEqual({ width: 40, height: 60 })
  const [red = 0, , blue] = await sharp(bytes).extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer()
  expect(red).toBeGreaterThan(blue ?? 0)
})

test('the color profile stays, but not that of a printer', async () => {
  const wide = await photo().withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(await published(wide)).metadata()).icc).toBeDefined()
  const print = await photo().withIccProfile('cmyk').toColourspace('cmyk').jpeg().toBuffer()
  const { icc, space } = await sharp(await published(print)).metadata()
  expect({ icc, space }).toEqual({ icc: undefined, space: 'srgb' })
})

test('a second build takes the file from the cache', async () => {
  const picture = join(folder, 'picture')
  await writeFile(picture, await photo().png().toBuffer())
  const first = await bareFile(picture, join(folder, 'cache'))
  expect(await bareFile(picture, join(folder, 'cache'))).toEqual(first)
})
