/** An eye, or a lens: two arcs, an iris of rays, a red pupil. */
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, circlePath, clip, fill, n, polar, range, stroke } from '../svg'

interface Options {
  /** Middle, half the width and the iris's radius, as shares of the height. */
  x: number
  y: number
  half: number
  iris: number
}

export function eye({ x, y, half, iris }: Options): Drawing {
  return ({ height, colours }) => {
    const cx = x * height
    const cy = y * height
    const w = half * height
    const r = iris * height
    const bow = w * 1.12
    const lids = `M${n(cx - w)} ${n(cy)}A${n(bow)} ${n(bow)} 0 0 1 ${n(cx + w)} ${n(cy)}A${n(bow)} ${n(bow)} 0 0 1 ${n(cx - w)} ${n(cy)}Z`
    const area = { x: cx - w, y: cy - w, width: 2 * w, height: 2 * w }
    const shade = dots({
      area,
      tone: (px, py) =>
        0.9 * Math.max(0, (Math.hypot(px - cx, py - cy) - r) / w) ** 1.1 + (py < cy - r * 0.6 ? 0.15 : 0),
      pitch: height / 50,
    })
    const rays = range(72).map((ray) => {
      const [x1, y1] = polar(cx, cy, r * 0.52, ray * 5)
      const [x2, y2] = polar(cx, cy, r * (ray % 2 ? 0.93 : 0.8), ray * 5)
      return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
    })
    return (
      clip('white', lids, fill(shade, colours.mark)) +
      clip(
        'lids',
        lids,
        circle(cx, cy, r, colours.mark) +
          stroke(rays.join(''), colours.ground, height / 170, 'butt') +
          fill(circlePath(cx, cy, r * 0.42), colours.accent),
      ) +
      stroke(lids, colours.mark, height / 60)
    )
  }
}
