/** A long-wire antenna: a length of copper between two masts, and the waves that it sends where it is aimed. */
import type { Drawing, Stage } from '../stage'
import { arcPath, circle, fill, line, n, polygon, range, rect, stroke } from '../svg'

/** The masts, as shares of the picture: where they stand, and how high. */
const near = { x: 0.13, top: 0.24 }
const far = { x: 0.6, top: 0.14 }

export function antenna(): Drawing {
  return (stage) => {
    const { width, height: u, wireY, colours } = stage
    return [
      waves(stage),
      line(0, wireY, width, wireY, colours.mark, u / 110),
      mast(stage, near),
      mast(stage, far),
      hut(stage),
      wire(stage),
    ].join('')
  }
}

/** They leave at the far end, and grow thinner on their way. */
function waves({ width, height: u, colours }: Stage) {
  return range(8)
    .map((index) => {
      const path = arcPath(width * far.x, u * far.top, u * (0.14 + index * 0.1), -24, 52)
      return stroke(path, colours.mark, u * (0.03 - index * 0.003), 'butt')
    })
    .join('')
}

/** A pole with the two ropes that hold it. */
function mast({ width, height: u, wireY, colours }: Stage, { x, top }: typeof near) {
  const ropes = [-0.16, 0.16].map((to) =>
    line(width * x, u * (top + 0.06), width * x + u * to, wireY, colours.mark, u / 180),
  )
  return ropes.join('') + line(width * x, u * top, width * x, wireY, colours.mark, u / 36)
}

/** Where somebody sits and sends. */
function hut({ width, height: u, wireY, colours }: Stage) {
  const [x, side] = [width * 0.27, u * 0.15]
  const roof = polygon([
    [x - side * 0.65, wireY - side],
    [x, wireY - side * 1.6],
    [x + side * 0.65, wireY - side],
  ])
  return (
    rect(x - side / 2, wireY - side, side, side, colours.mark) +
    fill(roof, colours.mark) +
    rect(x - side * 0.18, wireY - side * 0.72, side * 0.36, side * 0.36, colours.accent)
  )
}

function wire({ width, height: u, wireY, colours }: Stage) {
  const [x1, y1, x2, y2] = [width * near.x, u * (near.top + 0.03), width * far.x, u * (far.top + 0.03)]
  const span = `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + u * 0.13)} ${n(x2)} ${n(y2)}`
  // It leaves the span a quarter of the way along.
  const lead = `M${n(width * 0.27)} ${n(u * 0.3)}L${n(width * 0.27)} ${n(wireY - u * 0.24)}`
  const ends = [circle(x1, y1, u / 44, colours.accent), circle(x2, y2, u / 44, colours.accent)]
  return stroke(span, colours.accent, u / 60) + stroke(lead, colours.accent, u / 90) + ends.join('')
}
