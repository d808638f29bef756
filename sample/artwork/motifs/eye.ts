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
    // The darkest part of an eye, day and night.
    const [disc, ray] = colours.lit ? [colours.ground, colours.mark] : [colours.mark, colours.ground]
    const away = (px: number, py: number) => Math.max(0, (Math.hypot(px - cx, py - cy) - r) / w)
    const lid = (py: number) => (py < cy - r * 0.6 ? 0.15 : 0)
    const shade = dots({
      area,
      tone: colours.lit
        ? (px, py) => 0.78 * Math.max(0, 1 - 1.5 * away(px, py)) - lid(py)
        : (px, py) => 0.9 * away(px, py) ** 1.1 + lid(py),
      pitch: height / 36,
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
        circle(cx, cy, r, disc) +
          stroke(rays.join(''), ray, height / 170, 'butt') +
          fill(circlePath(cx, cy, r * 0.42), colours.accent),
      ) +
      stroke(lids, colours.mark, height / 60)
    )
  }
}
