import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { png } from '../../../tests/content/support/content'
import { inspectPicture } from './decode'

const colors = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#884422', noise: { type: 'gaussian', sigma: 30 } } })
const FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const
const pictureIn = (format: (typeof FORMATS)[number]) => colors().toFormat(format).toBuffer()
const frames = async () => {
  const pictures = [await colors().png().toBuffer(), await colors().negate().png().toBuffer()]
  return sharp(pictures, { join: { animated: true } })
}
/** A JPEG that says another size in its head. */
async function claiming(width: number, height: number) {
  const bytes = await pictureIn('jpeg')
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const SIZE = { width: 60, height: 40 }

describe('what can be shown', () => {
  test.each(FORMATS)('a %s', async (format) => {
    expect(await inspectPicture(await pictureIn(format))).toEqual(SIZE)
  })

  test.each([
    ['in black and white', async () => png(60, 40)],
    ['in shades of gray, as JPEG', async () => colors().toColourspace('b-w').jpeg().toBuffer()],
    ['in the colors of a printer', async () => colors().toColourspace('cmyk').jpeg().toBuffer()],
    ['with 16 bits for each color', async () => colors().toColourspace('rgb16').png().toBuffer()],
    ['with another color profile', async () => colors().withIccProfile('p3').jpeg().toBuffer()],
    ['with something behind its end', async () => Buffer.concat([await pictureIn('jpeg'), Buffer.from('PK')])],
    ['progressive', async () => colors().jpeg({ progressive: true }).toBuffer()],
    ['interlaced', async () => colors().png({ progressive: true }).toBuffer()],
  ])('a picture %s', async (_, make) => {
    expect(await inspectPicture(await make())).toEqual(SIZE)
  })

  test('a photo that a camera stored on its side has the size that visitors see', async () => {
    const lying = await colors().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspectPicture(lying)).toEqual({ width: 40, height: 60 })
  })

  test('a picture higher than the formats of pages is shown smaller', async () => {
    expect(await inspectPicture(png(1080, 18_000))).toEqual({ width: 982, height: 16_367 })
  })

  test('a picture can be as wide as it likes', async () => {
    expect(await inspectPicture(png(30_000, 4))).toEqual({ width: 30_000, height: 4 })
  })
})

describe('what moves', () => {
  test.each(['gif', 'webp'] as const)('a %s with two frames', async (format) => {
    expect(await inspectPicture(await (await frames()).toFormat(format).toBuffer())).toEqual({ ...SIZE, moves: true })
  })

  test('an animated PNG', async () => {
    const still = await pictureIn('png')
    const at = still.indexOf('IDAT') - 4
    const apng = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70])
    const moving = Buffer.concat([still.subarray(0, at), apng, still.subarray(at)])
    expect(await inspectPicture(moving)).toEqual({ ...SIZE, moves: true })
  })

  test('a GIF whose later frames are cut off', async () => {
    const gif = await (await frames()).gif().toBuffer()
    expect(await inspectPicture(gif.subarray(0, gif.length - 200))).toEqual({ ...SIZE, moves: true })
  })
})

const codeOf = async (bytes: Uint8Array) => {
  const found = await inspectPicture(bytes)
  return 'code' in found ? found.code : found
}

describe('what is damaged', () => {
  test.each(FORMATS.flatMap((format) => [0.5, 0.9].map((part) => [format, part] as const)))(
    'a %s of which %s has arrived',
    async (format, part) => {
      const whole = await pictureIn(format)
      expect(await codeOf(whole.subarray(0, whole.length * part))).toBe('broken-picture')
    },
  )

  test('a PNG with a wrong checksum', async () => {
    const bytes = await pictureIn('png')
    bytes.writeUInt8(0xff ^ bytes.readUInt8(bytes.length - 14), bytes.length - 14)
    expect(await codeOf(bytes)).toBe('broken-picture')
  })

  test('a picture without any pixels', async () => {
    const bytes = Buffer.from(png(1, 1))
    bytes.writeUInt32BE(0, 16)
    expect(await codeOf(bytes)).toBe('broken-picture')
  })

  test.each(['GIF89a', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP', '\x89PNG\r\n\x1a\n', '\0\0\0\x1cftypavif'])(
    'nothing but a first line: %j',
    async (start) => {
      expect(await codeOf(Buffer.from(start, 'latin1'))).toBe('broken-picture')
    },
  )
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['SVG with a prolog', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['JPEG XL', '\xff\x0a\xfa\x1f\x01'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['PDF', '%PDF-1.7\n%%EOF'],
  ['PPM', 'P3 1 1 255 1 2 3\n'],
  ['PBM', 'P1 1 1 1\n'],
  ['PSD', '8BPS\0\x01'],
  ['BMP', 'BM\x46\0\0\0'],
  ['ICO', '\0\0\x01\0\x01\0'],
  ['HDR', '#?RADIANCE\n'],
  ['text', 'A picture of a press kit.'],
  ['a page', '<!doctype html><title>Not found</title>'],
])('%s is not a picture that can be shown', async (_, start) => {
  expect(await codeOf(Buffer.from(start, 'latin1'))).toBe('not-a-picture')
})

test('a TIFF is not a picture that can be shown', async () => {
  expect(await codeOf(await colors().tiff().toBuffer())).toBe('not-a-picture')
})

test('an empty file and a pointer of Git LFS have a remedy of their own', async () => {
  expect(await inspectPicture(new Uint8Array())).toMatchObject({ text: 'This file is empty.' })
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
  expect(await inspectPicture(Buffer.from(pointer))).toMatchObject({ hint: 'Run this, then build again: git lfs pull' })
})

test('a small file with too many pixels is not decoded', async () => {
  expect(await inspectPicture(await claiming(20_000, 20_000))).toMatchObject({
    code: 'picture-too-large',
    text: 'This picture has 20000 × 20000 pixels. All of them together can be 268 million at most.',
  })
})

test('a line of pixels cannot be shown', async () => {
  expect(await inspectPicture(png(1, 20_000))).toMatchObject({ code: 'picture-too-large' })
})
