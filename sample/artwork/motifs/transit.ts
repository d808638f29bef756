/** Lines with stations, as on a map of an underground: everyone is two changes away from everyone. */
import type { Drawing } from '../stage'
import { circle, n, ring, stroke } from '../svg'

interface Route {
  /** Corners of the line, as shares of the height. */
  through: readonly (readonly [x: number, y: number])[]
  colour: 'mark' | 'accent' | 'shade'
  weight: number
}

interface Options {
  routes: readonly Route[]
  stations: readonly (readonly [x: number, y: number, radius: number])[]
  hub: readonly [x: number, y: number, radius: number]
}

export function transit({ routes, stations, hub }: Options): Drawing {
  return ({ height, colours }) => {
    const drawn = routes.map(({ through, colour, weight }) =>
      stroke(rounded(through, height), colours[colour], weight * height),
    )
    const stops = stations.map(
      ([x, y, radius]) =>
        circle(x * height, y * height, radius * height, colours.ground) +
        ring(x * height, y * height, radius * height, colours.mark, radius * height * 0.42),
    )
    const [x, y, radius] = hub
    const middle =
      circle(x * height, y * height, radius * height, colours.mark) +
      circle(x * height, y * height, radius * height * 0.66, colours.ground) +
      circle(x * height, y * height, radius * height * 0.36, colours.accent)
    return drawn.join('') + stops.join('') + middle
  }
}

/** A line through the corners, each corner rounded off. */
function rounded(through: readonly (readonly [number, number])[], unit: number) {
  const soft = 0.09
  return through
    .map(([x, y], index) => {
      const before = through[index - 1]
      const after = through[index + 1]
      if (!before) return `M${n(x * unit)} ${n(y * unit)}`
      if (!after) return `L${n(x * unit)} ${n(y * unit)}`
      const towards = ([px, py]: readonly [number, number]) => {
        const length = Math.hypot(px - x, py - y)
        return `${n((x + ((px - x) / length) * soft) * unit)} ${n((y + ((py - y) / length) * soft) * unit)}`
      }
      return `L${towards(before)}Q${n(x * unit)} ${n(y * unit)} ${towards(after)}`
    })
    .join('')
}
