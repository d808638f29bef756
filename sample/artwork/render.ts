/** From SVG to the bytes of a master picture. */
import sharp, { drawingOf } from '../../scripts/lib/sharp'
import { compose } from './compose'
import type { Picture } from './pictures/picture'

/**
 * Few inks need few colours: a palette and no loss keep every dot crisp in fewer bytes than a photo's compression.
 * With 16 colours WebP packs two pixels into a byte.
 */
export async function renderPicture(picture: Picture): Promise<Buffer> {
  const drawn = drawingOf(compose(picture)).removeAlpha()
  const png = await drawn.png({ palette: true, colours: 16, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer()
  // Share images stay PNG, because not every service that previews links reads WebP.
  if (picture.path.endsWith('.png')) return png
  return sharp(png).webp({ lossless: true, effort: 4 }).toBuffer()
}
