/** One voice reaching many: rays of uneven length from a single point, each ending where somebody listens. */
import { closing, type Drawing } from '../stage'
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
  /** Rays shorten towards the lower left, where a page sets its words. */
  closes?: true
}

export function burst({ x, y, rays, core, shortest, longest, closes }: Options): Drawing {
  return (stage) => {
    const { height, colours, random } = stage
    const closed = closes ? closing(stage) : () => 0
    const cx = x * height
    const cy = y * height
    let path = ''
    let ends = ''
    for (const ray of range(rays)) {
      const angle = (ray * 360) / rays + 1
      const wave = 0.5 + 0.5 * Math.sin(ray * 0.19) * Math.cos(ray * 0.071 + 1)
      const full = (shortest + (longest - shortest) * (0.65 * wave + 0.35 * random.next())) * height
      const shut = closed(...polar(cx, cy, full, angle))
      const reach = full - (full - core * 1.3 * height) * 0.72 * shut
      const [x1, y1] = polar(cx, cy, core * height * 1.22, angle)
      const [x2, y2] = polar(cx, cy, reach, angle)
      path += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
      ends += circlePath(x2, y2, height * (ray % 7 === 3 ? 0.017 : 0.0075) * (1 - 0.6 * shut))
    }
    return (
      stroke(path, colours.mark, height / 330, 'butt') +
      fill(ends, colours.mark) +
      circle(cx, cy, core * height, colours.accent)
    )
  }
}
