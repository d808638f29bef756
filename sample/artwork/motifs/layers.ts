/** A device taken apart: its layers hover above one another, seen from the side. */
import { dots } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, clip, fill, frame, group, n, range, rect, roundedPath } from '../svg'

interface Options {
  /** Middle of the lowest layer and distance between layers, as shares of the height. */
  x: number
  y: number
  rise: number
  /** Side of a layer, as a share of the height. */
  size: number
}

/** From the lowest layer up. */
const finishes = ['solid', 'board', 'accent', 'screen', 'glass'] as const

export function layers({ x, y, rise, size }: Options): Drawing {
  return (stage) => {
    const { height } = stage
    return finishes
      .map((finish, index) => {
        const top = (y - index * rise) * height
        // A square turned by 45 degrees and pressed flat: what a drawing board calls isometric.
        return group(
          layer(stage, finish, size * height),
          `translate(${n(x * height)} ${n(top)}) scale(1 0.5) rotate(45)`,
        )
      })
      .join('')
  }
}

function layer({ colours, height }: Stage, finish: (typeof finishes)[number], side: number) {
  const half = side / 2
  const corner = side * 0.13
  const edge = frame(-half, -half, side, side, colours.mark, height / 110, corner)
  const plate = rect(-half, -half, side, side, colours.ground, corner)
  switch (finish) {
    case 'solid':
      return rect(-half, -half, side, side, colours.mark, corner)
    case 'board': {
      const chips = range(16).map((at) => {
        const column = at % 4
        const row = (at - column) / 4
        const wide = (at * 7) % 3 === 0
        return rect(
          -half + side * (0.1 + column * 0.21),
          -half + side * (0.1 + row * 0.21),
          side * (wide ? 0.17 : 0.1),
          side * 0.14,
          colours.mark,
        )
      })
      return plate + edge + chips.join('')
    }
    case 'accent':
      return (
        rect(-half, -half, side, side, colours.accent, corner) +
        circle(0, 0, side * 0.2, colours.ground) +
        circle(0, 0, side * 0.09, colours.mark)
      )
    case 'screen': {
      const area = { x: -half, y: -half, width: side, height: side }
      const shape = roundedPath(-half, -half, side, side, corner)
      const tone = (px: number, py: number) => 0.75 * ((px + py) / (2 * side) + 0.5)
      return (
        plate + clip('layer-screen', shape, fill(dots({ area, tone, pitch: side / 26, angle: 0 }), colours.mark)) + edge
      )
    }
    case 'glass':
      return (
        frame(-half, -half, side, side, colours.mark, height / 70, corner) +
        frame(-half * 0.88, -half * 0.88, side * 0.88, side * 0.88, colours.mark, height / 260, corner * 0.8)
      )
  }
}
