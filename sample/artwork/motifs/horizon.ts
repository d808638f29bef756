/** A red disc coming up behind the wire, and its reflection in ruled lines below. */
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, circlePath, clip, fill, line, range, rect, rectPath } from '../svg'

interface Options {
  /** Middle and radius of the disc as shares of the height. */
  x: number
  radius: number
  /** How far the disc has risen: 0 half, 1 whole. */
  risen: number
}

export function horizon({ x, radius, risen }: Options): Drawing {
  return ({ width, height, colours, wireY }) => {
    const cx = x * height
    const r = radius * height
    const cy = wireY - risen * r
    const area = { x: 0, y: 0, width, height: wireY }
    const glow = (px: number, py: number) =>
      0.62 * Math.max(0, 1 - (Math.hypot(px - cx, py - cy) - r) / (height * 0.62)) ** 1.7
    const sky = fill(
      dots({ area, tone: (px, py) => (Math.hypot(px - cx, py - cy) < r + 14 ? 0 : glow(px, py)), pitch: height / 58 }),
      colours.mark,
    )
    const below = range(7).map((row) => {
      const y = wireY + height * (0.022 + row * 0.028)
      const half = r * (1.02 - row * 0.11) * (row % 2 ? 0.86 : 1)
      return rect(cx - half, y, half * 2, height * (0.012 - row * 0.0009), row === 0 ? colours.accent : colours.mark)
    })
    const disc = circle(cx, cy, r, colours.accent)
    return (
      clip('sky', rectPath(0, 0, width, wireY), sky) +
      clip('disc', rectPath(0, 0, width, wireY), disc) +
      clip('reflection', circlePath(cx, wireY, r * 1.05), below.join('')) +
      line(0, wireY, width, wireY, colours.mark, height / 150)
    )
  }
}
