/** One sheet of paper with a turned corner and very few words on it. */
import { palette } from '../palette'
import { dots, fade } from '../screens'
import type { Drawing } from '../stage'
import { clip, fill, group, n, polygon, range, rect, stroke } from '../svg'

interface Options {
  tilt: number
  /** Upper left corner and width, as shares of the height. */
  x: number
  y: number
  size: number
  /** Lengths of the lines of each paragraph, as shares of the measure. */
  paragraphs: readonly (readonly number[])[]
  /** Which paragraph is underlined by the red pencil. */
  marked: number
}

export function sheet({ tilt, x, y, size, paragraphs, marked }: Options): Drawing {
  return ({ height, colours }) => {
    const w = size * height
    const h = w * Math.SQRT2
    const turned = w * 0.24
    const page = polygon([
      [0, 0],
      [w - turned, 0],
      [w, turned],
      [w, h],
      [0, h],
    ])
    const shadow = group(
      clip(
        'shadow',
        page,
        fill(dots({ area: { x: 0, y: 0, width: w, height: h }, tone: () => 0.42, pitch: height / 62 }), colours.mark),
      ),
      `translate(${n(w * 0.055)} ${n(w * 0.055)})`,
    )
    const corner = polygon([
      [w - turned, 0],
      [w - turned, turned],
      [w, turned],
    ])
    const area = { x: w - turned, y: 0, width: turned, height: turned }
    const fold =
      fill(corner, palette.paper) +
      clip(
        'fold',
        corner,
        fill(dots({ area, tone: fade([w - turned, turned], [w, 0]), pitch: height / 62 }), colours.mark),
      )
    let top = w * 0.16
    const text = paragraphs.map((lengths, paragraph) => {
      const heading = paragraph === 0
      const size = heading ? w * 0.075 : w * 0.03
      const lines = lengths.map((length) => {
        const bar = rect(w * 0.11, top, w * 0.78 * length, size, colours.mark)
        top += size * (heading ? 1.5 : 1.9)
        return bar
      })
      const pencil = paragraph === marked ? squiggle(w * 0.11, top + w * 0.012, w * 0.52, w * 0.02) : ''
      top += w * 0.06
      return lines.join('') + (pencil ? stroke(pencil, palette.signal, w * 0.022) : '')
    })
    const body =
      shadow +
      fill(page, palette.paper) +
      stroke(page, colours.mark, w * 0.012) +
      text.join('') +
      fold +
      stroke(corner, colours.mark, w * 0.012)
    return group(body, `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`)
  }
}

function squiggle(x: number, y: number, width: number, swing: number) {
  return `M${n(x)} ${n(y)}${range(12)
    .map((step) => `q${n(width / 24)} ${n(step % 2 ? swing : -swing)} ${n(width / 12)} 0`)
    .join('')}`
}
