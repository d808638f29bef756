/** A working desk from above, cropped hard: two sheets, a cup, the red pencil between them, and the wire. */
import { dots, fade } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, circlePath, clip, fill, group, line, n, polygon, range, rect, rectPath, ring } from '../svg'

export function desk(): Drawing {
  return (stage) => {
    const { width, height: u, colours, wireY } = stage
    return [
      line(0, wireY, width, wireY, colours.mark, u / 150),
      group(print(stage), `translate(${n(u * 0.5)} ${n(u * -0.16)}) rotate(13)`),
      group(page(stage), `translate(${n(u * -0.12)} ${n(u * 0.06)}) rotate(-9)`),
      cup(stage, 1.5 * u, 0.26 * u, 0.36 * u),
      group(pencil(stage), `translate(${n(u * 0.88)} ${n(u * 1.06)}) rotate(-38)`),
    ].join('')
  }
}

function page({ height: u, colours }: Stage) {
  const lines = range(11).map((row) =>
    rect(u * 0.09, u * (0.36 + row * 0.06), u * (row % 4 === 3 ? 0.36 : 0.62), u * 0.024, colours.ground),
  )
  const heading =
    rect(u * 0.09, u * 0.1, u * 0.56, u * 0.075, colours.ground) +
    rect(u * 0.09, u * 0.21, u * 0.38, u * 0.075, colours.ground)
  return rect(0, 0, u * 0.8, u * 1.2, colours.mark) + heading + lines.join('')
}

/** The lower sheet shows a screened print. */
function print({ height: u, colours }: Stage) {
  const area = { x: 0, y: 0, width: u * 0.66, height: u * 0.9 }
  const bounds = rectPath(area.x, area.y, area.width, area.height)
  const screen = dots({ area, tone: fade([0, area.height], [area.width, 0], 0.8), pitch: u / 50 })
  return fill(bounds, colours.ground) + clip('print', bounds, fill(screen, colours.mark))
}

function cup({ height: u, colours }: Stage, x: number, y: number, r: number) {
  const inner = r * 0.68
  const area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const coffee = dots({ area, tone: fade([x + inner, y + inner], [x - inner * 0.8, y - inner * 0.8]), pitch: u / 52 })
  return (
    circle(x, y, r * 1.22, colours.shade) +
    ring(x, y, r * 1.22, colours.mark, u * 0.008) +
    circle(x, y, r * 0.86, colours.mark) +
    circle(x, y, r * 0.74, colours.ground) +
    clip('coffee', circlePath(x, y, inner), fill(coffee, colours.mark))
  )
}

function pencil({ height: u, colours }: Stage) {
  const thick = u * 0.06
  const tip = polygon([
    [u * 0.78, 0],
    [u * 0.92, thick / 2],
    [u * 0.78, thick],
  ])
  const lead = polygon([
    [u * 0.875, thick * 0.34],
    [u * 0.92, thick / 2],
    [u * 0.875, thick * 0.66],
  ])
  return (
    rect(-u * 0.3, 0, u * 1.08, thick, colours.accent) +
    fill(tip, colours.ground) +
    fill(lead, colours.mark) +
    line(u * 0.78, 0, u * 0.92, thick / 2, colours.mark, 4) +
    line(u * 0.78, thick, u * 0.92, thick / 2, colours.mark, 4)
  )
}
