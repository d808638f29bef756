/** Rings cut along the wire; what lies below has slipped, and still belongs together. */
import type { Drawing } from '../stage'
import { circle, clip, line, range, rectPath, ring } from '../svg'

interface Options {
  /** Middle, as shares of the height, and the middle of the slipped half. */
  x: number
  slippedX: number
  rings: number
  /** Distance between rings as a share of the height. */
  pitch: number
  accentRing: number
  /** Where the cut runs, as a share of the height. */
  cut: number
}

export function slippedRings({ x, slippedX, rings, pitch, accentRing, cut }: Options): Drawing {
  return ({ width, height, colours }) => {
    const y = cut * height
    const half = (middle: number) =>
      range(rings)
        .map((index) => {
          const radius = (index + 1) * pitch * height
          const isAccent = index === accentRing
          const weight = pitch * height * (isAccent ? 0.86 : 0.16 + 0.4 * (1 - index / rings))
          return ring(middle * height, y, radius, isAccent ? colours.accent : colours.mark, weight)
        })
        .join('') + circle(middle * height, y, pitch * height * 0.42, colours.mark)
    return (
      clip('above', rectPath(0, 0, width, y), half(x)) +
      clip('below', rectPath(0, y, width, height - y), half(slippedX)) +
      line(0, y, width, y, colours.mark, height / 150)
    )
  }
}
