/** A clock or a gauge, too large for the sheet: ticks, a filled sector, one hand. */
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { arcPath, circle, fill, line, n, polar, polygon, range, ring, stroke } from '../svg'

interface Options {
  /** Middle and radius as shares of the picture's height. */
  x: number
  y: number
  radius: number
  ticks: number
  /** After how many ticks a long one comes. */
  long: number
  /** The sector that matters, in degrees, -90 is straight up, clockwise. */
  sector: readonly [from: number, to: number]
  /** A solid wedge from the middle, or a band along the edge. */
  as: 'wedge' | 'band'
  hand: number
}

export function dial({ x, y, radius, ticks, long, sector, as, hand }: Options): Drawing {
  return ({ height, colours }) => {
    const cx = x * height
    const cy = y * height
    const r = radius * height
    const marks = range(ticks).map((tick) => {
      const angle = (tick * 360) / ticks - 90
      const isLong = tick % long === 0
      const [x1, y1] = polar(cx, cy, r, angle)
      const [x2, y2] = polar(cx, cy, r * (isLong ? 0.86 : 0.93), angle)
      return line(x1, y1, x2, y2, colours.mark, height * (isLong ? 0.02 : 0.006))
    })
    const [from, to] = sector
    const wedge = `${arcPath(cx, cy, r * 0.8, from, to)}L${n(cx)} ${n(cy)}Z`
    const area = { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }
    const rest = fill(
      dots({ area, tone: (px, py) => face(Math.hypot(px - cx, py - cy) / r), pitch: height / 54 }),
      colours.mark,
    )
    const [tipX, tipY] = polar(cx, cy, r * 0.78, hand)
    const [leftX, leftY] = polar(cx, cy, r * 0.035, hand - 90)
    const [rightX, rightY] = polar(cx, cy, r * 0.035, hand + 90)
    const [backX, backY] = polar(cx, cy, r * 0.16, hand + 180)
    return (
      ring(cx, cy, r * 1.04, colours.mark, height * 0.008) +
      marks.join('') +
      (as === 'wedge'
        ? rest + fill(wedge, colours.accent)
        : stroke(arcPath(cx, cy, r * 0.7, from, to), colours.accent, r * 0.17, 'butt') +
          stroke(arcPath(cx, cy, r * 0.7, from - 120, from - 2), colours.mark, r * 0.02, 'butt')) +
      fill(
        polygon([
          [leftX, leftY],
          [tipX, tipY],
          [rightX, rightY],
          [backX, backY],
        ]),
        colours.mark,
      ) +
      circle(cx, cy, r * 0.075, colours.mark) +
      circle(cx, cy, r * 0.025, colours.accent)
    )
  }

  /** Shade that gathers towards the edge of the face. */
  function face(share: number) {
    return share > 0.8 ? 0 : 0.55 * share ** 2.4
  }
}
