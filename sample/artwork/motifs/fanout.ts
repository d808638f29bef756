/** One wire that opens into many, and one that goes straight to a single reader. */
import type { Drawing } from '../stage'
import { circle, n, range, stroke } from '../svg'

interface Options {
  lines: number
  /** Where the many part and where they arrive, as shares of the width. */
  parts: number
  arrives: number
  /** Where the single one runs, as a share of the height. */
  single: number
}

export function fanout({ lines, parts, arrives, single }: Options): Drawing {
  return ({ width, height, colours }) => {
    const from = height * 0.37
    const start = parts * width
    const end = arrives * width
    const many = range(lines).map((index) => {
      const y = height * (0.02 + (index * 0.68) / (lines - 1))
      const bend = (end - start) * 0.55
      const d = `M-20 ${n(from)}H${n(start)}C${n(start + bend)} ${n(from)} ${n(end - bend)} ${n(y)} ${n(end)} ${n(y)}`
      return stroke(d, colours.mark, height / 120) + circle(end, y, height / 66, colours.mark)
    })
    const straight = stroke(`M-20 ${n(single * height)}H${n(width * 0.68)}`, colours.accent, height / 22, 'butt')
    return (
      many.join('') +
      stroke(`M-20 ${n(from)}H${n(start)}`, colours.mark, height / 22, 'butt') +
      circle(start, from, height / 16, colours.mark) +
      straight +
      circle(width * 0.68, single * height, height / 10, colours.accent)
    )
  }
}
