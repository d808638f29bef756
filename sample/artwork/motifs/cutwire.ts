/** Telegraph wires at their pole. The red one is cut, and what it had to say lies on the ground. */
import { dots, fade } from '../screens'
import type { Drawing, Stage } from '../stage'
import { fill, line, n, rect, stroke } from '../svg'

/** What did not get through, in Morse code: 404. */
const message = ['....-', '-----', '....-']

/** The pole, as shares of the picture: where it stands, and how high. */
const pole = { x: 0.82, top: 0.06 }
/** Arms below the top of the pole, and insulators beside it, as shares of the height. */
const arms = [0.07, 0.2]
const cups = [-0.155, -0.085, 0.085, 0.155]

export function cutWire(): Drawing {
  return (stage) => {
    const { width, height: u, wireY, colours } = stage
    const pitch = u / 46
    // A screen reaches one dot beyond its area.
    const earth = { x: 0, y: wireY + pitch, width, height: u - wireY - pitch }
    return [
      fill(dots({ area: earth, tone: fade([0, wireY], [0, u], 0.7), pitch }), colours.shade),
      line(0, wireY, width, wireY, colours.mark, u / 110),
      ...arms.map((below, row) => wires(stage, below, row === 1 ? cups.slice(1) : cups)),
      post(stage),
      cutEnds(stage),
      lost(stage),
    ].join('')
  }
}

function post({ width, height: u, wireY, colours }: Stage) {
  const [x, top] = [width * pole.x, u * pole.top]
  const beams = arms.map((below) => {
    const y = top + below * u
    const insulators = cups.map((along) =>
      rect(x + along * u - u * 0.013, y - u * 0.05, u * 0.026, u * 0.05, colours.mark, u * 0.011),
    )
    return line(x - u * 0.19, y, x + u * 0.19, y, colours.mark, u * 0.024) + insulators.join('')
  })
  return line(x, top, x, wireY, colours.mark, u * 0.046) + beams.join('')
}

/** The wires of an arm that still hold, to the next poles outside the sheet. */
function wires({ width, height: u, colours }: Stage, below: number, held: number[]) {
  const y = u * (pole.top + below - 0.045)
  return held
    .map((along) => {
      const x = width * pole.x + along * u
      // Seen from a little to one side, the wires hang below one another.
      const low = y - along * u * 0.28
      const before = `M${n(-width * 0.2)} ${n(low + u * 0.1)}Q${n(width * 0.3)} ${n(low + u * 0.26)} ${n(x)} ${n(y)}`
      const after = `Q${n(width)} ${n(y + u * 0.12)} ${n(width * 1.2)} ${n(y + u * 0.1)}`
      return stroke(before + after, colours.mark, u / 130)
    })
    .join('')
}

/** Both ends have sprung back from the cut: one hangs from the pole, the other one from the left. */
function cutEnds({ width, height: u, colours }: Stage) {
  const at = (points: TemplateStringsArray, ...shares: (readonly [number, number])[]) =>
    points.reduce((d, letters, index) => {
      const share = shares[index]
      return d + letters + (share ? `${n(share[0] * width)} ${n(share[1] * u)}` : '')
    }, '')
  const fromPole = at`M${[0.717, 0.215]}C${[0.667, 0.3]} ${[0.64, 0.74]} ${[0.58, 0.665]}S${[0.56, 0.46]} ${[0.605, 0.485]}S${[0.625, 0.585]} ${[0.585, 0.57]}`
  const fromLeft = at`M${[-0.02, 0.36]}C${[0.1, 0.44]} ${[0.2, 0.72]} ${[0.285, 0.63]}S${[0.27, 0.44]} ${[0.23, 0.48]}S${[0.225, 0.57]} ${[0.25, 0.56]}`
  return stroke(fromPole, colours.accent, u / 42) + stroke(fromLeft, colours.accent, u / 42)
}

/** Three figures in dots and dashes, as they came to lie. */
function lost({ width, height: u, wireY, random, colours }: Stage) {
  const thick = u / 38
  const [dot, dash, gap] = [0.1, u * 0.06, u * 0.036]
  let x = width * 0.1
  const drawn = message.flatMap((signs) => {
    const figure = [...signs].map((sign) => {
      const length = sign === '-' ? dash : dot
      const [tilt, lift] = [random.between(-0.22, 0.22), random.between(0.4, 1.6)]
      const y = wireY + u * 0.06 + lift * thick
      const path = `M${n(x)} ${n(y)}l${n(length * Math.cos(tilt))} ${n(length * Math.sin(tilt))}`
      x += length + gap
      return stroke(path, colours.accent, thick)
    })
    x += gap * 1.6
    return figure
  })
  return drawn.join('')
}
