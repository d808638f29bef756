/** A sound, or a shock, along the wire: a level line that breaks out and comes to rest. */
import type { Drawing, Stage } from '../stage'
import { line, n, range, rect, stroke } from '../svg'

interface Options {
  /** Upright bars of a recording, or the needle of a seismograph. */
  kind: 'bars' | 'needle'
  /** Where along the width it is loudest, and how far it spreads; shares of the width. */
  centre: number
  spread: number
  /** Height of the loudest point as a share of the picture's height. */
  peak: number
  /** Height of the level line; the wire's own if left out. */
  level?: number
}

export function waveform(options: Options): Drawing {
  return (stage) => (options.kind === 'bars' ? bars(stage, options) : needle(stage, options))
}

function bars({ width, height, colours, random, wireY }: Stage, { centre, spread, peak, level }: Options) {
  const middle = level === undefined ? wireY : level * height
  const pitch = height / 26
  const count = Math.ceil(width / pitch) + 1
  const loudest = Math.round((centre * width) / pitch)
  const drawn = range(count).map((index) => {
    const x = index * pitch
    const near = Math.exp(-(((x / width - centre) / spread) ** 2))
    const half = Math.max(
      pitch * 0.09,
      height * peak * near * (index === loudest ? 1 : random.between(0.25, 0.8)) * 0.5,
    )
    return rect(
      x - pitch * 0.28,
      middle - half,
      pitch * 0.56,
      half * 2,
      index === loudest ? colours.accent : colours.mark,
      pitch * 0.28,
    )
  })
  return line(0, middle, width, middle, colours.mark, 3) + drawn.join('')
}

function needle({ width, height, colours, random, wireY }: Stage, { centre, spread, peak, level }: Options) {
  const middle = level === undefined ? wireY : level * height
  const pitch = height / 52
  const traces = [
    { colour: colours.mark, weight: height / 110, swing: 1 },
    { colour: colours.accent, weight: height / 48, swing: 0.62 },
  ]
  return traces
    .map(({ colour, weight, swing }, trace) => {
      let side = 1
      const points = range(Math.ceil(width / pitch) + 2).map((index) => {
        const x = index * pitch * (trace === 0 ? 1 : 2.2) + (trace === 0 ? 0 : pitch)
        const near = Math.exp(-(((x / width - centre) / spread) ** 2))
        side = -side
        const y = middle + side * near * height * peak * swing * random.between(0.35, 1) * 0.5
        return `${n(x)} ${n(y)}`
      })
      return stroke(`M-20 ${n(middle)}L${points.join('L')}`, colour, weight)
    })
    .join('')
}
