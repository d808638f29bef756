/** A sheet as it leaves the press: pages imposed side by side, crop marks, register marks, colour bar. */
import { dots, fade } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, clip, fill, frame, group, line, n, range, rect, rectPath, ring } from '../svg'

interface Options {
  tilt: number
  /** Upper left corner and width of a page, as shares of the height. */
  x: number
  y: number
  page: number
}

export function pressSheet({ tilt, x, y, page }: Options): Drawing {
  return (stage) => {
    const { height, colours } = stage
    const w = page * height
    const h = w * 1.3
    const gap = w * 0.12
    const pages = [
      [0, 0, heading],
      [w + gap, 0, picture],
      [2 * (w + gap), 0, accent],
      [0, h + gap, listing],
      [w + gap, h + gap, heading],
      [2 * (w + gap), h + gap, picture],
    ] as const
    const drawn = pages.map(
      ([px, py, content], index) =>
        cropMarks(colours.mark, px, py, w, h, gap) +
        group(content(stage, w, h, `page-${index}`), `translate(${n(px)} ${n(py)})`),
    )
    const targets = [
      [w + gap / 2, -gap * 1.1],
      [-gap * 1.1, h + gap / 2],
      [2 * w + gap * 1.5, -gap * 1.1],
    ].map(([tx = 0, ty = 0]) => target(colours.mark, tx, ty, w * 0.05))
    const bar = range(9).map((step) =>
      rect(
        w * (0.16 + step * 0.075),
        -gap * 1.35,
        w * 0.07,
        gap * 0.5,
        [colours.mark, colours.accent, colours.shade][step % 3] ?? colours.mark,
      ),
    )
    return group(
      drawn.join('') + targets.join('') + bar.join(''),
      `translate(${n(x * height)} ${n(y * height)}) rotate(${tilt})`,
    )
  }
}

function heading({ colours }: Stage, w: number, h: number) {
  const bars = range(9).map((row) =>
    rect(w * 0.08, h * (0.5 + row * 0.05), w * (row % 4 === 3 ? 0.5 : 0.84), h * 0.02, colours.mark),
  )
  return (
    frame(0, 0, w, h, colours.mark, 5) +
    rect(w * 0.08, h * 0.08, w * 0.84, h * 0.12, colours.mark) +
    rect(w * 0.08, h * 0.23, w * 0.6, h * 0.12, colours.mark) +
    bars.join('')
  )
}

function picture({ colours, height }: Stage, w: number, h: number, name: string) {
  const screen = dots({
    area: { x: 0, y: 0, width: w, height: h },
    tone: fade([0, h], [w, 0], 0.8),
    pitch: height / 60,
  })
  return (
    clip(name, rectPath(0, 0, w, h), fill(screen, colours.mark) + circle(w * 0.6, h * 0.38, w * 0.26, colours.mark)) +
    frame(0, 0, w, h, colours.mark, 5)
  )
}

function accent({ colours }: Stage, w: number, h: number) {
  return (
    rect(0, 0, w, h, colours.accent) +
    rect(w * 0.08, h * 0.08, w * 0.5, h * 0.06, colours.ground) +
    rect(w * 0.08, h * 0.17, w * 0.7, h * 0.06, colours.ground) +
    circle(w * 0.72, h * 0.76, w * 0.2, colours.ground)
  )
}

function listing({ colours }: Stage, w: number, h: number) {
  const rows = range(6).map(
    (row) =>
      circle(w * 0.14, h * (0.14 + row * 0.145), w * 0.05, colours.mark) +
      rect(w * 0.26, h * (0.12 + row * 0.145), w * 0.62, h * 0.035, colours.mark),
  )
  return frame(0, 0, w, h, colours.mark, 5) + rows.join('')
}

function cropMarks(colour: string, x: number, y: number, w: number, h: number, gap: number) {
  const arm = gap * 0.32
  const off = gap * 0.12
  return [
    [x, y, -1, -1],
    [x + w, y, 1, -1],
    [x, y + h, -1, 1],
    [x + w, y + h, 1, 1],
  ]
    .map(
      ([cx = 0, cy = 0, sx = 1, sy = 1]) =>
        line(cx + sx * off, cy, cx + sx * (off + arm), cy, colour, 3) +
        line(cx, cy + sy * off, cx, cy + sy * (off + arm), colour, 3),
    )
    .join('')
}

function target(colour: string, x: number, y: number, r: number) {
  return (
    ring(x, y, r, colour, 3) +
    circle(x, y, r * 0.4, colour) +
    line(x - r * 1.6, y, x + r * 1.6, y, colour, 3) +
    line(x, y - r * 1.6, x, y + r * 1.6, colour, 3)
  )
}
