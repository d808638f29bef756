/** Renders every picture of the content at the widths and in the formats that pages ask for. */
import { createHash } from 'node:crypto'
import { constants, copyFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type PictureFormat, pictureAddress, widthsOf } from '../../src/lib/picture-address'
import { inParallel } from '../lib/in-parallel'
import { writeAside } from '../lib/write-file'

/** A picture as the content pipeline describes it; the path is below the media folder. */
export interface PictureFile {
  path: string
  width: number
  height: number
  hash: string
}

interface Options {
  pictures: readonly PictureFile[]
  mediaDir: string
  outDir: string
  /** Rendered pictures of earlier builds, by the hash of their source; may be deleted at any time. */
  cacheDir: string
}

/**
 * Settings for a cold build of some fifty pictures within ten seconds on two cores. For AVIF each step of effort
 * costs three times as long and saves a quarter to a third of the bytes: worth it at the widths most visitors get,
 * not at the largest, which goes to dense screens and so bears a little less quality as well.
 */
const small = { avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }, webp: { quality: 70, effort: 2 } }
const large = { ...small, avif: { quality: 46, effort: 0, chromaSubsampling: '4:2:0' } }
const largeFrom = 1200

const formats: readonly PictureFormat[] = ['avif', 'webp']

/** Part of every name in the cache, so that other settings or another encoder never meet an old file. */
const recipe = createHash('sha256')
  .update(JSON.stringify([small, large, largeFrom, sharp.versions]))
  .digest('hex')
  .slice(0, 8)

/** Counts files, not pictures: each picture becomes one file for each width and format. */
export async function renderPictures({ pictures, mediaDir, outDir, cacheDir }: Options) {
  const count = { rendered: 0, reused: 0 }
  // One picture per core beats all cores on one picture.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await inParallel(pictures, availableParallelism(), async (picture) => {
      const { rendered, reused } = await renderPicture(picture, { mediaDir, outDir, cacheDir })
      count.rendered += rendered
      count.reused += reused
    })
  } finally {
    sharp.concurrency(threads)
  }
  return count
}

async function renderPicture(picture: PictureFile, { mediaDir, outDir, cacheDir }: Omit<Options, 'pictures'>) {
  const files = widthsOf(picture.width).flatMap((width) =>
    formats.map((format) => ({
      width,
      format,
      cached: join(cacheDir, `${picture.hash}.${width}.${recipe}.${format}`),
      target: join(outDir, pictureAddress(picture.path, picture.hash, width, format)),
    })),
  )
  const found = await Promise.all(files.map(({ cached }) => hasBytes(cached)))
  const missing = files.filter((_, index) => !found[index])
  if (missing.length > 0) {
    try {
      const pixels = await decode(join(mediaDir, picture.path), Math.max(...missing.map(({ width }) => width)))
      for (const { width, format, cached } of missing) {
        await writeAside(cached, (part) => encode(pixels, width, format).toFile(part))
      }
    } catch (cause) {
      throw new Error(`The picture ${picture.path} could not be rendered: ${(cause as Error).message}`, { cause })
    }
  }
  for (const { cached, target } of files) {
    await writeAside(target, (part) => copyFile(cached, part, constants.COPYFILE_FICLONE))
  }
  return { rendered: missing.length, reused: files.length - missing.length }
}

/** Decodes a picture once, upright, in sRGB, without metadata, at the largest width anyone needs. */
async function decode(file: string, width: number) {
  const upright = sharp(file).autoOrient().resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  return upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

function encode({ data, info }: Awaited<ReturnType<typeof decode>>, width: number, format: PictureFormat) {
  const { width: rawWidth, height, channels } = info
  return sharp(data, { raw: { width: rawWidth, height, channels } })
    .resize({ width })
    .toFormat(format, (width < largeFrom ? small : large)[format])
}

async function hasBytes(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && found.size > 0
}
