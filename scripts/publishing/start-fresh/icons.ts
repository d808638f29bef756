/** A neutral logo, and icons: the first letter of the name on a square. The letter is drawn as a path, so that no font is needed. */
import { join } from 'node:path'
import { openTypeface } from '../../build-site/pictures/share/typeface'
import { drawingOf } from '../../lib/sharp'
import { PROJECT } from '../../lib/source-fingerprint'

const FONT = 'node_modules/@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2'

/** Units of the square; the letter fills half of it. */
const SIDE = 32
const SIZE = 23
/** Height of a capital letter, as a share of its size. */
const CAPITAL = 0.74

/** The letter in the middle of the square, or a disk where the typeface has no such letter. */
export async function letterOf(name: string): Promise<string> {
  const typeface = await openTypeface(join(PROJECT, FONT), 800)
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
  if (letter === '' || !typeface.has(letter)) return `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="8"/>`
  const x = (SIDE - typeface.width(letter, SIZE)) / 2
  const y = (SIDE + SIZE * CAPITAL) / 2
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${typeface.outline(letter, SIZE)}</g>`
}

type Mark = { letter: string; ground: string; ink: string }

const square = ({ letter, ground, ink }: Mark, radius: number, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"${attributes}><rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${ground}"/><g fill="${ink}">${letter}</g></svg>\n`

/**
 * A ring around a disk, beside which the header writes the name. It is part of every page, so it has few bytes, and it
 * follows the colors of the theme.
 */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true"><circle cx="16" cy="16" r="12" fill="none" stroke="currentColor" stroke-width="3"/><circle cx="16" cy="16" r="5" fill="var(--color-accent)"/></svg>\n`

/** Files of `public/`. */
export async function icons(mark: Mark): Promise<Map<string, string | Uint8Array>> {
  // Phones cut these to their own shape, so the ground goes to the edge.
  const png = (size: number) =>
    drawingOf(square(mark, 0, ` width="${size}" height="${size}"`), { density: 72 })
      .resize(size, size)
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer()
  return new Map<string, string | Uint8Array>([
    ['public/favicon.svg', square(mark, 6)],
    ['public/favicon.ico', iconFile(await png(32), 32)],
    ['public/apple-touch-icon.png', await png(180)],
    ['public/icon-192.png', await png(192)],
    ['public/icon-512.png', await png(512)],
  ])
}

/** An icon file with one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
