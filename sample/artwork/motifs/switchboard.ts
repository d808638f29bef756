/** An exchange: rows of sockets, and cords that join those who should talk. */
import type { Drawing } from '../stage'
import { circle, n, range, rect, ring, stroke } from '../svg'

interface Cord {
  from: readonly [column: number, row: number]
  to: readonly [column: number, row: number]
  /** How low the cord hangs below its ends, in rows. */
  slack: number
  colour: 'mark' | 'accent'
}

interface Options {
  columns: number
  rows: number
  /** Upper left socket and distance between sockets, as shares of the height. */
  x: number
  y: number
  pitch: number
  cords: readonly Cord[]
}

export function switchboard({ columns, rows, x, y, pitch, cords }: Options): Drawing {
  return ({ height, colours }) => {
    const step = pitch * height
    const at = ([column, row]: readonly [number, number]) =>
      [x * height + column * step, y * height + row * step] as const
    const sockets = range(rows).flatMap((row) =>
      range(columns).map((column) => {
        const [sx, sy] = at([column, row])
        return ring(sx, sy, step * 0.24, colours.mark, step * 0.035) + circle(sx, sy, step * 0.1, colours.mark)
      }),
    )
    const drawn = cords.map(({ from, to, slack, colour }) => {
      const [x1, y1] = at(from)
      const [x2, y2] = at(to)
      const low = Math.max(y1, y2) + slack * step
      const d = `M${n(x1)} ${n(y1)}C${n(x1)} ${n(low)} ${n(x2)} ${n(low)} ${n(x2)} ${n(y2)}`
      const plugs = [
        [x1, y1],
        [x2, y2],
      ].map(
        ([px = 0, py = 0]) =>
          circle(px, py, step * 0.27, colours[colour]) +
          rect(px - step * 0.15, py, step * 0.3, step * 0.62, colours[colour], step * 0.06),
      )
      return stroke(d, colours.ground, step * 0.3) + stroke(d, colours[colour], step * 0.15) + plugs.join('')
    })
    return sockets.join('') + drawn.join('')
  }
}
