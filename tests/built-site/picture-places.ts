/** How wide the pages show each picture, and how wide the pipeline asks pictures to be. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Entry, parseFile } from '../../scripts/build-content/parse/entry'
import { TEXT_WIDTH } from '../../scripts/build-content/parse/markdown/body-html'
import { kindOfFile, textsOf } from '../../scripts/build-content/public'
import { decoded } from '../../scripts/lib/web-address'
import { pictureWidths } from '../../src/content/picture-address'
import { attributes, markup, pages } from './site'

/** Common screens: a phone, a tablet, a small laptop, a large one. */
const SCREENS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const

/** How wide an attribute `sizes` says that a picture is on a screen. */
function widthOn([width, height]: (typeof SCREENS)[number], sizes: string): number {
  for (const size of sizes.split(',')) {
    const [, feature, value = '', length = '', unit] =
      /^\s*(?:\((min-width|orientation): (\w+)\) )?([\d.]+)(rem|vw)$/.exec(size) ?? []
    if (feature === 'min-width' && width < Number.parseFloat(value) * 16) continue
    if (feature === 'orientation' && (value === 'portrait') !== height > width) continue
    return Number(length) * (unit === 'vw' ? width / 100 : 16)
  }
  throw new Error(`The test does not know what ${sizes} means.`)
}

/** The widest place of each picture on all pages, in whole hundreds of pixels, by its path without the ending. */
export function widestPlaces(): Map<string, number> {
  const widest = new Map<string, number>()
  for (const [image] of pages.flatMap((file) => [...markup(file).matchAll(/<img [^>]*>/g)])) {
    const [, path] = /^\/media\/(.+)\.[0-9a-f]{8}\.\d+\.webp$/.exec(attributes(image, 'src')[0] ?? '') ?? []
    const [sizes] = attributes(image, 'sizes')
    if (path === undefined || sizes === undefined) continue
    // No picture is rendered any wider.
    const width = Math.min(pictureWidths[2], Math.max(...SCREENS.map((screen) => widthOn(screen, sizes))))
    widest.set(path, Math.max(Math.floor(width / 100) * 100, widest.get(path) ?? 0))
  }
  return widest
}

/** The width that the pipeline asks each picture of the content to have, by its path without the ending. */
export function askedWidths(): Map<string, number> {
  const asked = new Map<string, number>()
  const ask = (path: string, width: number) => {
    const name = path.replace(/\.\w+$/, '')
    asked.set(name, Math.max(width, asked.get(name) ?? 0))
  }
  for (const entry of entries()) {
    for (const { value, field } of textsOf(entry)) if (field.role === 'picture') ask(value, field.width)
    for (const { src } of entry.body?.pictures ?? []) ask(decoded(src), TEXT_WIDTH)
  }
  return asked
}

const entries = (): Entry[] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = `content/${name.replaceAll('\\', '/')}`
    const kind = kindOfFile(file)
    const { entry } = kind ? parseFile({ file, kind, text: readFileSync(file, 'utf8') }) : {}
    return entry ? [entry] : []
  })
