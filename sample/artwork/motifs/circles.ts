/** Big cropped circles, each treated by another hand: solid, screened, engraved, ruled. */
import { ball, dots, fade, lines, litBall } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, circlePath, clip, fill, line, overprint } from '../svg'

interface Disc {
  /** Centre and radius as shares of the picture's height. */
  x: number
  y: number
  r: number
  as: 'solid' | 'dots' | 'ball' | 'lines'
  colour: 'mark' | 'accent'
  /** How many dots or lines of its screen the height of the picture would hold. */
  screen?: number
}

export function circles(discs: readonly Disc[], { wire = false } = {}): Drawing {
  return (stage) => {
    const { width, wireY, colours } = stage
    const ground = wire ? line(0, wireY, width, wireY, colours.mark, stage.height / 150) : ''
    const drawn = discs.map((disc, index) => {
      const shape = draw(stage, disc, index)
      return colours.overprint && disc.as !== 'solid' ? overprint(shape) : shape
    })
    return ground + drawn.join('')
  }
}

function draw({ height, colours }: Stage, disc: Disc, index: number): string {
  const x = disc.x * height
  const y = disc.y * height
  const r = disc.r * height
  const colour = colours[disc.colour]
  const area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const inside = (content: string) => clip(`disc-${index}`, circlePath(x, y, r), content)
  switch (disc.as) {
    case 'solid':
      return circle(x, y, r, colour)
    case 'dots': {
      const tone = fade([x, y + r], [x, y - r * 1.1], 1.2)
      return inside(fill(dots({ area, tone, pitch: height / (disc.screen ?? 46) }), colour))
    }
    case 'ball': {
      const tone = (colours.lit ? litBall : ball)(x, y, r, 230)
      return inside(fill(dots({ area, tone, pitch: height / 52, angle: 30 }), colour))
    }
    case 'lines': {
      const tone = (px: number) => 0.2 + (0.62 * (px - area.x)) / area.width
      return inside(fill(lines({ area, tone, pitch: height / (disc.screen ?? 40), angle: -45 }), colour))
    }
  }
}
