/** The plan of a trade fair: halls, stands and aisles, and the way to the one stand that counts. */
import { lines } from '../screens'
import type { Drawing } from '../stage'
import { circle, clip, fill, frame, group, n, range, rect, rectPath, stroke } from '../svg'

interface Options {
  tilt: number
  /** Upper left corner of the site, as shares of the height. */
  x: number
  y: number
  accentStand: number
}

/** Halls in units of a tenth of the height: left, top, width, height, columns and rows of stands. */
const halls = [
  [0, 0, 6, 4, 6, 3],
  [0, 5, 4, 6, 3, 5],
  [7, 0, 4, 7, 3, 5],
  [5, 5, 1.2, 6, 1, 1],
  [12, 0, 6, 3.2, 5, 2],
  [12, 4.2, 6, 6.8, 4, 5],
  [7, 8, 4, 3, 3, 2],
] as const

export function floorplan({ tilt, x, y, accentStand }: Options): Drawing {
  return ({ height, colours, random }) => {
    const unit = height / 9
    let stand = 0
    const drawn = halls.map(([left, top, wide, tall, columns, rows], hall) => {
      const outline = rectPath(left * unit, top * unit, wide * unit, tall * unit)
      const area = { x: left * unit, y: top * unit, width: wide * unit, height: tall * unit }
      const wall = frame(area.x, area.y, area.width, area.height, colours.mark, unit * 0.1)
      if (hall === 3)
        return (
          clip('hatch', outline, fill(lines({ area, tone: () => 0.4, pitch: unit * 0.2, angle: 45 }), colours.mark)) +
          wall
        )
      const pad = unit * 0.3
      const cell = { w: (area.width - pad) / columns, h: (area.height - pad) / rows }
      const stands = range(columns * rows).map((index) => {
        const sx = area.x + pad + (index % columns) * cell.w
        const sy = area.y + pad + Math.floor(index / columns) * cell.h
        const split = random.next() < 0.4
        const [w, h] = [cell.w - pad, cell.h - pad]
        stand += 1
        if (stand === accentStand) return rect(sx - pad * 0.5, sy - pad * 0.5, w + pad, h + pad, colours.accent)
        return split
          ? rect(sx, sy, w * 0.42, h, colours.mark) + frame(sx + w * 0.52, sy + 2, w * 0.46, h - 4, colours.mark, 4)
          : rect(sx, sy, w, h, colours.mark)
      })
      return wall + stands.join('')
    })
    const way = `M${n(-4 * unit)} ${n(4.5 * unit)}H${n(6.5 * unit)}V${n(7.5 * unit)}H${n(11.5 * unit)}V${n(3.7 * unit)}H${n(30 * unit)}`
    const site =
      drawn.join('') +
      stroke(way, colours.accent, unit * 0.14) +
      circle(6.5 * unit, 4.5 * unit, unit * 0.26, colours.accent)
    return group(site, `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`)
  }
}
