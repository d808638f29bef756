/** A microphone held towards us: its head a screened ball, ruled by a band. */
import { ball, dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, circlePath, clip, fill, group, n, polygon, rect, ring } from '../svg'

interface Options {
  /** Middle of the head and its radius, as shares of the height. */
  x: number
  y: number
  radius: number
  tilt: number
}

export function microphone({ x, y, radius, tilt }: Options): Drawing {
  return ({ height, colours }) => {
    const r = radius * height
    const area = { x: -r, y: -r, width: 2 * r, height: 2 * r }
    const head = clip(
      'head',
      circlePath(0, 0, r),
      fill(
        dots({ area, tone: (px, py) => 0.16 + 0.85 * ball(0, 0, r, 210)(px, py), pitch: r / 15, angle: 45 }),
        colours.mark,
      ),
    )
    const body = polygon([
      [-r * 0.56, r * 1.02],
      [r * 0.56, r * 1.02],
      [r * 0.36, r * 4.4],
      [-r * 0.36, r * 4.4],
    ])
    const parts =
      fill(body, colours.mark) +
      circle(0, 0, r, colours.ground) +
      head +
      ring(0, 0, r, colours.mark, r * 0.035) +
      rect(-r * 1.06, -r * 0.04, r * 2.12, r * 0.26, colours.accent, r * 0.05) +
      rect(-r * 0.12, r * 1.6, r * 0.24, r * 0.5, colours.accent, r * 0.12)
    return group(parts, `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`)
  }
}
