/**
 * The HTML of a body with holes where other files have a say: the address that a link leads to, the sizes of a picture, and
 * the words that Markdown adds in the language of the text. Everything around the holes is finished, so that a body is
 * compiled once and filled whenever others change.
 */
import { nightPath, pictureSources } from '../../../../src/content/picture-address'
import { nightMedia } from '../../../../src/lib/night-media'
import type { NightSize, PictureSize } from '../../../../src/schema/additions'
import { escapeHtml } from '../../../lib/escape-html'
import { decoded } from '../../../lib/web-address'

export type Picture = { src: string; alt: string; title?: string }
export type Hole = { link: string } | { picture: Picture } | { word: BodyWord }

/** What Markdown adds to a text. */
export const bodyWords = ['opensNewTab', 'done', 'notDone', 'footnotes', 'backTo', 'table'] as const
type BodyWord = (typeof bodyWords)[number]
export type BodyWords = Record<BodyWord, string>

/** `text` has a mark for each hole, as `markOf` writes it. */
export type BodyHtml = { text: string; holes: Hole[] }

/** What is known about other files when a body is filled. */
export type Surroundings = {
  /** The address that a link as written leads to. */
  address: (href: string) => string
  pictures: Record<string, PictureSize>
  words: BodyWords
}

/** The finished HTML. Throws when a picture was not measured: checks come first. */
export function fillHoles({ text, holes }: BodyHtml, { address, pictures, words }: Surroundings): string {
  if (holes.length === 0) return text
  return text.replace(MARKS, (_, index: string) => {
    const hole = holes[Number(index)]
    if (hole === undefined) return ''
    if ('word' in hole) return escapeHtml(words[hole.word])
    return 'link' in hole ? escapeAttribute(address(hole.link)) : pictureHtml(hole.picture, pictures)
  })
}

/** The text of an article, as in prose.css: never wider than this. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** The same in whole hundreds of pixels. */
export const TEXT_WIDTH = 700

/** `![alt](press-kit.jpg)` becomes a picture in several sizes and two formats that keeps its place while it loads. */
function pictureHtml({ src, alt, title }: Picture, pictures: Record<string, PictureSize>): string {
  const path = decoded(src)
  const size = pictures[path]
  if (!size) throw new Error(`The picture ${path} was not measured.`)
  const sources = pictureSources(path, size)
  const words = `alt="${escapeAttribute(alt)}"${title === undefined ? '' : ` title="${escapeAttribute(title)}"`}`
  return (
    `<picture>${size.night ? nightHtml(path, size.night) : ''}` +
    `<source type="image/avif" srcset="${escapeAttribute(sources.avif)}" sizes="${SIZES}">` +
    `<img src="${escapeAttribute(sources.src)}" srcset="${escapeAttribute(sources.webp)}" sizes="${SIZES}" width="${size.width}" ` +
    `height="${size.height}" ${words} loading="lazy" decoding="async"></picture>`
  )
}

/** The same source as that of src/components/picture.tsx. */
function nightHtml(path: string, night: NightSize): string {
  const { avif } = pictureSources(nightPath(path), night)
  return `<source type="image/avif" media="${nightMedia()}" srcset="${escapeAttribute(avif)}" sizes="${SIZES}" data-night="">`
}

/** A text without the sources of night versions, for readers that show the same picture to all. */
export const withoutNight = (html: string): string => html.replace(/<source [^>]*data-night="">/g, '')

/** The form in which `rehype-stringify` writes the value of an attribute. */
const escapeAttribute = (text: string): string =>
  text.includes('&') || text.includes('"') ? text.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;') : text

/** Control characters: files that hold them are refused, so that only `&#1;` in HTML can make one. */
const MARK_START = '\u0001'
const MARK_END = '\u0002'
const MARKS = new RegExp(`${MARK_START}(\\d+)${MARK_END}`, 'g')

/** Nothing that an editor wrote can pass for a mark. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK_START, '').replaceAll(MARK_END, '')

/** The mark of a hole in the text. */
export const markOf = (index: number): string => `${MARK_START}${index}${MARK_END}`
