/** Draws the share images that are not in the cache. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import manifest from '../../../../package.json' with { type: 'json' }
import { focalPointIn } from '../../../../src/lib/focal-point'
import { hasBytes } from '../../../lib/files'
import { fingerprint, sha256 } from '../../../lib/fingerprint'
import { writeAside } from '../../../lib/write-file'
import type { SiteFile } from '../../publish/site-file'
import { ART_WIDTH, type Card, type CardStyle, cardSvg, HEIGHT, type Picture, WIDTH } from './card'
import { fontFile, openTypeface } from './typeface'

type Encoder = typeof import('../../../lib/sharp')

type Options = {
  cards: readonly Card[]
  /** Name of the agency. */
  name: string
  /** The project's root, where theme and fonts are. */
  root: string
  mediaDir: string
  /** Drawn images of earlier builds, by what they show; may be deleted at any time. */
  cacheDir: string
  onDrawn?: (done: number) => void
}

type Missing = { card: Card; cached: string }

/** Changes when cards are drawn in another way. */
const VERSION = 1

/** Gives the share image of every card, by its path in the site. */
export async function shareImages({ cards, name, root, mediaDir, cacheDir, onDrawn = () => undefined }: Options) {
  const theme = {
    tokens: await readFile(join(root, 'theme/tokens.css'), 'utf8'),
    fonts: await readFile(join(root, 'theme/fonts.css'), 'utf8'),
  }
  const recipe = sha256(JSON.stringify([VERSION, name, theme, manifest.devDependencies.sharp]))
  const files = new Map<string, SiteFile>()
  // Thousands of posts can share a picture.
  const missing = new Map<string, Missing>()
  for (const card of cards) {
    const key = fingerprint(JSON.stringify([recipe, card.own ?? { ...card, path: '' }]))
    const cached = join(cacheDir, `${key}.jpg`)
    files.set(`share${card.path}.jpg`, { key, link: cached })
    if (!missing.has(key) && !hasBytes(cached)) missing.set(key, { card, cached })
  }
  if (missing.size > 0) await drawAll([...missing.values()], await styleOf(theme, name, root), mediaDir, onDrawn)
  return files
}

async function styleOf(theme: { tokens: string; fonts: string }, name: string, root: string): Promise<CardStyle> {
  const color = (variable: string): string => {
    const value = new RegExp(`${variable}:\\s*(#[0-9a-f]{3,8})`, 'i').exec(theme.tokens)?.[1]
    if (value === undefined) throw new Error(`theme/tokens.css gives ${variable} no color of the form #14110d.`)
    return value
  }
  return {
    name,
    ground: color('--color-night'),
    ink: color('--color-night-ink'),
    muted: color('--color-night-muted'),
    signal: color('--color-signal'),
    display: await openTypeface(fontFile('--font-display', theme, root), 700),
    text: await openTypeface(fontFile('--font-text', theme, root), 600),
  }
}

async function drawAll(
  missing: readonly Missing[],
  style: CardStyle,
  mediaDir: string,
  onDrawn: (done: number) => void,
) {
  const encoder = await import('../../../lib/sharp')
  // Posts may share a picture, and decoding one costs more than drawing the words.
  const crops = new Map<string, Promise<Buffer>>()
  let done = 0
  await pMap(
    missing,
    async ({ card, cached }) => {
      const image = await drawn(encoder, card, style, mediaDir, crops)
      await writeAside(cached, (part) => image.jpeg({ quality: 82 }).toFile(part))
      onDrawn(++done)
    },
    { concurrency: availableParallelism() },
  )
}

async function drawn(
  encoder: Encoder,
  card: Card,
  style: CardStyle,
  mediaDir: string,
  crops: Map<string, Promise<Buffer>>,
) {
  const crop = async ({ path, focus }: Picture, width: number) =>
    (await cropped(encoder, join(mediaDir, path), width, focus)).flatten({ background: style.ground })
  if (card.own) return crop(card.own, WIDTH)
  const { picture } = card
  const words = encoder.drawingOf(cardSvg(card, style))
  if (!picture) return words
  const key = `${picture.hash} ${picture.focus}`
  const art = crops.get(key) ?? crop(picture, ART_WIDTH).then((image) => image.png({ compressionLevel: 0 }).toBuffer())
  crops.set(key, art)
  return words.composite([{ input: await art, left: WIDTH - ART_WIDTH, top: 0 }])
}

/** A picture that fills the height of a card. What is cut off follows from its focal point as it does in browsers. */
async function cropped(
  { default: sharp, openPicture }: Encoder,
  file: string,
  width: number,
  focus: string | undefined,
) {
  const upright = openPicture(file)
  if (focus === undefined) return upright.resize(width, HEIGHT, { fit: 'cover' })
  const whole = upright.resize(width, HEIGHT, { fit: 'outside' }).png({ compressionLevel: 0 })
  const { data, info } = await whole.toBuffer({ resolveWithObject: true })
  const { x, y } = focalPointIn(focus)
  const left = Math.round(((info.width - width) * x) / 100)
  const top = Math.round(((info.height - HEIGHT) * y) / 100)
  return sharp(data).extract({ left, top, width, height: HEIGHT })
}
