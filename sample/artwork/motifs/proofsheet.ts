/** A photographer's proof sheet: strips of small frames, one of them chosen with the red pencil. */
import { ball, dots, lines } from '../screens'
import type { Drawing, Stage } from '../stage'
import { circle, clip, fill, group, n, range, rect, rectPath, stroke } from '../svg'

interface Options {
  tilt: number
  /** Upper left corner and width of a frame, as shares of the picture's height. */
  x: number
  y: number
  frame: number
  rows: number
  columns: number
  chosen: readonly [column: number, row: number]
}

export function proofsheet(options: Options): Drawing {
  return (stage) => {
    const { height, colours } = stage
    const width = options.frame * height
    const tall = width * 0.68
    const gap = width * 0.07
    const strip = tall * 1.42
    const strips = range(options.rows).map((row) => {
      const y = row * (strip + gap * 1.6)
      const long = options.columns * (width + gap) + gap
      const holes = range(Math.floor(long / (width / 7))).map((hole) => {
        const x = (hole + 0.25) * (width / 7)
        return [y + strip * 0.045, y + strip * 0.895]
          .map((at) => rect(x, at, width / 14, strip * 0.06, colours.ground, 4))
          .join('')
      })
      const frames = range(options.columns).map((column) => {
        const x = gap + column * (width + gap)
        const isChosen = options.chosen[0] === column && options.chosen[1] === row
        return shot(
          stage,
          x,
          y + (strip - tall) / 2,
          width,
          tall,
          `shot-${row}-${column}`,
          (row * 3 + column * 2) % 6,
          isChosen,
        )
      })
      return rect(0, y, long, strip, colours.mark) + holes.join('') + frames.join('')
    })
    const [column, row] = options.chosen
    const cx = gap + column * (width + gap) + width / 2
    const cy = row * (strip + gap * 1.6) + strip / 2
    const sheet = strips.join('') + pencil(cx, cy, width * 0.66, tall * 0.76, colours.accent, width * 0.035)
    return group(sheet, `translate(${n(options.x * height)} ${n(options.y * height)}) rotate(${options.tilt})`)
  }
}

/** One frame; what it shows is a small print of one of the other motifs. */
function shot(
  { colours, height }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  name: string,
  kind: number,
  chosen: boolean,
) {
  const area = { x, y, width: w, height: h }
  const pitch = height / 90
  const scenes = [
    () => fill(dots({ area, tone: ball(x + w * 0.62, y + h * 0.55, h * 0.42, 220), pitch }), colours.mark),
    () => circle(x + w * 0.1, y + h, h * 0.82, colours.mark),
    () =>
      fill(
        lines({
          area,
          tone: (px, py) => 0.5 + 0.45 * Math.sin(px / (w * 0.16) + (py - y) / (h * 0.3)),
          pitch: pitch * 1.4,
        }),
        colours.mark,
      ),
    () =>
      [0.86, 0.62, 0.38, 0.14]
        .map((share, at) => circle(x + w * 0.7, y + h * 0.4, h * share, at % 2 ? colours.ground : colours.mark))
        .join(''),
    () =>
      range(7)
        .map((bar) =>
          rect(x + w * (0.08 + bar * 0.125), y + h * (0.75 - ((bar * 5) % 7) * 0.09), w * 0.08, h, colours.mark),
        )
        .join(''),
    () => fill(dots({ area, tone: (px) => (px - x) / w, pitch }), colours.mark),
  ]
  const scene = chosen ? circle(x + w * 0.58, y + h * 0.5, h * 0.36, colours.accent) : (scenes[kind]?.() ?? '')
  return rect(x, y, w, h, colours.ground) + clip(name, rectPath(x, y, w, h), scene)
}

/** Two quick turns of a grease pencil. */
function pencil(x: number, y: number, rx: number, ry: number, colour: string, width: number) {
  const points = range(73).map((step) => {
    const angle = -2.2 + (step / 72) * Math.PI * 3.5
    const drift = 1 + step * 0.0016 + 0.035 * Math.sin(angle * 1.7 + 1)
    return `${n(x + rx * drift * Math.cos(angle))} ${n(y + ry * drift * Math.sin(angle + 0.12))}`
  })
  return stroke(`M${points.join('L')}`, colour, width)
}
