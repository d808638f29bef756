/** Telegraph poles that run towards the horizon, and one red wire with a message on its way. */
import { palette } from '../palette'
import type { Drawing } from '../stage'
import { circle, line, n, range, rect, stroke } from '../svg'

/** Poles from the nearest one back; the one before is outside the sheet and holds the wires' near ends. */
const poles = range(7).map((index) => index - 1)

/** Each pole is drawn this much smaller than the one before. */
const shrink = 0.7

/** Insulators along an arm, from the pole's middle, as shares of the near pole's height; and the arms below its top. */
const along = [-0.15, -0.09, 0.09, 0.15]
const arms = [0.05, 0.14, 0.23]

export function wires(): Drawing {
  return ({ width, height, colours }) => {
    const far = { x: width * 0.03, y: height * 0.76 }
    const near = { x: width * 0.9, top: height * 0.05, tall: height * 1.15 }
    /** A point of the near pole, as seen on pole number `pole`. */
    const seen = (pole: number, x: number, y: number) => {
      const scale = shrink ** pole
      return { x: far.x + (x - far.x) * scale, y: far.y + (y - far.y) * scale, scale }
    }
    const insulator = (pole: number, arm: number, place: number) =>
      seen(pole, near.x + place * near.tall, near.top + arm * near.tall)
    /** Behind the headline everything is held back. */
    const tint = (pole: number) => (pole < 1 ? colours.mark : palette.inkHaze)
    const drawn = [...poles].reverse().map((pole) => {
      const foot = seen(pole, near.x, near.top + near.tall)
      const top = seen(pole, near.x, near.top)
      const { scale } = top
      const beams = arms.map((arm) => {
        const left = insulator(pole, arm, -0.175)
        const right = insulator(pole, arm, 0.175)
        const cups = along.map((place) => {
          const at = insulator(pole, arm, place)
          return rect(at.x - 7 * scale, at.y - 26 * scale, 14 * scale, 26 * scale, tint(pole), 6 * scale)
        })
        return line(left.x, left.y, right.x, right.y, tint(pole), 15 * scale) + cups.join('')
      })
      const spans = arms.flatMap((arm, row) =>
        along.map((place, index) => ({
          row,
          index,
          from: insulator(pole, arm, place),
          to: insulator(pole + 1, arm, place),
        })),
      )
      const hung = spans.map(({ row, index, from, to }) => {
        const isRed = row === 1 && index === 0
        const sag = height * 0.09 * scale
        const d = `M${n(from.x)} ${n(from.y - 24 * scale)}Q${n((from.x + to.x) / 2)} ${n((from.y + to.y) / 2 + sag)} ${n(to.x)} ${n(to.y - 24 * scale * shrink)}`
        return { isRed, path: stroke(d, isRed ? colours.accent : tint(pole), isRed ? 3 + 5 * scale : 1 + 2 * scale) }
      })
      const quiet = hung.filter(({ isRed }) => !isRed)
      const red = hung.filter(({ isRed }) => isRed)
      const post = line(top.x, top.y, foot.x, foot.y, tint(pole), 30 * scale)
      return quiet.map(({ path }) => path).join('') + post + beams.join('') + red.map(({ path }) => path).join('')
    })
    const disc = circle(width * 0.83, height * 0.46, height * 0.27, colours.accent)
    return disc + drawn.join('')
  }
}
