/** Sizes and hashes of the pictures that content names, each decoded once, so that none fails later. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { isSvg } from '../../../src/content/picture-address'
import type { PictureSize } from '../../../src/schema/entries'
import { START } from '../../lib/diagnostics/diagnostic'
import { sha256 } from '../../lib/fingerprint'
import { readLogo } from '../../lib/svg/logo-svg'
import type { Media } from './list'
import { isSize, type Measured, type MeasuredPicture, type MediaMessage, nightOf } from './night-pictures'
import { readOrdinaryFile } from './read-file'
import { placeAt } from './text'

const LARGEST_PICTURE = 32 * 1024 * 1024

/**
 * Decodes each picture once, and its night version where it has one. A file that is not a picture, or a damaged one, gives what
 * is wrong with it.
 * @param known pictures of an earlier build: with the same bytes, they need not be looked into again
 * @param isSame whether a picture is certain to have the same bytes as then, so that it need not be read either
 */
export async function measurePictures(
  media: Media,
  paths: Iterable<string>,
  known?: Measured,
  isSame: (path: string) => boolean = () => false,
): Promise<Measured> {
  const named = [...new Set(paths)].filter((path) => media.paths.has(path))
  const nights = new Map(named.map((path) => [path, nightOf(path, media.paths)]))
  const wanted = [...new Set([...named, ...nights.values()])].filter((path) => path !== undefined).sort()
  const found = await pMap(
    wanted,
    (path) => {
      const before = known?.get(path)
      const size = isSize(before) ? before : undefined
      return size && isSame(path) ? size : measure(join(media.folder, path), size)
    },
    { concurrency: availableParallelism() },
  )
  const measured: Measured = new Map(
    wanted.map((path, index) => [path, found[index] as MeasuredPicture | MediaMessage]),
  )
  const withNight = (path: string, size: MeasuredPicture | MediaMessage) => {
    const night = measured.get(nights.get(path) ?? '')
    // The night version that an earlier build knew may be another one since, or gone.
    return isSize(size)
      ? { ...size, night: isSize(night) ? { hash: night.hash, width: night.width } : undefined }
      : size
  }
  return new Map([...measured].map(([path, size]) => [path, withNight(path, size)]))
}

async function measure(path: string, known: MeasuredPicture | undefined): Promise<MeasuredPicture | MediaMessage> {
  const bytes = readOrdinaryFile(path, LARGEST_PICTURE)
  if (!(bytes instanceof Uint8Array)) return { ...bytes, place: START }
  const hash = sha256(bytes).slice(0, 8)
  if (known?.hash === hash) return known
  if (isSvg(path)) return measureSvg(bytes, hash)
  // Loading the decoder takes longer than a build without new pictures.
  const found = await (await import('./decode')).inspectPicture(bytes)
  return 'code' in found ? found : { ...found, hash }
}

/** The size of a logo, or the first thing in it that is not allowed, with its place. */
function measureSvg(bytes: Uint8Array, hash: string): PictureSize | MediaMessage {
  const logo = readLogo(bytes)
  if ('svg' in logo) return { width: logo.width, height: logo.height, hash }
  const place = placeAt(new TextDecoder().decode(bytes), Math.max(0, logo.offset))
  return { code: logo.isUnsafe ? 'unsafe-svg' : 'broken-svg', text: logo.text, hint: logo.hint, place }
}
