/** A sheet folded like a concertina, one panel after another: a story told in turns. */
import { dots, lines } from '../screens'
import type { Drawing } from '../stage'
import { clip, fill, line, n, polygon, range } from '../svg'

interface Options {
  panels: number
  /** Height of the upper edge at its lowest fold and at its highest, as shares of the height. */
  low: number
  high: number
  accentPanel: number
}

export function concertina({ panels, low, high, accentPanel }: Options): Drawing {
  return ({ width, height, colours, wireY }) => {
    const wide = (width * 1.06) / panels
    const foldAt = (index: number) => ({ x: index * wide - width * 0.03, y: (index % 2 ? high : low) * height })
    const bottomAt = (index: number) => wireY + height * (index % 2 ? 0.02 : 0.13)
    const drawn = range(panels).map((index) => {
      const left = foldAt(index)
      const right = foldAt(index + 1)
      const shape = polygon([
        [left.x, left.y],
        [right.x, right.y],
        [right.x, bottomAt(index + 1)],
        [left.x, bottomAt(index)],
      ])
      const area = { x: left.x, y: 0, width: wide, height }
      const slope = (Math.atan2(right.y - left.y, wide) * 180) / Math.PI
      if (index === accentPanel) return fill(shape, colours.accent)
      if (index % 2 === 0) {
        const tone = (px: number) => 0.12 + 0.75 * Math.max(0, (px - left.x) / wide) ** 1.5
        return clip(`panel-${index}`, shape, fill(dots({ area, tone, pitch: height / 50 }), colours.mark))
      }
      if (index % 4 === 1) return fill(shape, colours.mark)
      return clip(
        `panel-${index}`,
        shape,
        fill(lines({ area, tone: () => 0.4, pitch: height / 34, angle: n(slope) }), colours.mark),
      )
    })
    const edges = range(panels + 1).map((index) => {
      const fold = foldAt(index)
      return line(fold.x, fold.y, fold.x, bottomAt(index), colours.mark, height / 240)
    })
    const top = range(panels).map((index) => {
      const left = foldAt(index)
      const right = foldAt(index + 1)
      return (
        line(left.x, left.y, right.x, right.y, colours.mark, height / 160) +
        line(left.x, bottomAt(index), right.x, bottomAt(index + 1), colours.mark, height / 160)
      )
    })
    return drawn.join('') + edges.join('') + top.join('')
  }
}
