/** A shock along the wire: the needle of a seismograph breaks out and comes to rest. */
import type { Drawing } from '../stage'
import { n, range, stroke } from '../svg'

interface Options {
  /** Where along the width it is strongest, and how far it spreads; shares of the width. */
  centre: number
  spread: number
  /** Swing at the strongest point and height of the level line, as shares of the picture's height. */
  peak: number
  level: number
}

export function waveform({ centre, spread, peak, level }: Options): Drawing {
  return ({ width, height, colours, random }) => {
    const middle = level * height
    /** One trace; the wider its steps, the calmer it looks. */
    const trace = (colour: string, weight: number, swing: number, step: number, start: number) => {
      let side = 1
      const points = range(Math.ceil(width / (height / 52)) + 2).map((index) => {
        const x = start + index * step
        const near = Math.exp(-(((x / width - centre) / spread) ** 2))
        side = -side
        const y = middle + side * near * height * peak * swing * random.between(0.35, 1) * 0.5
        return `${n(x)} ${n(y)}`
      })
      return stroke(`M-20 ${n(middle)}L${points.join('L')}`, colour, weight)
    }
    const pitch = height / 52
    return trace(colours.mark, height / 110, 1, pitch, 0) + trace(colours.accent, height / 48, 0.62, pitch * 2.2, pitch)
  }
}
