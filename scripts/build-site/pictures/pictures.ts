/** Renders every picture of the content at the widths and in the formats that pages ask for. */

import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import manifest from '../../../package.json' with { type: 'json' }
import { isSvg, logoAddress, type PictureFormat, pictureAddress, widthsOf } from '../../../src/content/picture-address'
import { portraitArea, portraitPath } from '../../../src/lib/portrait-crop'
import { EnvironmentError } from '../../lib/environment-error'
import { hasBytes } from '../../lib/files'
import { sha256 } from '../../lib/fingerprint'
import { readLogo } from '../../lib/svg/logo-svg'
import { writeAside } from '../../lib/write-file'

/** The encoder, loaded when there is something to encode. */
type Encoder = typeof import('../../lib/sharp')

/** A picture as the content pipeline describes it; the path is below the media folder. */
export interface PictureFile {
  path: string
  width: number
  height: number
  hash: string
  /** The version of another one for the dark scheme: pages name its AVIF alone, and all others see the picture itself. */
  isNight?: true
  /** The portrait crops that pages name: around which focal points, and at which widths. */
  portrait?: { points: string[]; widths: number[] }
}

interface Options {
  pictures: readonly PictureFile[]
  mediaDir: string
  /** Rendered pictures of earlier builds, by the hash of their source; may be deleted at any time. */
  cacheDir: string
  onRendered?: (done: number) => void
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
const nightFormats: readonly PictureFormat[] = ['avif']

/** Part of every name in the cache, so that other settings or another encoder never meet an old file. */
const recipe = sha256(JSON.stringify([small, large, largeFrom, manifest.devDependencies.sharp])).slice(0, 8)

type PictureVersion = {
  width: number
  format: PictureFormat
  address: string
  /** Its name in the cache. */
  cached: string
  /** The focal point of a portrait crop. */
  croppedAround?: string
}

/** Every version that pages name, whole and cropped. */
export function versionsOf({ path, hash, width: largest, isNight, portrait }: PictureFile): PictureVersion[] {
  const whole = widthsOf(largest).flatMap((width) =>
    (isNight ? nightFormats : formats).map((format) => ({
      width,
      format,
      address: pictureAddress(path, hash, width, format),
      cached: `${hash}.${width}.${recipe}.${format}`,
    })),
  )
  const crops = (portrait?.points ?? []).flatMap((croppedAround) =>
    (portrait?.widths ?? []).map((width) => {
      const address = pictureAddress(portraitPath(path, croppedAround), hash, width, 'avif')
      const cached = `${portraitPath(`${hash}.avif`, croppedAround)}.${width}.${recipe}.avif`
      return { width, format: 'avif' as const, address, cached, croppedAround }
    }),
  )
  return [...whole, ...crops]
}

/** Renders what is not in the cache. Gives the file of every version of every picture, by its path in the site. */
export async function renderPictures({
  pictures,
  mediaDir,
  cacheDir,
  onRendered = () => undefined,
}: Options): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const logo of pictures.filter(({ path }) => isSvg(path))) await writeLogo(logo, mediaDir, cacheDir, files)
  const missing: { picture: PictureFile; versions: PictureVersion[] }[] = []
  for (const picture of pictures.filter(({ path }) => !isSvg(path))) {
    const versions = versionsOf(picture).map((version) => ({ ...version, cached: join(cacheDir, version.cached) }))
    for (const { address, cached } of versions) files.set(address.slice(1), cached)
    const rest = versions.filter(({ cached }) => !hasBytes(cached))
    if (rest.length > 0) missing.push({ picture, versions: rest })
  }
  if (missing.length > 0) await encodeAll(missing, mediaDir, onRendered)
  return files
}

/** The sanitized SVG of a logo, in its own colors and in the color of the text. */
async function writeLogo({ path, hash }: PictureFile, mediaDir: string, cacheDir: string, files: Map<string, string>) {
  const logo = readLogo(await readFile(join(mediaDir, path)))
  if (!('svg' in logo)) throw new Error(`The logo ${path} could not be read: ${logo.text}`)
  for (const [inTextColor, svg] of [
    [false, logo.svg],
    [true, logo.svgInTextColor],
  ] as const) {
    const cached = join(cacheDir, `${hash}${inTextColor ? '.text' : ''}.svg`)
    await writeAside(cached, (part) => writeFile(part, svg))
    files.set(logoAddress(path, hash, inTextColor).slice(1), cached)
  }
}

async function encodeAll(
  missing: readonly { picture: PictureFile; versions: PictureVersion[] }[],
  mediaDir: string,
  onRendered: (done: number) => void,
): Promise<void> {
  const encoder = await import('../../lib/sharp')
  let done = 0
  await pMap(
    missing,
    async ({ picture, versions }) => {
      try {
        const pixels = await encoder.decodePicture(join(mediaDir, picture.path), neededWidth(picture, versions))
        for (const version of versions) {
          await writeAside(version.cached, (part) => encode(encoder, pixels, version).toFile(part))
        }
      } catch (cause) {
        throw new EnvironmentError(
          `content/media/${picture.path} was whole when the content was checked, but could not be drawn (${(cause as Error).message}); look whether the disk or the memory is full, then build again`,
        )
      }
      onRendered(++done)
    },
    { concurrency: availableParallelism() },
  )
}

/** The width at which the picture has enough pixels for each version. A crop needs more of them than it is wide. */
function neededWidth(picture: PictureFile, versions: readonly PictureVersion[]): number {
  const widths = versions.map(({ width, croppedAround }) =>
    croppedAround === undefined ? width : (width * picture.width) / portraitArea(picture, croppedAround).width,
  )
  return Math.ceil(Math.max(...widths))
}

function encode(
  { default: sharp }: Encoder,
  { data, info }: Awaited<ReturnType<Encoder['decodePicture']>>,
  { width, format, croppedAround }: PictureVersion,
) {
  const { width: rawWidth, height, channels } = info
  const whole = sharp(data, { raw: { width: rawWidth, height, channels } })
  const shown = croppedAround === undefined ? whole : whole.extract(portraitArea(info, croppedAround))
  return shown.resize({ width }).toFormat(format, (width < largeFrom ? small : large)[format])
}
