import { expect, test } from 'vitest'
import { type CardStyle, cardSvg, setTitle } from './card'
import type { Typeface } from './typeface'

/** A typeface whose letters are all half as wide as they are high, and which has no letters beyond Latin. */
const face: Typeface = {
  width: (text, size) => (text.length * size) / 2,
  outline: (text, size) => `<text font-size="${size}">${text}</text>`,
  has: (text) => !/[\u3000-\u9fff]/.test(text),
}
const style: CardStyle = {
  name: 'Birchway',
  ground: '#000000',
  ink: '#ffffff',
  muted: '#cccccc',
  signal: '#ff0000',
  display: face,
  text: face,
}
const card = { path: '/x', kicker: 'Guide', title: 'Short title' }

test.each([
  // 11 letters of 96 pixels are 528 wide.
  { title: 'Short title', width: 600, height: 366, size: 96, lines: ['Short title'] },
  { title: 'Short title', width: 500, height: 366, size: 96, lines: ['Short', 'title'] },
  // Two lines of 96 pixels need 96 + 107.5.
  { title: 'Short title', width: 500, height: 203, size: 80, lines: ['Short title'] },
  { title: 'Short title', width: 500, height: 204, size: 96, lines: ['Short', 'title'] },
])('"$title" in $width by $height is set at $size', ({ title, width, height, size, lines }) => {
  expect(setTitle(title, face, width, height)).toEqual({ size, lines })
})

test('a title that never fits ends with an ellipsis', () => {
  const { size, lines } = setTitle('word '.repeat(200).trim(), face, 500, 200)
  expect(size).toBe(36)
  expect(lines.at(-1)).toMatch(/word…$/)
  for (const line of lines) expect(face.width(line, size)).toBeLessThanOrEqual(500)
})

test('a card shows its kicker, its title, a figure and the name of the agency', () => {
  const svg = cardSvg({ ...card, figure: 'From $3,000 a month' }, style)
  for (const words of ['Guide', 'Short title', 'From $3,000 a month', 'Birchway']) expect(svg).toContain(`>${words}<`)
})

test('words without letters in the typeface are left out, and the card is drawn all the same', () => {
  const svg = cardSvg({ ...card, title: '神戸で' }, style)
  expect(svg).not.toContain('神戸で')
  expect(svg).toContain('>Birchway<')
})
