/** The steps after the sanitizer. Each adds markup of our own and nothing that an editor wrote. */
import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { externalLinkAttributes } from '../../../../src/lib/external-link'
import type { Heading } from '../../../../src/schema/entries'
import english from '../../../../src/words/en.json' with { type: 'json' }
import { decoded, type Hole, markOf, withoutMarks } from './body-html'
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
    const id = addHeading(text, slugger, anchors)
    node.properties.id = id
    if (typeof written === 'string') anchors.set(written, id).set(written.slice(PREFIX.length), id)
    const depth = Math.max(2, Number(level))
    if (depth === 2 || depth === 3) headings.push({ id, text, depth })
  })
  return { headings, anchors }
}

/** The id of a heading, made of its words; links may use it, or the id that the words alone would make. */
export function addHeading(text: string, slugger: GithubSlugger, anchors: Map<string, string>): string {
  // A heading without letters gives no id.
  const words = (PLAIN.test(text) ? text.toLowerCase().replaceAll(' ', '-') : slugOf(text)) || 'section'
  const id = slugger.slug(safeId(words))
  anchors.set(id, id)
  if (!anchors.has(words)) anchors.set(words, id)
  return id
}

/** A text that `slugOf` returns as it is; `slugOf` itself checks the characters of every alphabet. */
const PLAIN = /^[\w -]*$/

/** How many words a reader reads. */
export function wordsIn(tree: Root): number {
  let words = 0
  visit(tree, 'text', ({ value }) => {
    words += value.match(/\S+/g)?.length ?? 0
  })
  return words
}

/** Links to other sites say that they open a new tab; those to this site, and pictures, become holes. */
export function cutHoles(tree: Root, anchors: Map<string, string>): Hole[] {
  const holes: Hole[] = []
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = withoutMarks(node.value)
    if (node.type !== 'element') return
    const { tagName, properties } = node
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string') properties[name] = withoutMarks(value)
      else if (Array.isArray(value)) properties[name] = value.map((part) => withoutMarks(String(part)))
    }
    if (tagName === 'a' && typeof properties.href === 'string') finishLink(node, properties.href, anchors, holes)
    if (tagName !== 'img' || parent === undefined || index === undefined) return
    const { src = '', alt = '', title } = properties
    const words = { alt: String(alt), ...(title === undefined ? {} : { title: String(title) }) }
    const mark = markOf(holes.push({ picture: { src: String(src), ...words } }) - 1)
    parent.children.splice(index, 1, { type: 'raw', value: mark } as unknown as ElementContent)
  })
  return holes
}

function finishLink(node: Element, href: string, anchors: Map<string, string>, holes: Hole[]): void {
  if ('dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties) {
    // The sanitizer put its prefix before the ids, and not before the links to them.
    node.properties.href = `#${PREFIX}${href.slice(1)}`
  } else if (href.startsWith('#')) {
    node.properties.href = anchorAddress(href, anchors)
  } else if (/^https?:/i.test(href)) {
    Object.assign(node.properties, externalLinkAttributes)
    node.children.push(
      element('span', { className: ['sr-only'] }, [{ type: 'text', value: english.links.opensNewTab }]),
    )
  } else {
    node.properties.href = markOf(holes.push({ link: href }) - 1)
  }
}

/** `#as written` → the id that it means. */
export function anchorAddress(href: string, anchors: Map<string, string>): string {
  const anchor = decoded(href.slice(1))
  return `#${encodeURIComponent(anchors.get(anchor) ?? anchor)}`
}

/** A wide table scrolls by itself, with a mouse and with the keyboard. */
export function wrapTables(tree: Root): void {
  const tables: [Element, { children: unknown[] }][] = []
  visit(tree, 'element', (node, _, parent) => {
    if (node.tagName === 'table' && parent) tables.push([node, parent])
  })
  for (const [number, [table, parent]] of tables.entries()) {
    const properties = { className: ['table-scroll'], role: 'group', ariaLabel: tableName(number), tabIndex: 0 }
    parent.children.splice(parent.children.indexOf(table), 1, element('div', properties, [table]))
  }
}

/** Two tables of a page should not have the same name. */
const tableName = (number: number): string => (number === 0 ? 'Table' : `Table ${number + 1}`)

/** What `wrapTables` puts before a table, as text. */
export const tableStart = (number: number): string =>
  `<div class="table-scroll" role="group" aria-label="${tableName(number)}" tabindex="0">`

/** The boxes of a task list, in words. */
export function labelCheckboxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
  })
}
