/** Pictures: named by their path below `content/media`, which must exist exactly as written. */
import type { PictureSize } from '../../../src/schema/additions'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { plural, quote } from '../../lib/diagnostics/words'
import { isSize, type Measured } from '../source/night-pictures'

type Pictures = { pictures: ReadonlySet<string>; measured: Measured }

/**
 * What is wrong with the name of a picture, or with its size.
 * @param name what the editor calls the picture
 * @param width of the widest place that shows it
 */
export function pictureMessage(
  name: string,
  written: string,
  width: number,
  { pictures, measured }: Pictures,
): Message | undefined {
  const size = measured.get(written)
  return nameMessage(written, pictures) ?? (isSize(size) ? smallPictureMessage(name, size, width) : undefined)
}

/** What is wrong with the name alone: there must be such a file, and only a logo may be an SVG. */
export function nameMessage(written: string, paths: ReadonlySet<string>, mayBeSvg = false): Message | undefined {
  if (paths.has(written)) return /\.svg$/i.test(written) && !mayBeSvg ? svg : undefined
  if (/^(?:https?:|[/\\]{2})/i.test(written)) return remote(written)
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) return notAName(written, closest(written, paths))
  if (/\.svg$/i.test(written) && !mayBeSvg) return svg
  const meant = closest(written, paths)
  return {
    code: 'missing-picture',
    text: `There is no picture ${quote(written)} in content/media.`,
    hint: meant
      ? `Did you mean ${quote(meant)}? Write its path below content/media: ${meant}`
      : 'Put the file into content/media, and write its name exactly as it is there, including capital letters.',
  }
}

/** Says that a picture has fewer pixels than its place on the page. */
function smallPictureMessage(name: string, size: PictureSize, width: number): Message | undefined {
  if (size.width >= width) return undefined
  return {
    code: 'small-picture',
    severity: 'warning',
    text: `${name} is only ${plural(size.width, 'pixel')} wide. Its place is wider, so it will look blurred.`,
    hint: `Use the original, at least ${width} pixels wide.`,
  }
}

/** `./images/Brief.PNG` → `brief.png`: the same file named from elsewhere, or the most similar name. */
function closest(written: string, paths: ReadonlySet<string>): string | undefined {
  const below = written.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  if (paths.has(below)) return below
  const name = (path: string): string => path.split('/').at(-1) ?? path
  const same = [...paths].find((path) => path.toLowerCase() === below.toLowerCase())
  const sameName = [...paths].find((path) => name(path).toLowerCase() === name(below).toLowerCase())
  const sameStem = [...paths].find((path) => stem(path) === stem(below))
  const similar = nearest(name(below), [...paths].map(name))
  return same ?? sameName ?? sameStem ?? nearest(below, paths) ?? [...paths].find((path) => name(path) === similar)
}

/** The name without folder and ending: `press-kit` and `Press Kit.jpg` probably mean `press-kit.png`. */
const stem = (path: string): string =>
  (path.split('/').at(-1) ?? path)
    .replace(/\.[a-z]{3,4}$/i, '')
    .replace(/[\s_]+|%20/g, '-')
    .toLowerCase()

const remote = (written: string): Message => ({
  code: 'remote-picture',
  text: `The picture ${quote(written)} is on another site, which would learn about every visitor and could change the picture.`,
  hint: 'Save the picture in content/media and write its name: press-kit.jpg',
})

const notAName = (written: string, meant: string | undefined): Message => ({
  code: 'wrong-picture',
  text: /^[a-z]:/i.test(written)
    ? `${quote(written)} is a place on one computer, but only the name of a picture in content/media is allowed here.`
    : `${quote(written)} is not the name of a picture.`,
  hint: meant
    ? `Did you mean ${quote(meant)}? Write its path below content/media: ${meant}`
    : 'Put the picture into content/media and write its name: press-kit.jpg',
})

const svg: Message = {
  code: 'svg-picture',
  text: 'An SVG file can contain scripts, so it cannot be used as a picture here.',
  hint: 'Export it as PNG or WebP, at least 1600 pixels wide, and use that file.',
}
