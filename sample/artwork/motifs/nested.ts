/** Slab within slab within slab, each turned a little further: a screen that draws one in. */
import type { Drawing } from '../stage'
import { frame, group, n, range, rect } from '../svg'

interface Options {
  /** Middle and height of the outermost slab, as shares of the picture's height. */
  x: number
  y: number
  tall: number
  count: number
  /** Degrees each slab is turned against the one around it. */
  turn: number
}

export function nested({ x, y, tall, count, turn }: Options): Drawing {
  return ({ height, colours }) => {
    const shells = range(count).map((index) => {
      const h = tall * height * (1 - index / (count + 2)) ** 1.1
      const w = h * 0.56
      const isLast = index === count - 1
      const line = Math.max(3, height * 0.03 * (1 - index / count))
      const shape = isLast
        ? rect(-w / 2, -h / 2, w, h, colours.accent, w * 0.16)
        : frame(-w / 2, -h / 2, w, h, colours.mark, line, w * 0.16)
      return group(shape, `rotate(${n(index * turn)})`)
    })
    return group(shells.join(''), `translate(${n(x * height)} ${n(y * height)})`)
  }
}
