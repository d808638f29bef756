/** A line of a file as a terminal shows it, with the place in it that a mark should point at. */
import stringWidth from 'string-width'

const WIDEST = 100
/** How much of a long line is shown before the place. */
const BEFORE = 40

/** Each character takes one cell. */
const PLAIN = /^[ -~]*$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The line, cut around a column when it is long, and the number of terminal cells before that column. */
export function cutAround(source: string, column: number): { text: string; before: number } {
  if (source.length <= WIDEST && PLAIN.test(source))
    return { text: source, before: Math.min(column - 1, source.length) }
  const from = column > WIDEST - 20 ? wholeFrom(source, column - 1 - BEFORE) : 0
  let text = from > 0 ? '…' : ''
  let width = text.length
  let before: number | undefined
  for (const { segment, index } of graphemes.segment(source.slice(from, from + 4 * WIDEST))) {
    // A column inside a character that is made of several code points marks the whole character.
    if (from + index + segment.length > column - 1) before ??= width
    const cells = shown(segment)
    const taken = stringWidth(cells)
    if (width + taken > WIDEST) {
      text += '…'
      break
    }
    text += cells
    width += taken
  }
  return { text, before: before ?? width }
}

/** Never between the two halves of one character. */
const wholeFrom = (source: string, at: number): number =>
  /^[\udc00-\udfff]/.test(source.slice(at, at + 1)) ? at - 1 : at

/** A tab and everything without a shape is one dot, so that the mark stays below its place. */
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

const shown = (segment: string): string => (HIDDEN.test(segment) ? '·' : segment)
