/** The steps after the sanitizer. Each adds markup of our own and nothing that an editor wrote. */
import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeHighlight from 'rehype-highlight'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { pictureAddress, widthsOf } from '../../src/lib/picture-address'
import type { Heading, PictureSize } from '../../src/schema/entries'
import { safeId } from './page-names'

/** The sanitizer puts this before every id it keeps, so that none shadows a property of the page. */
const PREFIX = 'user-content-'

const element = (tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** Gives every heading an id made of its words, and lists what links can lead to. */
export function addHeadingIds(tree: Root): { headings: Heading[]; anchors: Map<string, string> } {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  const anchors = new Map<string, string>()
  visit(tree, 'element', (node) => {
    const written = node.properties.id
    if (typeof written === 'string') {
      anchors.set(written, written)
      if (!anchors.has(written.slice(PREFIX.length))) anchors.set(written.slice(PREFIX.length), written)
    }
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level === undefined || written === `${PREFIX}footnote-label`) return
    if (level === '1') node.tagName = 'h2'
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    // A heading of signs alone has no letters to make an id of.
    const words = slugOf(text) || 'section'
    const id = slugger.slug(safeId(words))
    node.properties.id = id
    anchors.set(id, id)
    // Links may use the id that the words alone would make.
    if (!anchors.has(words)) anchors.set(words, id)
    if (typeof written === 'string') anchors.set(written, id).set(written.slice(PREFIX.length), id)
    const depth = Math.max(2, Number(level))
    if (depth === 2 || depth === 3) headings.push({ id, text, depth })
  })
  return { headings, anchors }
}

/** How many words a reader reads. */
export function wordsIn(tree: Root): number {
  let words = 0
  visit(tree, 'text', ({ value }) => {
    words += value.match(/\S+/g)?.length ?? 0
  })
  return words
}

/** Links lead to canonical addresses and ids that exist; those to other sites say that they open a new tab. */
export function finishLinks(tree: Root, anchors: Map<string, string>, address: (href: string) => string): void {
  visit(tree, 'element', (node) => {
    const { href } = node.properties
    if (node.tagName !== 'a' || typeof href !== 'string') return
    if (href.startsWith('#')) {
      node.properties.href = `#${encodeURIComponent(anchors.get(decoded(href.slice(1))) ?? decoded(href.slice(1)))}`
    } else if (/^https?:/i.test(href)) {
      node.properties.target = '_blank'
      node.properties.rel = ['noopener']
      const hint: ElementContent = { type: 'text', value: ' (opens in a new tab)' }
      node.children.push(element('span', { className: ['sr-only'] }, [hint]))
    } else {
      node.properties.href = address(href)
    }
  })
}

/** A part of an address as people read it; as written when it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The text of an article, as in prose.css: never wider than this. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** `![alt](press-kit.jpg)` becomes a picture in several sizes and two formats that keeps its place while it loads. */
export function finishPictures(tree: Root, pictures: Record<string, PictureSize>): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || parent === undefined || index === undefined) return
    const path = decoded(String(node.properties.src ?? ''))
    const size = pictures[path]
    if (!size) throw new Error(`The picture ${path} was not measured.`)
    const widths = widthsOf(size.width)
    const sources = (format: 'avif' | 'webp') =>
      widths.map((width) => `${pictureAddress(path, size.hash, width, format)} ${width}w`).join(', ')
    const { alt = '', title } = node.properties
    const image = element('img', {
      src: pictureAddress(path, size.hash, widths.at(-1) ?? size.width, 'webp'),
      srcSet: sources('webp'),
      sizes: SIZES,
      width: size.width,
      height: size.height,
      alt,
      ...(title === undefined ? {} : { title }),
      loading: 'lazy',
      decoding: 'async',
    })
    const source = element('source', { type: 'image/avif', srcSet: sources('avif'), sizes: SIZES })
    parent.children.splice(index, 1, element('picture', {}, [source, image]))
    return SKIP
  })
}

/** A wide table scrolls by itself, with a mouse and with the keyboard. */
export function wrapTables(tree: Root): void {
  const tables: [Element, { children: unknown[] }][] = []
  visit(tree, 'element', (node, _, parent) => {
    if (node.tagName === 'table' && parent) tables.push([node, parent])
  })
  for (const [number, [table, parent]] of tables.entries()) {
    // Two tables of a page should not have the same name.
    const ariaLabel = number === 0 ? 'Table' : `Table ${number + 1}`
    const properties = { className: ['table-scroll'], role: 'group', ariaLabel, tabIndex: 0 }
    parent.children.splice(parent.children.indexOf(table), 1, element('div', properties, [table]))
  }
}

/** The boxes of a task list, in words. */
export function labelCheckboxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
  })
}

/** Longer listings are shown without colours: no reader misses them, and every build would pay for them. */
const LONGEST_LISTING = 20_000
const highlight = rehypeHighlight()

/** Code in a language that is known gets classes, never styles. */
export function highlightCode(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre' || textOf(node).length > LONGEST_LISTING) return
    highlight({ type: 'root', children: [node] }, new VFile())
    return SKIP
  })
}
