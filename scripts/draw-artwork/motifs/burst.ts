/** One voice reaching many: rays of uneven length from a single point, each ending where somebody listens. */
import type { Drawing } from '../stage'
import { circle, circlePath, fill, n, polar, range, stroke } from '../svg'

interface Options {
  /** The point the rays leave from, as shares of the picture's height. */
  x: number
  y: number
  rays: number
  /** Radius of the solid middle, of the shortest ray and of the longest, as shares of the height. */
  core: number
  shortest: number
  longest: number
}

export function burst({ x, y, rays, core, shortest, longest }: Options): Drawing {
  return ({ height, colours, random }) => {
    const cx = x * height
    const cy = y * height
    let path = ''
    let ends = ''
    for (const ray of range(rays)) {
      const angle = (ray * 360) / rays + 1
      const wave = 0.5 + 0.5 * Math.sin(ray * 0.19) * Math.cos(ray * 0.071 + 1)
      const reach = (shortest + (longest - shortest) * (0.65 * wave + 0.35 * random.next())) * height
      const [x1, y1] = polar(cx, cy, core * height * 1.22, angle)
      const [x2, y2] = polar(cx, cy, reach, angle)
      path += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
      ends += circlePath(x2, y2, height * (ray % 7 === 3 ? 0.017 : 0.0075))
    }
    return (
      stroke(path, colours.mark, height / 330, 'butt') +
      fill(ends, colours.mark) +
      circle(cx, cy, core * height, colours.accent)
    )
  }
}
