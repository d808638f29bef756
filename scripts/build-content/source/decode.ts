/** Decodes a picture as the build of the site will, and says in plain words why it cannot. */
import type { Message } from '../../lib/diagnostics/diagnostic'
import { plural } from '../../lib/diagnostics/words'
import { decodePicture, HIGHEST, MOST_PIXELS, readHead } from '../../lib/sharp'

/** `moves` is for a picture with several frames, of which the site shows the first. */
type Shown = { width: number; height: number; moves?: true }

/** A picture of this width shows whether all of its data can be read. */
const TRIAL_WIDTH = 16

/** The size at which a picture is shown: upright, and no higher than the formats of pages can be. */
export async function inspectPicture(bytes: Uint8Array): Promise<Shown | Message> {
  const format = formatOf(bytes)
  if (format === undefined) return notAPicture(bytes)
  try {
    const { autoOrient, pages = 1, compression } = await readHead(bytes)
    if (format === 'avif' && compression !== 'av1') return notAPicture(bytes)
    const { width, height } = autoOrient
    if (width * height > MOST_PIXELS) return tooManyPixels(width, height)
    const shownWidth = height > HIGHEST ? Math.floor((width * HIGHEST) / height) : width
    if (shownWidth === 0) return tooNarrow(width, height)
    const shown = { width: shownWidth, height: Math.round((height * shownWidth) / width) }
    await decodePicture(bytes, TRIAL_WIDTH)
    return pages > 1 || hasFrames(bytes, format) ? { ...shown, moves: true } : shown
  } catch {
    return damaged
  }
}

type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** The format as the first bytes say, whatever the name of the file ends in. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const start = textIn(bytes, 0, 12)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF....WEBP/s.test(start)) return 'webp'
  return /^....ftyp/s.test(start) && BRAND.test(brandsOf(bytes)) ? 'avif' : undefined
}

/** An AVIF names its formats at its start, one of which is this: a still picture or a sequence. */
const BRAND = /avi[fs]/

const brandsOf = (bytes: Uint8Array): string =>
  textIn(bytes, 8, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))

/** Frames that the decoder does not count: those of an animated PNG, which come before its pixels, and of an AVIF sequence. */
function hasFrames(bytes: Uint8Array, format: Format): boolean {
  if (format === 'avif') return /avis/.test(brandsOf(bytes))
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return format === 'png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL')
}

const textIn = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

const EXPORT = 'Open it in an image program and export it again as PNG or JPEG.'

function notAPicture(bytes: Uint8Array): Message {
  const code = 'not-a-picture'
  if (bytes.length === 0) return { code, text: 'This file is empty.', hint: 'Save the picture again under this name.' }
  if (textIn(bytes, 0, 200).startsWith('version https://git-lfs.github.com/')) {
    const text = 'This file says where Git LFS keeps the picture. The picture itself is not on this computer.'
    return { code, text, hint: 'Run this, then build again: git lfs pull' }
  }
  const text = 'This file is not a picture that can be shown. Use a PNG, JPEG, WebP, AVIF or GIF file.'
  return { code, text, hint: EXPORT }
}

const damaged: Message = {
  code: 'broken-picture',
  text: 'This picture is damaged and cannot be shown. Its upload may have been cut off.',
  hint: 'Open the original in an image program, export it again as PNG or JPEG, and save it under this name.',
}

const tooManyPixels = (width: number, height: number): Message => ({
  code: 'picture-too-large',
  text: `This picture has ${width} × ${height} pixels. All of them together can be ${MOST_PIXELS / 1_000_000} million at most.`,
  hint: 'Make it smaller in an image program. No page shows more than 1600 pixels of its width.',
})

const tooNarrow = (width: number, height: number): Message => ({
  code: 'picture-too-large',
  text: `This picture is ${plural(width, 'pixel')} wide and ${height} high, which is too high for its width.`,
  hint: 'Cut it into several pictures.',
})
