/**
 * Pictures, logos and versions for the dark scheme: named by their path below `content/media`, and of a kind that fits
 * their place.
 */
import { isSvg } from '../../../src/content/picture-address'
import type { PictureSize } from '../../../src/schema/additions'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { plural, quote } from '../../lib/diagnostics/words'
import { valueAt } from '../../lib/schema/walk'
import { atField, atFile, textsOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { MEDIA } from '../source/names'
import {
  dayPath,
  isNightName,
  isSize,
  type Measured,
  type MediaMessage,
  nightOf,
  withoutEnding,
} from '../source/night-pictures'

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
  const found = measured.get(written)
  const ofName = nameMessage(written, pictures)
  if (ofName || !found) return ofName
  if (!isSize(found)) return fileMessage(written, found)
  return found.moves ? moving(written) : smallPictureMessage(name, found, width)
}

/** What is wrong with the picture, said where it is named. A file that cannot be read and the text of a logo have places of their own. */
const fileMessage = (path: string, { place, ...found }: MediaMessage): Message | undefined =>
  place ? undefined : { ...found, text: found.text.replace(/^This (file|picture)/, `The $1 ${quote(path)}`) }

const moving = (path: string): Message => ({
  code: 'moving-picture',
  severity: 'warning',
  text: `The picture ${quote(path)} moves, but the site shows only its first frame: readers cannot stop a moving picture.`,
  hint: 'Use a picture that says the same without moving, or link to a video.',
})

/** What is wrong with the name alone: there must be such a file, and only a logo may be an SVG. */
function nameMessage(written: string, paths: ReadonlySet<string>, mayBeSvg = false): Message | undefined {
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

/** What is wrong with a logo; what is wrong with the text of an SVG is said there. */
export function logoMessage(written: string, { pictures, measured }: Pictures): Message | undefined {
  const found = measured.get(written)
  const ofName =
    nameMessage(written, pictures, true) ?? (/\.(?:svg|png|webp)$/.test(written) ? undefined : wrongLogo(written))
  if (ofName || !found) return ofName
  if (!isSize(found)) return fileMessage(written, found)
  return found.moves ? moving(written) : undefined
}

const wrongLogo = (written: string): Message => ({
  code: 'wrong-picture',
  text: `${quote(written)} is not a logo file. A logo is an SVG, PNG or WebP file.`,
  hint: 'Export it as SVG, or as PNG with a transparent background.',
})

/** Only an SVG can take the color of the text. */
export function checkLogoColors(entry: Entry): Diagnostic[] {
  return textsOf(entry).flatMap(({ path, value, field }) => {
    if (field.role !== 'logo' || isSvg(value)) return []
    const own = path.slice(0, -1)
    const { inTextColor } = valueAt(entry.data, own) as { inTextColor?: boolean }
    return inTextColor ? [atField(entry, [...own, 'inTextColor'], onlySvg(value))] : []
  })
}

const onlySvg = (logo: string): Message => ({
  code: 'color-of-pixels',
  text: `inTextColor is true, but ${quote(logo)} is made of pixels, which keep their colors.`,
  hint: 'Use an SVG of the logo, or remove the line.',
})

/** Programs round the size of what they export. */
const TOLERANCE = 0.01

/**
 * @param pictures paths of all pictures below `content/media`
 * @param measured those that content names, and their night versions
 */
export function checkNightPictures(pictures: ReadonlySet<string>, measured: Measured): Diagnostic[] {
  const about = (path: string, message: Message) => atFile(`${MEDIA}${path}`, message)
  const shapes = [...measured].flatMap(([path, size]) => {
    const night = nightOf(path, measured)
    const nightSize = night === undefined ? undefined : measured.get(night)
    if (night === undefined || !isSize(size) || !isSize(nightSize) || hasSameShape(size, nightSize)) return []
    return about(night, otherShape(path, size, nightSize))
  })
  // Named like a night version, but no picture has it for one, and no entry names it as a picture.
  const nights = new Set([...pictures].flatMap((path) => nightOf(path, pictures) ?? []))
  const unused = [...pictures].filter((path) => isNightName(path) && !measured.has(path) && !nights.has(path))
  const usedInstead = (path: string) => [...nights].find((night) => withoutEnding(night) === withoutEnding(path))
  return [...shapes, ...unused.map((path) => about(path, alone(path, usedInstead(path))))]
}

const hasSameShape = (a: PictureSize, b: PictureSize): boolean =>
  Math.abs((a.width * b.height) / (a.height * b.width) - 1) <= TOLERANCE

const otherShape = (day: string, { width, height }: PictureSize, night: PictureSize): Message => ({
  code: 'night-version-shape',
  text: `This version for the dark scheme has ${night.width} × ${night.height} pixels, but ${quote(day)} has ${width} × ${height}: another shape, so the page would jump or crop it.`,
  hint: `Export it again with the same proportions, for example ${width} × ${height} pixels.`,
})

function alone(path: string, used: string | undefined): Message {
  const why = used
    ? `the picture has another one: ${quote(used)}`
    : `its picture ${quote(dayPath(path))} does not exist`
  return {
    code: 'night-version-alone',
    severity: 'warning',
    text: `The site does not show this version for the dark scheme, because ${why}.`,
    hint: used
      ? 'Remove one of the two files.'
      : 'Give it the name of its picture, with ".night" before the ending, or remove it.',
  }
}
