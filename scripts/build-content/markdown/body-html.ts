/**
 * The HTML of a body with holes where other files have a say: the address that a link leads to, and the sizes of a
 * picture. Everything around the holes is finished, so that a body is compiled once and filled whenever others change.
 */
import { pictureAddress, widthsOf } from '../../../src/lib/picture-address'
import type { PictureSize } from '../../../src/schema/entries'

export type Picture = { src: string; alt: string; title?: string }
export type Hole = { link: string } | { picture: Picture }
export type BodyHtml = (string | Hole)[]

/** What is known about other files when a body is filled. */
export type Surroundings = {
  /** The address that a link as written leads to. */
  address: (href: string) => string
  pictures: Record<string, PictureSize>
}

/**
 * Finished HTML as it waits for the other files: the text of a JSON string with a mark for each hole, as bytes. Of
 * thousands of bodies that takes a tenth of the memory, and filling the holes is all that is left to do.
 */
export type PackedHtml = { bytes: Buffer; holes: Hole[] }

export function packHtml(html: BodyHtml): PackedHtml {
  const holes: Hole[] = []
  let text = ''
  for (const part of html) text += typeof part === 'string' ? jsonText(part) : markOf(holes.push(part) - 1)
  return { bytes: Buffer.from(text), holes }
}

/** The HTML as a JSON string, in quotation marks. Throws when a picture was not measured: checks come first. */
export function fillHoles({ bytes, holes }: PackedHtml, { address, pictures }: Surroundings): string {
  const filled = bytes
    .toString()
    .split(MARK)
    .map((part, index) => {
      const hole = index % 2 === 0 ? undefined : holes[Number(part)]
      if (hole === undefined) return part
      return jsonText('link' in hole ? escapeAttribute(address(hole.link)) : pictureHtml(hole.picture, pictures))
    })
  return `"${filled.join('')}"`
}

const jsonText = (text: string): string => JSON.stringify(text).slice(1, -1)

/** The text of an article, as in prose.css: never wider than this. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** `![alt](press-kit.jpg)` becomes a picture in several sizes and two formats that keeps its place while it loads. */
function pictureHtml({ src, alt, title }: Picture, pictures: Record<string, PictureSize>): string {
  const path = decoded(src)
  const size = pictures[path]
  if (!size) throw new Error(`The picture ${path} was not measured.`)
  const widths = widthsOf(size.width)
  const sources = (format: 'avif' | 'webp') =>
    escapeAttribute(widths.map((width) => `${pictureAddress(path, size.hash, width, format)} ${width}w`).join(', '))
  const largest = pictureAddress(path, size.hash, widths.at(-1) ?? size.width, 'webp')
  const words = `alt="${escapeAttribute(alt)}"${title === undefined ? '' : ` title="${escapeAttribute(title)}"`}`
  return (
    `<picture><source type="image/avif" srcset="${sources('avif')}" sizes="${SIZES}">` +
    `<img src="${escapeAttribute(largest)}" srcset="${sources('webp')}" sizes="${SIZES}" width="${size.width}" ` +
    `height="${size.height}" ${words} loading="lazy" decoding="async"></picture>`
  )
}

/** The form in which `rehype-stringify` writes the value of an attribute. */
export const escapeAttribute = (text: string): string =>
  /[&"]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;') : text

/** A part of an address as people read it; as written when it cannot be decoded. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Control characters: files that hold them are refused, so that only `&#1;` in HTML can make one. */
const MARK_START = '\u0001'
const MARK_END = '\u0002'
const MARK = new RegExp(`${MARK_START}(\\d+)${MARK_END}`)

/** Nothing that an editor wrote can pass for a mark. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK_START, '').replaceAll(MARK_END, '')

/** What stands for a hole while HTML is one text. */
export const markOf = (index: number): string => `${MARK_START}${index}${MARK_END}`

/** Splits HTML at its marks. */
export function splitAtMarks(html: string, holes: readonly Hole[]): BodyHtml {
  return html.split(MARK).map((part, index) => (index % 2 === 0 ? part : (holes[Number(part)] ?? '')))
}
