/** A road at night: every line runs to one point far off to the side, where a tail-light is. */
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, clip, fill, polygon, range, rect, rectPath } from '../svg'

interface Options {
  /** The vanishing point, as shares of the height. */
  x: number
  y: number
}

export function road({ x, y }: Options): Drawing {
  return ({ width, height, colours }) => {
    const vx = x * height
    const vy = y * height
    // The road comes from the lower left; where its middle meets the lower edge, and half its width there.
    const middle = width * 0.3
    const half = width * 0.62
    /** A strip of the road between two shares of its half width and two of its depth. */
    const strip = (from: number, to: number, near: number, far: number) => {
      const at = (share: number, depth: number): [number, number] => [
        vx + (middle + share * half - vx) * depth,
        vy + (height - vy) * depth,
      ]
      return polygon([at(from, far), at(to, far), at(to, near), at(from, near)])
    }
    const dashes = range(9).map((dash) => strip(-0.05, 0.05, 1.25 * 0.6 ** dash, 1.25 * 0.6 ** (dash + 0.55)))
    const area = { x: 0, y: 0, width, height: vy }
    const glow = (px: number, py: number) =>
      0.8 * Math.max(0, 1 - Math.hypot((px - vx) / 3, py - vy) / (height * 0.24)) ** 1.2
    const sky = fill(dots({ area, tone: glow, pitch: height / 60 }), colours.mark)
    return (
      clip('sky', rectPath(0, 0, width, vy), sky) +
      rect(0, vy, width, height - vy, colours.ground) +
      fill(strip(-1.08, -0.9, 1.3, 0) + strip(0.9, 1.08, 1.3, 0), colours.mark) +
      fill(strip(-3, -2.9, 1.3, 0) + strip(2.3, 2.36, 1.3, 0), colours.mark) +
      fill(dashes.join(''), colours.accent) +
      rect(0, vy - height / 300, width, height / 150, colours.mark) +
      circle(vx, vy, height * 0.032, colours.accent)
    )
  }
}
