import type { Pictures } from '@/schema/additions'
import { portraitPath } from '../lib/portrait-crop'

/** The widths at which every picture exists, in pixels; a narrower picture exists at its own width only. */
export const pictureWidths = [480, 960, 1600] as const

export type PictureFormat = 'avif' | 'webp'

/** The widths that a picture of the given width is rendered at, smallest first. */
export function widthsOf(width: number): number[] {
  const smaller = pictureWidths.filter((candidate) => candidate < width)
  const largest = Math.min(width, pictureWidths[pictureWidths.length - 1] ?? width)
  return smaller.includes(largest as never) ? smaller : [...smaller, largest]
}

/**
 * The address of a rendered picture: a function of its path below `content/media`, the hash of its bytes,
 * its width and its format, so that pages and the picture renderer agree without asking each other.
 */
export function pictureAddress(path: string, hash: string, width: number, format: PictureFormat): string {
  return `/media/${path.replace(/\.[^./]+$/, '')}.${hash}.${width}.${format}`
}

/** Whether a logo is an SVG, which is published as its sanitized drawing instead of in several widths. */
export const isSvg = (path: string): boolean => path.endsWith('.svg')

/** By this id, a page draws the published SVG of a logo. */
export const LOGO_ID = 'logo'

/** The address of the published SVG of a logo, in its own colors or in the color of the text. */
export const logoAddress = (path: string, hash: string, inTextColor: boolean): string =>
  `/media/${path.replace(/\.svg$/, '')}.${hash}${inTextColor ? '.text' : ''}.svg`

/** `blog/x.webp` → `blog/x.night.webp`: where the version for the dark scheme lies. */
export const nightPath = (path: string): string => path.replace(/(?=\.[^./]+$)/, '.night')

/**
 * The addresses of the portrait crop around a focal point. There is only AVIF: other browsers get the picture itself.
 * @param widths of `portraitWidths`
 */
export const portraitCandidates = (path: string, hash: string, widths: readonly number[], focus: string): string =>
  candidates(portraitPath(path, focus), hash, widths, 'avif')

const candidates = (path: string, hash: string, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureAddress(path, hash, width, format)} ${width}w`).join(', ')

/** The addresses that an element with one picture names: a list of candidates for each format, and one for all the rest. */
export function pictureSources(
  path: string,
  { width: own, hash }: { width: number; hash: string },
): Record<PictureFormat | 'src', string> {
  const widths = widthsOf(own)
  return {
    avif: candidates(path, hash, widths, 'avif'),
    webp: candidates(path, hash, widths, 'webp'),
    src: pictureAddress(path, hash, widths.at(-1) ?? own, 'webp'),
  }
}

/** The address of a person's portrait, for programs that take one picture; nothing for a person without one. */
export function portraitAddress({ photo, pictures }: Pictures & { photo?: string }): string | undefined {
  const size = photo === undefined ? undefined : pictures[photo]
  return photo && size && pictureSources(photo, size).src
}
