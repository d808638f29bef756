/** Punched telegraph tape, readable by those who know the code: International Telegraph Alphabet No. 2. */
import type { Drawing } from '../stage'
import { circlePath, fill, group, n, range, rect } from '../svg'

interface Strip {
  text: string
  /** Height of the strip's middle at the picture's middle, and its width; shares of the height. */
  y: number
  size: number
  colour: 'mark' | 'accent'
  /** Moves the text along the strip, in letters. */
  shift: number
}

/** Five holes to a letter, first hole first. */
const code: Record<string, string> = {
  A: '11000',
  B: '10011',
  C: '01110',
  D: '10010',
  E: '10000',
  F: '10110',
  G: '01011',
  H: '00101',
  I: '01100',
  J: '11010',
  K: '11110',
  L: '01001',
  M: '00111',
  N: '00110',
  O: '00011',
  P: '01101',
  Q: '11101',
  R: '01010',
  S: '10100',
  T: '00001',
  U: '11100',
  V: '01111',
  W: '11001',
  X: '10111',
  Y: '10101',
  Z: '10001',
  ' ': '00100',
}

export function tape(tilt: number, strips: readonly Strip[]): Drawing {
  return ({ width, height, colours }) => {
    const drawn = strips.map(({ text, y, size, colour, shift }) => {
      const band = size * height
      const pitch = band / 6.6
      const top = (y - 0.5) * height - band / 2
      const letters = Math.ceil((width * 1.5) / pitch)
      const holes = range(letters).map((index) => {
        const letter = text[(index + shift) % text.length] ?? ' '
        const x = (index - letters / 2) * pitch
        // The small sprocket holes run between the third and the fourth hole.
        const rows = [0, 1, 2, 3.55, 4.55]
        const punched = rows.map((row, hole) =>
          code[letter]?.[hole] === '1' ? circlePath(x, top + (row + 1) * pitch, pitch * 0.38) : '',
        )
        return punched.join('') + circlePath(x, top + 3.78 * pitch, pitch * 0.14)
      })
      return rect(-width, top, width * 2, band, colours[colour]) + fill(holes.join(''), colours.ground)
    })
    return group(drawn.join(''), `translate(${n(width / 2)} ${n(height / 2)}) rotate(${tilt})`)
  }
}
