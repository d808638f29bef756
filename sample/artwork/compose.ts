/** From an entry of the list to a finished SVG: ground, motif, veil, and the flecks every print of ours has. */
import { schemes } from './palette'
import type { Picture } from './pictures/picture'
import { randomFrom } from './random'
import { dots, solid } from './screens'
import { all, closing, type Stage } from './stage'
import { circlePath, fill, range, rect } from './svg'

/** The wire runs at the same height through every picture. */
const wireHeight = 0.8

export function compose(picture: Picture): string {
  const { width, height } = picture
  const seed = picture.seed ?? picture.path
  const colours = schemes[picture.scheme]
  const stage: Stage = { width, height, colours, random: randomFrom(seed), wireY: Math.round(height * wireHeight) }
  return [
    opening(picture),
    rect(0, 0, width, height, colours.ground),
    picture.drawing(stage),
    picture.veiled ? veil(stage) : '',
    flecks(stage, `${seed}, flecks`),
    '</svg>',
  ].join('')
}

/** The size in pixels of a square detail. */
const detail = 720

function opening({ width, height, part }: Picture): string {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"'
  if (!part) return `${svg} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  const [x, y, size] = [part.x, part.y, part.size].map((share) => Math.round(share * height))
  return `${svg} width="${detail}" height="${detail}" viewBox="${x} ${y} ${size} ${size}">`
}

/** Keeps the lower left dark, where a page sets its words: the ground closes over the motif, dot by dot. */
function veil(stage: Stage): string {
  const { height, colours } = stage
  const closed = closing(stage)
  const screen = dots({ area: all(stage), tone: (x, y) => solid * closed(x, y), pitch: height / 84 })
  return fill(screen, colours.ground)
}

/** Specks where the ink did not take: the same grain on every print. */
function flecks({ width, height, colours }: Stage, seed: string): string {
  const random = randomFrom(seed)
  const count = Math.round((width * height) / 16000)
  const d = range(count).map(() => {
    const size = 1.1 + 1.4 * random.next() ** 3
    return circlePath(random.between(0, width), random.between(0, height), size)
  })
  return fill(d.join(''), colours.ground)
}
