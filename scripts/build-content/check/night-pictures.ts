/** Versions of pictures for the dark scheme: each belongs to a picture, and has its shape. */
import type { PictureSize } from '../../../src/schema/additions'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { MEDIA } from '../source/names'
import { dayPath, isNightName, isSize, type Measured, nightOf, withoutEnding } from '../source/night-pictures'
import { atFile } from './report'

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
  return [...shapes, ...unused(pictures, measured).map(([path, used]) => about(path, alone(path, used)))]
}

const hasSameShape = (a: PictureSize, b: PictureSize): boolean =>
  Math.abs((a.width * b.height) / (a.height * b.width) - 1) <= TOLERANCE

/**
 * Files with the name of a night version that are none, and that no entry names as its picture either; each with the file
 * that is the night version instead, if there is one.
 */
function unused(pictures: ReadonlySet<string>, measured: Measured): [path: string, used: string | undefined][] {
  const candidates = [...pictures].filter((path) => isNightName(path) && !measured.has(path))
  if (candidates.length === 0) return []
  const nights = [...new Set([...pictures].flatMap((path) => nightOf(path, pictures) ?? []))]
  return candidates
    .filter((path) => !nights.includes(path))
    .map((path) => [path, nights.find((night) => withoutEnding(night) === withoutEnding(path))])
}

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
