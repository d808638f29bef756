import { expect, test } from 'vitest'
import { fontFile, openTypeface } from './typeface'

const face = (family: string, url: string) =>
  `@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); }`

test('the file of a typeface is that of the first family', () => {
  const tokens = '--font-display: "Besley", "Besley Fallback", serif;'
  const url = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
  expect(fontFile('--font-display', { tokens, fonts: face('Besley', url) }, '.')).toBe(`node_modules/${url}`)
})

test('a typeface that devices bring has no file and no letters', async () => {
  const tokens = '--font-display: Georgia, serif;'
  const file = fontFile('--font-display', { tokens, fonts: face('Besley', 'besley.woff2') }, '.')
  expect(file).toBeUndefined()
  expect((await openTypeface(file, 700)).has('a')).toBe(false)
})

test('a file that the theme names must be there', () => {
  const theme = { tokens: '--font-text: "Own";', fonts: face('Own', 'own.woff2') }
  expect(() => fontFile('--font-text', theme, '.')).toThrow('The font own.woff2 of theme/fonts.css is not there.')
})
