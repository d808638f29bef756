/** Logos: named like pictures, of a kind that can be a logo, and drawn in the color of the text only where that is possible. */
import { isSvg } from '../../../src/content/picture-address'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import type { Entry } from '../parse/entry'
import { textsOf } from '../parse/reference-fields'
import { nameMessage } from './pictures'
import { atField } from './report'

/** What is wrong with the name of a logo; what is wrong with its file is said there. */
export const logoMessage = (written: string, pictures: ReadonlySet<string>): Message | undefined =>
  nameMessage(written, pictures, true) ?? (/\.(?:svg|png|webp)$/.test(written) ? undefined : wrongLogo(written))

const wrongLogo = (written: string): Message => ({
  code: 'wrong-picture',
  text: `${quote(written)} is not a logo file. A logo is an SVG, PNG or WebP file.`,
  hint: 'Export it as SVG, or as PNG with a transparent background.',
})

/** Only an SVG can take the color of the text. */
export function checkLogoColors(entry: Entry): Diagnostic[] {
  return textsOf(entry).flatMap(({ path, value, field }) => {
    if (field.role !== 'logo' || isSvg(value)) return []
    const own = path.slice(0, -1)
    const logo = own.reduce<unknown>((data, key) => (data as Record<string | number, unknown>)[key], entry.data)
    const { inTextColor } = logo as { inTextColor?: boolean }
    return inTextColor ? [atField(entry, [...own, 'inTextColor'], onlySvg(value))] : []
  })
}

const onlySvg = (logo: string): Message => ({
  code: 'color-of-pixels',
  text: `inTextColor is true, but ${quote(logo)} is made of pixels, which keep their colors.`,
  hint: 'Use an SVG of the logo, or remove the line.',
})
