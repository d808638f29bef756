/** One letterform of the display face, as large as the sheet allows. */
import { type Letterform, letterforms } from '../letterforms'
import { dots } from '../screens'
import type { Drawing } from '../stage'
import { clip, fill, group, n, overprint } from '../svg'

interface Options {
  form: Exclude<keyof typeof letterforms, 'longwire'>
  /** Left end of the baseline and the size of the em, as shares of the height. */
  x: number
  baseline: number
  size: number
  /** A second, screened impression lies this far off, as shares of the height. */
  shift: readonly [number, number]
}

export function letter({ form, x, baseline, size, shift }: Options): Drawing {
  return (stage) => {
    const { height, colours } = stage
    const shape: Letterform = letterforms[form]
    const scale = (size * height) / 1000
    const place = (dx: number, dy: number) =>
      `translate(${n((x + dx) * height)} ${n((baseline + dy) * height)}) scale(${scale.toFixed(4)})`
    // The screen is drawn in the letter's own units, so that the letter can clip it.
    const area = { x: 0, y: -1000, width: shape.width, height: 1250 }
    const tone = (_: number, py: number) => 0.2 + 0.7 * ((py + 1000) / 1250)
    const pitch = height / 44 / scale
    const screened = clip('letter', shape.d, fill(dots({ area, tone, pitch }), colours.mark))
    const solid = group(fill(shape.d, colours.accent), place(0, 0))
    const second = group(screened, place(...shift))
    return solid + (colours.overprint ? overprint(second) : second)
  }
}
