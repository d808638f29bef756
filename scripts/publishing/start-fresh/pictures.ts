/** Neutral pictures in the color of the agency, drawn so that every place has one of the right size. */
import { drawingOf } from '../../lib/sharp'
import { mixed } from './colors'

type Size = { width: number; height: number }

/** The pictures of the templates, by their path below `content/media`. */
export const PICTURES: Readonly<Record<string, Size>> = {
  'share.png': { width: 1200, height: 630 },
  'hero.webp': { width: 1920, height: 1080 },
  'work.webp': { width: 1600, height: 900 },
  'place.webp': { width: 1600, height: 900 },
  'story.webp': { width: 1600, height: 900 },
  'person.webp': { width: 800, height: 800 },
}

/** One of the pictures as a file. */
export function drawPicture(path: string, color: string): Promise<Uint8Array> {
  const size = PICTURES[path] ?? { width: 1600, height: 900 }
  const image = drawingOf(composition(path, size, color))
  return (path.endsWith('.png') ? image.png({ palette: true }) : image.webp({ quality: 80 })).toBuffer()
}

/** Rings and a disk on a dark ground; the name of the picture decides where they are. */
function composition(name: string, { width, height }: Size, color: string): string {
  const ground = mixed(color, '#101214', 0.82)
  const place = seed(name)
  const [x, y, unit] = [width * (0.55 + place * 0.3), height * (0.35 + place * 0.3), Math.min(width, height)]
  const rings = Array.from({ length: 7 }, (_, index) => {
    const shade = mixed(color, ground, 0.15 + index * 0.11)
    return `<circle cx="${x}" cy="${y}" r="${unit * (0.2 + index * 0.13)}" fill="none" stroke="${shade}" stroke-width="${unit * 0.012}"/>`
  })
  const disk = `<circle cx="${x}" cy="${y}" r="${unit * 0.11}" fill="${mixed(color, '#ffffff', 0.25)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}${disk}</svg>`
}

/** A number from 0 to 1 that belongs to a name. */
const seed = (name: string): number =>
  ([...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997, 7) % 100) / 100
