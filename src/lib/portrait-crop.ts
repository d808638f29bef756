/**
 * The portrait crop of a picture, which phones show in its place. The build cuts it around the focal point, so that no
 * phone fetches the sides that it would hide.
 */
import { focalPointIn } from './focal-point'

/** Width by height. Pages frame the crop with these numbers, or with a narrower shape. */
const SHAPE = 4 / 5

/** In pixels. At the density of 1.75 that Lighthouse's phone has, a screen 412 pixels wide asks for the second one. */
const WIDTHS = [480, 800]

type Size = { width: number; height: number }

/** The widths that the crop exists at, smallest first. There are none if a picture is too narrow or too small to crop. */
export function portraitWidths({ width, height }: Size): number[] {
  const cropped = height * SHAPE
  return cropped < width ? WIDTHS.filter((candidate) => candidate <= cropped) : []
}

/** `cases/x.webp` → `cases/x.portrait-30-20.webp` for the point `30% 20%`: what the crop's addresses are made from. */
export const portraitPath = (path: string, focus: string): string =>
  path.replace(/(?=\.[^./]+$)/, `.portrait-${focus.replace('% ', '-').replace('%', '')}`)

/**
 * The part of a picture that is the crop, in whole pixels. The focal point is as far from the crop's edges, in percent, as
 * from those of the picture, as the style sheets have it; a page that crops the crop once more shows the same part.
 */
export function portraitArea({ width, height }: Size, focus: string): Size & { left: number; top: 0 } {
  const cropped = Math.min(width, Math.round(height * SHAPE))
  return { left: Math.round(((width - cropped) * focalPointIn(focus).x) / 100), top: 0, width: cropped, height }
}
