import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../tests/tier'
import { adjustments, contrast, type Palette, paletteOf, READABLE, readableOn, recolored } from './colors'

/** Words and their grounds, as the pages pair them. */
const PAIRS = [
  ...['ink', 'muted', 'accent', 'good', 'warning', 'poor'].flatMap((ink) => [
    [ink, 'paper'] as const,
    [ink, 'surface'] as const,
  ]),
  ['accent-ink', 'accent'],
  ['night-ink', 'night'],
  ['night-muted', 'night'],
  ['signal', 'night'],
] as const

function unreadable(palette: Palette): string[] {
  const shown = (name: string) => [palette[name] ?? ''].flat()
  return PAIRS.flatMap(([ink, ground]) =>
    shown(ink).flatMap((color, scheme) => {
      const below = shown(ground)[scheme] ?? ''
      return contrast(color, below) < READABLE ? `${ink} ${color} on ${ground} ${below}` : []
    }),
  )
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the colors of a theme', () => {
  it('can be read in every pair, whatever color the agency has', () => {
    fc.assert(
      fc.property(color, (accent) => {
        expect(unreadable(paletteOf(accent))).toEqual([])
      }),
      { numRuns: cases(300, 5000) },
    )
  })

  it.each(['#000000', '#ffffff', '#ffff00', '#808080', '#0000ff'])('can be read with %s', (accent) => {
    expect(unreadable(paletteOf(accent))).toEqual([])
  })

  it('keep the color of the agency where words in it can be read', () => {
    expect(readableOn('#0b5fa5', ['#ffffff'])).toBe('#0b5fa5')
    expect(adjustments('#0b5fa5').join()).toMatch(/^In the dark scheme, #0b5fa5 is shown as #[0-9a-f]{6}, so that/)
  })
})

describe('the contrast', () => {
  // Worked out with the formula of WCAG 2.2; #767676 is the lightest gray that passes on white.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })
})

it('the stylesheet of a theme keeps all that is not one of these colors', () => {
  const before =
    '@theme {\n  --color-accent: light-dark(#111111, #eeeeee);\n  --color-night: #000;\n  --color-own: red;\n  --font-text: "A";\n}\n'
  expect(recolored(before, { accent: ['#123456', '#abcdef'], night: '#101010' })).toBe(
    '@theme {\n  --color-accent: light-dark(#123456, #abcdef);\n  --color-night: #101010;\n  --color-own: red;\n  --font-text: "A";\n}\n',
  )
})
