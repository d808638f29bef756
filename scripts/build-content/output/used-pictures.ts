/** The pictures that the build of the site renders. */
import { portraitWidths } from '../../../src/lib/portrait-crop'
import { compare } from '../../lib/diagnostics/diagnostic'
import { type ContentFile, entryOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { focalPoints, picturePaths, portraits } from '../parse/picture-paths'
import { isSize, type Measured, nightOf } from '../source/night-pictures'

/** Every file that has to be rendered: the pictures that entries name, and their night versions. */
export function usedPictures(files: readonly ContentFile[], measured: Measured) {
  const entries = files.flatMap((file) => entryOf(file) ?? [])
  const named = new Set(entries.flatMap(picturePaths))
  const cropped = portraitCrops(entries, measured)
  const paths = [...new Set([...named].flatMap((path) => [path, nightOf(path, measured) ?? path]))].sort(compare)
  return paths.flatMap((path) => {
    const size = measured.get(path)
    const portrait = cropped.get(path)
    if (!isSize(size)) return []
    return [{ path, ...size, ...(!named.has(path) && { isNight: true }), ...(portrait && { portrait }) }]
  })
}

/** The portrait crops of pictures and of their night versions, by path. */
function portraitCrops(entries: readonly Entry[], measured: Measured) {
  const crops = new Map<string, { points: string[]; widths: number[] }>()
  for (const entry of entries) {
    const points = focalPoints(entry)
    for (const picture of portraits(entry).keys()) {
      const size = measured.get(picture)
      const point = points.get(picture)
      const widths = isSize(size) ? portraitWidths(size) : []
      if (point === undefined || widths.length === 0) continue
      for (const path of [picture, nightOf(picture, measured) ?? picture]) {
        const known = crops.get(path)?.points ?? []
        crops.set(path, { points: [...new Set([...known, point])].sort(compare), widths })
      }
    }
  }
  return crops
}
