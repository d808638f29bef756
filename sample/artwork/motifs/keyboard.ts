/** Keys from above, close enough to press one. */
import type { Drawing } from '../stage'
import { group, n, rect } from '../svg'

interface Options {
  /** Upper left corner and pitch of the keys, as shares of the height. */
  x: number
  y: number
  pitch: number
  tilt: number
  pressed: readonly [row: number, key: number]
}

/** Widths of the keys of each row, in units of one key. */
const rows = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 4.5, 1.25, 1.5],
]

export function keyboard({ x, y, pitch, tilt, pressed }: Options): Drawing {
  return ({ height, colours }) => {
    const unit = pitch * height
    const keys = rows.map((widths, row) => {
      let left = 0
      return widths.map((width, key) => {
        const at = left
        left += width
        const isPressed = pressed[0] === row && pressed[1] === key
        const special = width !== 1
        const face = isPressed ? colours.accent : special ? colours.ground : colours.shade
        const wide = width * unit
        const gap = unit * 0.07
        const base = rect(at * unit + gap, row * unit + gap, wide - 2 * gap, unit - 2 * gap, colours.mark, unit * 0.14)
        const lift = isPressed ? 0.03 : 0
        const top = rect(
          at * unit + unit * 0.15,
          (row + 0.1 + lift) * unit,
          wide - unit * 0.3,
          unit * 0.66,
          face,
          unit * 0.11,
        )
        return base + top
      })
    })
    const plate = rect(-unit * 0.2, -unit * 0.2, unit * 11.4, unit * 5.4, colours.mark, unit * 0.25)
    return group(plate + keys.flat().join(''), `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`)
  }
}
