/** A field of small dots out of which a cloud rises, dot by dot larger, with one place that lights up. */
import { dots } from '../screens'
import { all, type Drawing } from '../stage'
import { fill } from '../svg'

type Disc = readonly [x: number, y: number, radius: number]

interface Options {
  /** Discs that together make the cloud; middle and radius as shares of the height. */
  cloud: readonly Disc[]
  /** Where the cloud ends below, as a share of the height. */
  base: number
  lit: Disc
  pitch: number
}

export function dotfield({ cloud, base, lit, pitch }: Options): Drawing {
  return (stage) => {
    const { height, colours } = stage
    const within = ([cx, cy, radius]: Disc, x: number, y: number) =>
      Math.hypot(x / height - cx, y / height - cy) < radius
    const tone = (x: number, y: number) => {
      const inside = y < base * height && cloud.some((disc) => within(disc, x, y))
      return inside ? 0.3 + 0.55 * (y / (base * height)) ** 1.5 : 0.018
    }
    const screen = (isLit: boolean) =>
      dots({
        area: all(stage),
        tone: (x, y) => (within(lit, x, y) === isLit ? tone(x, y) : 0),
        pitch: height * pitch,
        angle: 0,
      })
    return fill(screen(false), colours.mark) + fill(screen(true), colours.accent)
  }
}
