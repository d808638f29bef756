/** The mark: one wire, and a message on it. Drawn on a 32-unit square so that its edges meet the pixels at 16. */
import { drawingOf } from '../../scripts/lib/sharp'
import { palette } from './palette'

/** The wire sags from the upper left to the lower right; the dot sits where it is lowest. */
const wire = 'M3 8C3 24 20 24 29 24'
const dot = { x: 23, y: 9, r: 6 }

function mark(wireColour: string) {
  return `<path d="${wire}" fill="none" stroke="${wireColour}" stroke-width="4" stroke-linecap="round"/><circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${palette.signal}"/>`
}

/** Without a ground; the wire follows the scheme of the browser. */
export function favicon(): string {
  const scheme = `<style>path{stroke:${palette.ink}}@media(prefers-color-scheme:dark){path{stroke:${palette.paper}}}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${scheme}${mark(palette.ink)}</svg>\n`
}

/** On a full ground with room to spare: phones cut these to their own shape. */
export function appIcon(size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-7 -8.5 46 46"><rect x="-7" y="-8.5" width="46" height="46" fill="${palette.ink}"/>${mark(palette.paper)}</svg>`
  return drawingOf(svg).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
}

/**
 * `favicon.ico`, for programs that read no head of a page: they ask for this address by themselves. It holds one PNG.
 * Its format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export async function icoFile(): Promise<Buffer> {
  const size = 32
  const png = await appIcon(size)
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
