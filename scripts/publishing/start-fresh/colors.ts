/** One color of the agency → all colors of the theme, in light and dark, so that every pair can be read. */

/** WCAG 2.2, criterion 1.4.3: text of the usual size. */
export const READABLE = 4.5

/** A little more, because grounds of the site are mixed from these colors and stay a shade below them. */
const AIM = 5

type Rgb = readonly [number, number, number]

/** Colors of the theme by their names in theme/tokens.css; two for light and dark, or one for both. */
export type Palette = Record<string, readonly [light: string, dark: string] | string>

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const LIGHT = { paper: '#fafafa', surface: '#eff0f2', ink: '#16181b', muted: '#474c53', rule: '#c6cad0' }
const DARK = { paper: '#131416', surface: '#1f2124', ink: '#eceef0', muted: '#b9bec5', rule: '#43484f' }
const NIGHT = { ground: '#131416', ink: '#f4f5f6', muted: '#c6cad0' }

/** Neutral grounds and inks with the color of the agency as the one accent. */
export function paletteOf(color: string): Palette {
  const [light, dark] = [readableOn(color, [LIGHT.paper, LIGHT.surface]), readableOn(color, [DARK.paper, DARK.surface])]
  const both = (name: keyof typeof LIGHT) => [LIGHT[name], DARK[name]] as const
  return {
    ...{ paper: both('paper'), surface: both('surface'), ink: both('ink'), muted: both('muted'), rule: both('rule') },
    accent: [light, dark],
    'accent-ink': [inkOn(light), inkOn(dark)],
    good: ['#17592f', '#7fd79c'],
    warning: ['#6f4700', '#f0bd5b'],
    poor: ['#a01c14', '#ff9a8f'],
    night: NIGHT.ground,
    'night-ink': NIGHT.ink,
    'night-muted': NIGHT.muted,
    signal: readableOn(color, [NIGHT.ground]),
  }
}

/** The stylesheet of the theme with other colors; typefaces and all else stay. */
export function recolored(tokens: string, palette: Palette): string {
  return tokens.replace(/^( *--color-([a-z-]+): ).*;$/gm, (line, start: string, name: string) => {
    const value = palette[name]
    if (value === undefined) return line
    return `${start}${typeof value === 'string' ? value : `light-dark(${value[0]}, ${value[1]})`};`
  })
}

/** The color itself if it can be read on all grounds, otherwise the nearest mix with black or white that can. */
export function readableOn(color: string, grounds: readonly string[]): string {
  const isGroundLight = luminance(rgb(grounds[0] ?? '')) > 0.18
  const target: Rgb = isGroundLight ? [0, 0, 0] : [255, 255, 255]
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = hex(mix(rgb(color), target, share))
    if (grounds.every((ground) => contrast(mixed, ground) >= AIM)) return mixed
  }
  return hex(target)
}

/** White or almost black, what can be read better. */
const inkOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast(NIGHT.ground, ground) ? '#ffffff' : NIGHT.ground

/** The contrast ratio of WCAG: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(rgb(one)), luminance(rgb(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const rgb = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const mixed = (one: string, other: string, share: number): string => hex(mix(rgb(one), rgb(other), share))

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share)) as unknown as Rgb

const hex = (color: Rgb): string => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** What to say when the color of the agency cannot be used as it is. */
export function adjustments(color: string): string[] {
  const { accent } = paletteOf(color)
  const [light = '', dark = ''] = accent as readonly [string, string]
  const said = (scheme: string, used: string) =>
    used === color.toLowerCase() ? [] : [`In ${scheme}, ${color} is shown as ${used}, so that words in it can be read.`]
  return [...said('the light scheme', light), ...said('the dark scheme', dark)]
}
