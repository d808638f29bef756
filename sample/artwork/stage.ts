/** What a motif is given to draw on, and what it gives back. */
import type { Colours } from './palette'
import type { Random } from './random'
import type { Area, Tone } from './screens'

export interface Stage {
  width: number
  height: number
  colours: Colours
  random: Random
  /** Height at which the wire enters and leaves, the same share of every picture. */
  wireY: number
}

/** Draws one picture as SVG text, without its ground. */
export type Drawing = (stage: Stage) => string

/** How far a picture has closed at a point so that words on it can be read: 1 in the lower left, 0 in the upper right. */
export function closing({ width, height }: Stage): Tone {
  return (x, y) => Math.min(1, Math.max(0, (0.6 - 0.5 * (x / width + 1 - y / height)) / 0.2))
}

/** The whole picture as an area for a screen. */
export function all({ width, height }: Stage): Area {
  return { x: 0, y: 0, width, height }
}
