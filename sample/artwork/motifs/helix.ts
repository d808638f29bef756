/** Two bands wound round each other, with rungs between: the oldest code there is. */
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { circle, clip, fill, line, polygon, range } from '../svg'

interface Options {
  /** Height of the axis, swing of the bands and length of one turn, as shares of the height. */
  axis: number
  swing: number
  turn: number
  /** Width of a band, as a share of the height. */
  band: number
  accentRung: number
}

export function helix({ axis, swing, turn, band, accentRung }: Options): Drawing {
  return ({ width, height, colours }) => {
    const y = (x: number, phase: number) =>
      axis * height + swing * height * Math.sin((x / (turn * height)) * Math.PI * 2 + phase)
    const half = (band * height) / 2
    const ribbon = (phase: number, from: number, to: number) => {
      const steps = range(Math.ceil((to - from) / 12) + 1).map((step) => Math.min(to, from + step * 12))
      const thick = (x: number) =>
        half * (0.72 + 0.55 * Math.abs(Math.cos((x / (turn * height)) * Math.PI * 2 + phase)))
      return polygon([
        ...steps.map((x) => [x, y(x, phase) - thick(x)] as const),
        ...steps.reverse().map((x) => [x, y(x, phase) + thick(x)] as const),
      ])
    }
    const rungs = range(Math.ceil(width / (height * 0.052))).map((index) => {
      const x = index * height * 0.052 + height * 0.02
      const isAccent = index === accentRung
      const ends = [y(x, 0.5), y(x, 0.5 + Math.PI)] as const
      const rung = line(
        x,
        ends[0],
        x,
        ends[1],
        isAccent ? colours.accent : colours.mark,
        height * (isAccent ? 0.026 : 0.009),
      )
      return isAccent ? rung + circle(x, (ends[0] + ends[1]) / 2, height * 0.05, colours.accent) : rung
    })
    const back = ribbon(0.5 + Math.PI, -20, width + 20)
    const area = { x: 0, y: 0, width, height }
    const screen = dots({
      area,
      tone: (x) => 0.35 + 0.4 * Math.sin((x / (turn * height)) * Math.PI * 2 + 0.5) ** 2,
      pitch: height / 60,
    })
    return (
      rungs.join('') +
      fill(back, colours.ground) +
      clip('back', back, fill(screen, colours.mark)) +
      fill(ribbon(0.5, -20, width + 20), colours.mark)
    )
  }
}
