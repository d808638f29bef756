/** The typefaces of the theme as outlines, so that a drawn picture needs no font that is installed on the machine. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { decompress } from 'woff2-encoder'

type Font = fontkit.Font

/** A typeface at one weight. */
export type Typeface = {
  /** Width of a text at a size, in pixels. */
  width: (text: string, size: number) => number
  /** The outlines of a text at a size, as parts of an SVG whose origin is the start of the baseline. */
  outline: (text: string, size: number) => string
  /** Whether every character of a text has a form. */
  has: (text: string) => boolean
}

/** Has no letters: nothing can be drawn of a typeface that every device brings itself. */
const WITHOUT_FILE: Typeface = { width: () => 0, outline: () => '', has: () => false }

/**
 * @param file as `fontFile` gives it
 * @param weight a weight of the variable font, such as 700
 */
export async function openTypeface(file: string | undefined, weight: number): Promise<Typeface> {
  if (file === undefined) return WITHOUT_FILE
  const bytes = await readFile(file)
  // fontkit reads WOFF2, but not at another weight.
  const plain = file.endsWith('.woff2') ? await decompress(bytes) : bytes
  const opened = fontkit.create(Buffer.from(plain)) as Font
  const font = 'wght' in opened.variationAxes ? opened.getVariation({ wght: weight }) : opened
  // To take the outline of a letter at another weight costs more than everything else.
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: fontkit.Glyph): string => {
    const known = outlines.get(glyph.id) ?? glyph.path.toSVG()
    outlines.set(glyph.id, known)
    return known
  }
  return {
    width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    outline: (text, size) => {
      const { glyphs, positions } = font.layout(text)
      let x = 0
      const letters = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const letter = `<path transform="translate(${x + xOffset} ${yOffset})" d="${outlineOf(glyph)}"/>`
        x += xAdvance
        return letter
      })
      const scale = size / font.unitsPerEm
      return `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>`
    },
    has: (text) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  }
}

/**
 * The file of the first family that a variable of the theme names, such as `--font-display`; none where the theme has no
 * file of that family, because devices bring it.
 * @throws Error when the theme names a file that is not there
 */
export function fontFile(variable: string, theme: { tokens: string; fonts: string }, root: string): string | undefined {
  const family = new RegExp(`${variable}:\\s*"?([^",;]+)`).exec(theme.tokens)?.[1]
  const face = theme.fonts.split('@font-face').find((text) => text.includes(`font-family: "${family}"`))
  const url = /url\("([^"]+)"\)/.exec(face ?? '')?.[1]
  if (url === undefined) return undefined
  const places = [join(root, 'theme', url), join(root, 'node_modules', url)]
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`The font ${url} of theme/fonts.css is not there.`)
  return found
}
