/** A hall from above: rows of seats bent round a stage, one seat taken in red. */
import { closing, type Drawing } from '../stage'
import { circle, circlePath, fill, polar, range } from '../svg'

interface Options {
  /** Middle of the stage, as shares of the picture's height. */
  x: number
  y: number
  rows: number
  /** First row's distance and the distance between rows, as shares of the height. */
  first: number
  step: number
  /** Degrees between which seats stand; 0 is to the right, clockwise. */
  from: number
  to: number
  /** Row, and place in the row from 0 to 1. */
  taken: readonly [row: number, place: number]
  stageRadius: number
  /** Seats shrink towards the lower left, where a page sets its words. */
  closes?: true
}

export function amphitheatre(options: Options): Drawing {
  return (stage) => {
    const { height, colours } = stage
    const closed = options.closes ? closing(stage) : () => 0
    const x = options.x * height
    const y = options.y * height
    const size = options.step * height * 0.36
    let seats = ''
    let taken = ''
    for (const row of range(options.rows)) {
      const radius = (options.first + row * options.step) * height
      const turn = (options.step * height * 0.98 * 180) / (Math.PI * radius)
      const count = Math.floor((options.to - options.from) / turn)
      for (const seat of range(count)) {
        const angle = options.from + (seat + 0.5) * ((options.to - options.from) / count)
        const [sx, sy] = polar(x, y, radius, angle)
        if (onAisle(angle, options)) continue
        if (row === options.taken[0] && seat === Math.floor(options.taken[1] * count))
          taken = circle(sx, sy, size * 2.3, colours.accent)
        else if (closed(sx, sy) < 0.9)
          seats += circlePath(sx, sy, size * (1.08 - (0.5 * row) / options.rows) * (1 - closed(sx, sy)))
      }
    }
    return fill(seats, colours.mark) + circle(x, y, options.stageRadius * height, colours.mark) + taken
  }
}

/** Two aisles divide the rows in three. */
function onAisle(angle: number, { from, to }: Options) {
  const share = (angle - from) / (to - from)
  return Math.abs(share - 0.31) < 0.018 || Math.abs(share - 0.69) < 0.018
}
