/**
 * The program that decodes and encodes pictures. Every use of it comes through here, so that it opens the formats that the site
 * takes and no other: its readers of other formats have had faults by which a file runs code.
 */
import sharp from 'sharp'

export type { Sharp } from 'sharp'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((reader) => `VipsForeignLoad${reader}`) })
// One picture per core beats all cores on one picture.
sharp.concurrency(1)
// It would give the old picture of a file that was replaced since, because it knows files by their names.
sharp.cache(false)

/** The most pixels of a picture: a photo of the largest camera of a phone has 200 million. */
export const MOST_PIXELS = 268_000_000

/**
 * The highest picture that WebP can be, in pixels; AVIF can be one pixel higher. No width comes near it: pages ask for at most
 * 1600.
 */
export const HIGHEST = 16_383

/**
 * A picture from a file or its bytes, upright, in sRGB and without metadata. Decoding it fails when any part of it is damaged.
 */
export const openPicture = (file: string | Uint8Array) =>
  sharp(file, { limitInputPixels: MOST_PIXELS }).autoOrient().toColourspace('srgb')

/** What the head of a picture says of it, however many pixels it has. */
export const readHead = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()

/** Whether a picture says where, by whom or with what it was made. Other files say nothing here. */
export const hasMetadata = (bytes: Uint8Array): Promise<boolean> =>
  readHead(bytes).then(
    ({ exif, xmp, iptc }) => [exif, xmp, iptc].some((part) => part !== undefined),
    () => false,
  )

/** The pixels of a picture, decoded once, as wide as they are needed. */
export const decodePicture = (file: string | Uint8Array, width: number) =>
  openPicture(file)
    .resize({ width, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

/**
 * A picture in its own format, upright and with its color profile, as good as the eye can tell. All else that is in the file
 * goes: its pixels are drawn anew, so nothing has to be looked for.
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Buffer> {
  const { format, space } = await readHead(bytes)
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: true }).autoOrient()
  // Colors of a printer become those of a screen, which the profile of the printer does not describe.
  const colored = space === 'cmyk' ? upright : upright.keepIccProfile()
  if (format === 'jpeg') return colored.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  if (format === 'webp') return colored.webp({ quality: 95, lossless: Buffer.from(bytes).includes('VP8L') }).toBuffer()
  if (format === 'heif') return colored.avif({ quality: 85, effort: 2 }).toBuffer()
  return colored.toBuffer()
}

/** A drawing that this program wrote as SVG itself. Files are never read as SVG. */
export function drawingOf(svg: string, options?: { density: number }) {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg), options)
}

export default sharp
