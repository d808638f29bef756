/** Noise on the left becomes a calm wave on the right: wires bundled, disturbed and combed straight. */
import type { Drawing } from '../stage'
import { circle, n, range, stroke } from '../svg'

interface Options {
  lines: number
  /** Where the noise ends, as a share of the width. */
  settles: number
}

export function calm({ lines, settles }: Options): Drawing {
  return ({ width, height, colours, random }) => {
    const accentLine = Math.floor(lines * 0.62)
    const drawn = range(lines).map((index) => {
      const base = height * (0.12 + (0.76 * index) / (lines - 1))
      const phases = range(4).map(() => random.between(0, 6.3))
      const points = range(161).map((step) => {
        const share = step / 160
        const noise = Math.max(0, 1 - share / settles) ** 1.4
        const jitter = phases.reduce(
          (sum, phase, harmonic) => sum + Math.sin(share * (26 + harmonic * 31) + phase) / (1 + harmonic * 0.5),
          0,
        )
        const swell = Math.sin(share * 7.5 - 1.2 + index * 0.06) * height * 0.05 * Math.min(1, share / settles)
        return `${n(share * width)} ${n(base + jitter * noise * height * 0.075 + swell)}`
      })
      const isAccent = index === accentLine
      return {
        isAccent,
        path: stroke(`M${points.join('L')}`, isAccent ? colours.accent : colours.mark, height / (isAccent ? 50 : 170)),
        end: points[140],
      }
    })
    const accent = drawn.filter(({ isAccent }) => isAccent)
    const [x = 0, y = 0] = (accent[0]?.end ?? '').split(' ').map(Number)
    return (
      [...drawn.filter(({ isAccent }) => !isAccent), ...accent].map(({ path }) => path).join('') +
      circle(x, y, height * 0.06, colours.accent)
    )
  }
}
