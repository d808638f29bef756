/** The drawing of a share image: what it shows, and where. */
import type { Typeface } from './typeface'

/** What the share image of a page shows. */
export type Card = {
  /** Path of the page. */
  path: string
  kicker: string
  title: string
  /** A figure in large letters, such as a price or a result. */
  figure?: string
  /** The page's picture, beside the words, by its path below the media folder. */
  picture?: Picture
  /** The editors' own picture, which is shown instead of all this. */
  own?: Picture
}

/** `focus` is the point around which it is cropped, as content writes it; the middle without it. */
export type Picture = { path: string; hash: string; focus?: string }

/** The colors and typefaces of the theme, and the name of the agency. */
export type CardStyle = {
  name: string
  ground: string
  ink: string
  muted: string
  signal: string
  display: Typeface
  text: Typeface
}

// 1.91 to 1, which the large networks show without cutting anything off.
export const WIDTH = 1200
export const HEIGHT = 630
/** Width of the picture at the right. */
export const ART_WIDTH = 424
const MARGIN = 64
/** Where the words begin and where a title and a figure must have ended, from the top. */
const TITLE_TOP = 146
const TITLE_END = 512
const FIGURE_TOP = 452
const TITLE_SIZES = [96, 80, 72, 64, 56, 48, 42, 36]
const LEADING = 1.12

/** The words of a card as an SVG. Words that the typefaces have no letters for are left out. */
export function cardSvg({ kicker, title, figure, picture }: Card, style: CardStyle): string {
  const { display, text, name } = style
  const room = WIDTH - 2 * MARGIN - (picture ? ART_WIDTH : 0)
  const drawn: string[] = []
  const put = (face: Typeface, words: string, size: number, y: number, fill: string) => {
    if (face.has(words))
      drawn.push(`<g fill="${fill}" transform="translate(${MARGIN} ${y})">${face.outline(words, size)}</g>`)
  }
  put(text, kicker, 28, 104, style.signal)
  const { size, lines } = setTitle(title, display, room, (figure ? FIGURE_TOP : TITLE_END) - TITLE_TOP)
  for (const [index, line] of lines.entries())
    put(display, line, size, TITLE_TOP + size + index * size * LEADING, style.ink)
  if (figure && text.width(figure, 40) <= room) put(text, figure, 40, 496, style.muted)
  put(display, name, 34, 592, style.ink)
  const end = WIDTH - (picture ? ART_WIDTH : 0)
  const wire = `<path d="M0 536H${end}" stroke="${style.ink}" stroke-width="3"/><circle cx="${end - MARGIN}" cy="536" r="11" fill="${style.signal}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${style.ground}"/>${wire}${drawn.join('')}</svg>`
}

/** The largest size at which a title fits into a box; a title that never fits ends with an ellipsis. */
export function setTitle(
  title: string,
  face: Typeface,
  width: number,
  height: number,
): { size: number; lines: string[] } {
  const most = (size: number) => Math.floor((height / size - 1) / LEADING) + 1
  for (const size of TITLE_SIZES) {
    const lines = linesOf(title, (text) => face.width(text, size) <= width)
    if (lines.length <= most(size) && lines.every((line) => face.width(line, size) <= width)) return { size, lines }
  }
  const size = TITLE_SIZES.at(-1) ?? 0
  const lines = linesOf(title, (text) => face.width(`${text}…`, size) <= width)
  const kept = lines.slice(0, most(size))
  return { size, lines: kept.length === lines.length ? kept : [...kept.slice(0, -1), `${kept.at(-1)}…`] }
}

/** Words in lines, each as full as it can be. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
