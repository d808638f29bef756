/** A front page, seen so close that only its build is left: masthead, headline, a screened picture, columns of text. */
import { ball, dots } from '../screens'
import type { Drawing, Stage } from '../stage'
import { clip, fill, group, line, n, range, rect, rectPath } from '../svg'

interface Options {
  tilt: number
  /** Where the page's upper left corner lies and how wide it is, as shares of the picture's height. */
  x: number
  y: number
  size: number
  columns: number
  /** Which column is set in the accent colour. */
  accentColumn: number
}

export function columns(options: Options): Drawing {
  return (stage) => {
    const unit = stage.height
    const width = options.size * unit
    const page = sheet(stage, options, width, width * 1.5)
    return group(page, `translate(${n(options.x * unit)} ${n(options.y * unit)}) rotate(${options.tilt})`)
  }
}

function sheet({ colours, random }: Stage, { columns: count, accentColumn }: Options, width: number, height: number) {
  const margin = width * 0.05
  const gutter = width * 0.032
  const inner = width - 2 * margin
  const columnWidth = (inner - gutter * (count - 1)) / count
  const top = margin + width * 0.32
  const parts = [
    rect(0, 0, width, height, colours.mark),
    rect(margin, margin, inner, width * 0.012, colours.ground),
    rect(margin, margin + width * 0.04, inner * 0.86, width * 0.1, colours.ground),
    rect(margin, margin + width * 0.17, inner * 0.58, width * 0.1, colours.ground),
    rect(margin, top - width * 0.022, inner, width * 0.004, colours.ground),
  ]
  for (const index of range(count)) {
    const x = margin + index * (columnWidth + gutter)
    const pictured = index === 0
    if (pictured) parts.push(plate(colours.ground, colours.mark, x, top, columnWidth))
    if (index === accentColumn) {
      parts.push(rect(x - gutter / 2, top, columnWidth + gutter, height, colours.accent))
    }
    parts.push(
      text(index === accentColumn ? colours.mark : colours.ground, x, pictured ? top + columnWidth * 1.2 : top),
    )
    if (index > 0) parts.push(line(x - gutter / 2, top, x - gutter / 2, height, colours.ground, width * 0.002))
  }
  return parts.join('')

  function text(colour: string, x: number, from: number) {
    const leading = width * 0.0215
    const rows = Math.floor((height - from) / leading)
    let left = random.whole(5, 9)
    const bars = range(rows).map((row) => {
      if (left-- > 0) return rectPath(x, from + (row + 0.6) * leading, columnWidth, leading * 0.42)
      left = random.whole(4, 11)
      return rectPath(x, from + (row + 0.6) * leading, columnWidth * random.between(0.25, 0.8), leading * 0.42)
    })
    return fill(bars.join(''), colour)
  }
}

/** The picture in the first column: a screened ball. */
function plate(paper: string, ink: string, x: number, y: number, size: number) {
  const area = { x, y, width: size, height: size * 1.1 }
  const tone = ball(x + size * 0.55, y + size * 0.62, size * 0.42, 220)
  const screen = fill(dots({ area, tone: (px, py) => tone(px, py) + 0.06, pitch: size / 26 }), ink)
  const bounds = rectPath(area.x, area.y, area.width, area.height)
  return fill(bounds, paper) + clip('plate', bounds, screen)
}
