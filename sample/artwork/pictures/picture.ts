import { nightPath } from '../../../src/content/picture-address'
import type { SchemeName } from '../palette'
import type { Drawing } from '../stage'

export interface Picture {
  /** Path below `content/media`; also the seed, unless one is given. */
  path: string
  width: number
  height: number
  scheme: SchemeName
  drawing: Drawing
  seed?: string
  /** Drawn is this part of it alone, as large as the picture: a square, in shares of the height. */
  part?: { x: number; y: number; size: number }
  /** Whether a page sets words on the lower left, and the motif by itself would not stay clear of them. */
  veiled?: true
}

/** The same drawing, as visitors see it in the dark scheme. */
export const nightOf = (day: Picture): Picture => ({
  ...day,
  path: nightPath(day.path),
  seed: day.seed ?? day.path,
  scheme: 'night',
})

/** A detail of a drawing: a square of the same print, enlarged. */
export const detailOf = (whole: Picture, part: NonNullable<Picture['part']>): Picture => ({
  ...whole,
  path: whole.path.replace(/(?=\.[^./]+$)/, '-detail'),
  seed: whole.seed ?? whole.path,
  part,
})

export const landscape = { width: 1600, height: 1067 }
export const tile = { width: 1600, height: 1200, scheme: 'ink' } as const
export const wide = { width: 1920, height: 1080 }
