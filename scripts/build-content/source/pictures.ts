/** Sizes and hashes of the pictures that content names. */
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { isSvg } from '../../../src/content/picture-address'
import type { PictureSize } from '../../../src/schema/entries'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { sha256 } from '../../lib/fingerprint'
import { onceForEach } from '../../lib/once'
import { readLogo } from '../../lib/svg/logo-svg'
import type { Media } from './list'
import { isSize, type Measured, type MediaMessage, nightOf } from './night-pictures'
import { readOrdinaryFile } from './read-file'
import { placeAt } from './text'

const LARGEST_PICTURE = 32 * 1024 * 1024
const FORMATS = new Set(['png', 'jpg', 'webp', 'avif', 'gif'])

/**
 * Measures each picture once, and its night version where it has one. A file that is not a picture gives what is wrong with it.
 * @param known pictures of an earlier build: with the same bytes, they need not be looked into again
 * @param isSame whether a picture is certain to have the same bytes as then, so that it need not be read either
 */
export function measurePictures(
  media: Media,
  paths: Iterable<string>,
  known?: Measured,
  isSame: (path: string) => boolean = () => false,
): Measured {
  const named = [...new Set(paths)].filter((path) => media.paths.has(path))
  const nights = new Map(named.map((path) => [path, nightOf(path, media.paths)]))
  const measured = onceForEach((path: string) => {
    const before = known?.get(path)
    const size = isSize(before) ? before : undefined
    return size && isSame(path) ? size : measure(join(media.folder, path), size)
  })
  const withNight = (path: string): PictureSize | MediaMessage => {
    const size = measured(path)
    const nightPath = nights.get(path)
    const night = nightPath === undefined ? undefined : measured(nightPath)
    // The night version that an earlier build knew may be another one since, or gone.
    return isSize(size)
      ? { ...size, night: isSize(night) ? { hash: night.hash, width: night.width } : undefined }
      : size
  }
  const wanted = [...new Set([...named, ...nights.values()])].filter((path) => path !== undefined).sort()
  return new Map(wanted.map((path) => [path, withNight(path)]))
}

function measure(path: string, known: PictureSize | undefined): PictureSize | MediaMessage {
  const bytes = readOrdinaryFile(path, LARGEST_PICTURE)
  if (!(bytes instanceof Uint8Array)) return bytes
  const hash = sha256(bytes).slice(0, 8)
  if (known?.hash === hash) return known
  if (isSvg(path)) return measureSvg(bytes, hash)
  const size = sizeOf(bytes)
  return size === undefined ? notAPicture : { ...size, hash }
}

/** The size of a logo, or the first thing in it that is not allowed, with its place. */
function measureSvg(bytes: Uint8Array, hash: string): PictureSize | MediaMessage {
  const logo = readLogo(bytes)
  if ('svg' in logo) return { width: logo.width, height: logo.height, hash }
  const place = placeAt(new TextDecoder().decode(bytes), Math.max(0, logo.offset))
  return { code: logo.isUnsafe ? 'unsafe-svg' : 'broken-svg', text: logo.text, hint: logo.hint, place }
}

/** The size as shown: a camera may store a picture lying on its side and say so. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    if (!FORMATS.has(type ?? '') || !(width > 0) || !(height > 0) || width > 20_000 || height > 20_000) return undefined
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

const notAPicture: Message = {
  code: 'not-a-picture',
  text: 'This file is not a picture that can be shown. Use a PNG, JPEG, WebP, AVIF or GIF file.',
  hint: 'Open it in an image program and export it again as PNG or JPEG.',
}
