/** Telephones as plain slabs: outlined, solid, screened or engraved, with or without their lenses. */
import { dots, fade, lines } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, clip, fill, frame, group, n, rect, ring, roundedPath } from '../svg'

interface Phone {
  /** Middle and height of the slab, as shares of the picture's height. */
  x: number
  y: number
  tall: number
  tilt: number
  as: 'solid' | 'accent' | 'outline' | 'dots' | 'lines'
  lenses?: number
}

export function phones(list: readonly Phone[]): Drawing {
  return (stage) => list.map((phone, index) => draw(stage, phone, index)).join('')
}

function draw({ height, colours }: Stage, { x, y, tall, tilt, as, lenses = 0 }: Phone, index: number) {
  const h = tall * height
  const w = h * 0.48
  const left = -w / 2
  const top = -h / 2
  const corner = w * 0.15
  const area = { x: left, y: top, width: w, height: h }
  const edge = frame(left, top, w, h, colours.mark, h / 110, corner)
  const body = (colour: string) => rect(left, top, w, h, colour, corner)
  const rounded = roundedPath(left, top, w, h, corner)
  const screened = (d: string) => body(colours.ground) + clip(`phone-${index}`, rounded, fill(d, colours.mark)) + edge
  const finishes = {
    solid: () => body(colours.mark),
    accent: () => body(colours.accent),
    outline: () => body(colours.ground) + edge,
    dots: () => screened(dots({ area, tone: fade([left, top + h], [left + w, top], 0.9), pitch: height / 48 })),
    lines: () =>
      screened(
        lines({
          area,
          tone: (px, py) => 0.45 + 0.4 * Math.sin((py - top) / (h * 0.11) + (px - left) / (w * 0.32)),
          pitch: height / 44,
        }),
      ),
  }
  const dark = as === 'solid'
  const eye = (row: number) => {
    const r = w * 0.13
    const ex = left + w * 0.25
    const ey = top + w * 0.25 + row * w * 0.34
    const [outer, inner] = dark ? [colours.ground, colours.mark] : [colours.mark, colours.ground]
    return (
      circle(ex, ey, r, outer) +
      ring(ex, ey, r * 0.66, inner, r * 0.1) +
      circle(ex, ey, r * 0.3, row === 0 && dark ? colours.accent : inner)
    )
  }
  const eyes = Array.from({ length: lenses }, (_, row) => eye(row))
  return group(finishes[as]() + eyes.join(''), `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`)
}
