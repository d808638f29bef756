/**
 * The steps after the sanitizer. Each adds markup of our own and nothing that an editor wrote: ids of headings, holes, colors for
 * code by classes, and the words of their column on cells of tables, so that the style sheet can show each row as a list of
 * labels and values where a screen is too narrow for columns. The words of a text are counted on the way.
 */
import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import highlighter from 'highlight.js/lib/common'
import { externalLinkAttributes } from '../../../../src/lib/external-link'
import type { Heading } from '../../../../src/schema/entries'
import { decoded } from '../../../lib/web-address'
import { idAt, idElsewhere, idOfWords, safeId } from './anchors'
import { type Hole, markOf, type Picture, withoutMarks } from './body-html'
import { eachElement, eachNode, raw, replaceByRaw } from './parser'

/** The sanitizer puts this before every id it keeps, so that none shadows a property of the page. */
const PREFIX = 'user-content-'
/** The heading of the footnotes, which remark-rehype writes. */
const FOOTNOTE_LABEL = `${PREFIX}footnote-label`

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
  eachElement(tree, (node) => {
    const written = node.properties.id
    if (typeof written === 'string') {
      anchors.set(written, written)
      if (!anchors.has(written.slice(PREFIX.length))) anchors.set(written.slice(PREFIX.length), written)
    }
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level === undefined || written === FOOTNOTE_LABEL) return
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
function addHeading(text: string, slugger: GithubSlugger, anchors: Map<string, string>): string {
  // A heading without letters gives no id.
  const words = idOfWords(text) || 'section'
  const id = slugger.slug(safeId(words))
  anchors.set(id, id)
  for (const written of [words, idElsewhere(text)]) if (written && !anchors.has(written)) anchors.set(written, id)
  return id
}

/** Takes marks of holes out of everything that an editor wrote, and counts the words that a reader reads. */
export function readWords(tree: Root): number {
  let words = 0
  eachNode(tree, (node) => {
    if (node.type === 'text') {
      node.value = withoutMarks(node.value)
      words += wordsIn(node.value)
    } else if (node.type === 'element') {
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string') node.properties[name] = withoutMarks(value)
        else if (Array.isArray(value)) node.properties[name] = value.map((part) => withoutMarks(String(part)))
      }
    }
  })
  return words
}

/** Texts of which each has a direction of its own, as it has with `dir="auto"`: that of its first letter. */
const isBlock = (tagName: string): boolean =>
  /^(?:p|h[1-6]|li|blockquote|t[dh]|d[dt]|figcaption|caption|summary)$/.test(tagName)
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** Finishes the elements that need something from us, and cuts holes where other files have a say. */
export function finishElements(tree: Root, anchors: Map<string, string>): Hole[] {
  const holes: Hole[] = []
  const cut = (hole: Hole): string => markOf(holes.push(hole) - 1)
  let tables = 0
  eachElement(tree, (node, parent) => {
    const { tagName, properties, children } = node
    if (!properties.dir && isBlock(tagName) && RIGHT_TO_LEFT.test(textOf(node))) properties.dir = 'rtl'
    if (tagName === 'a') finishLink(node, anchors, cut)
    else if (tagName === 'img') replaceByRaw(node, parent, cut({ picture: pictureOf(node) }))
    else if (tagName === 'input') properties.ariaLabel = cut({ word: properties.checked ? 'done' : 'notDone' })
    else if (tagName === 'code') highlightCode(node, parent)
    else if (properties.id === FOOTNOTE_LABEL) children.splice(0, children.length, raw(cut({ word: 'footnotes' })))
    else if (tagName === 'table') {
      labelCells(node)
      // Two tables of a page should not have the same name.
      wrapTable(node, parent, `${cut({ word: 'table' })}${++tables === 1 ? '' : ` ${tables}`}`)
    }
  })
  return holes
}

/** Links to other sites say that they open a new tab; the addresses of links to this site become holes. */
function finishLink(node: Element, anchors: Map<string, string>, cut: (hole: Hole) => string): void {
  const { properties } = node
  const { href } = properties
  if (typeof href !== 'string') return
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) {
    // The sanitizer put its prefix before the ids, and not before the links to them.
    properties.href = `#${PREFIX}${href.slice(1)}`
    const number = /[\d-]*$/.exec(String(properties.ariaLabel))?.[0]
    if ('dataFootnoteBackref' in properties) properties.ariaLabel = `${cut({ word: 'backTo' })} ${number}`
  } else if (href.startsWith('#')) {
    properties.href = anchorAddress(href, anchors)
  } else if (/^https?:/i.test(href)) {
    Object.assign(properties, externalLinkAttributes)
    node.children.push(element('span', { className: ['sr-only'] }, [raw(cut({ word: 'opensNewTab' }))]))
  } else {
    properties.href = cut({ link: href })
  }
}

/** `#as written` → the id that it means. */
function anchorAddress(href: string, anchors: Map<string, string>): string {
  const anchor = decoded(href.slice(1))
  return `#${encodeURIComponent(idAt(anchors, anchor) ?? anchor)}`
}

function pictureOf({ properties: { src = '', alt = '', title } }: Element): Picture {
  return { src: String(src), alt: String(alt), ...(title === undefined ? {} : { title: String(title) }) }
}

/** A wide table scrolls by itself, with a mouse and with the keyboard. */
function wrapTable(table: Element, parent: Parents, name: string): void {
  const properties = { className: ['table-scroll'], role: 'group', ariaLabel: name, tabIndex: 0 }
  parent.children.splice(parent.children.indexOf(table), 1, element('div', properties, [table]))
}

/** Two columns fit on every phone. */
const FEWEST_COLUMNS = 3
/** A longer heading is a sentence. To repeat it in every row would be no help. */
const LONGEST_LABEL = 60

/** Labels the cells of a plain table: one row of headings, no cell across several, no table in the table. */
function labelCells(table: Element): void {
  const rows = elementsIn(table, 'tr')
  const heads = elementsIn(table, 'thead').flatMap((head) => elementsIn(head, 'tr'))
  const [head] = heads
  if (heads.length !== 1 || head === undefined || elementsIn(table, 'table').length > 0) return
  const cells = rows.flatMap(cellsOf)
  if (cells.some(({ properties }) => properties.colSpan || properties.rowSpan)) return
  const labels = cellsOf(head).map(wordsOf)
  if (labels.length < FEWEST_COLUMNS || labels.some(({ length }) => length > LONGEST_LABEL)) return
  for (const row of rows) if (row !== head) label(cellsOf(row), labels)
}

function label(cells: readonly Element[], labels: readonly string[]): void {
  for (const [column, cell] of cells.entries()) {
    const words = labels[column]
    if (words && cell.children.length > 0) cell.properties = { dataLabel: words, ...cell.properties }
  }
}

function elementsIn(node: Element, tagName: string): Element[] {
  const found: Element[] = []
  eachElement(node, (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}

const cellsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName))

/** The words of a heading; one with a picture has none. */
const wordsOf = (cell: Element): string =>
  elementsIn(cell, 'img').length > 0 ? '' : textOf(cell).replace(/\s+/g, ' ').trim()

/** Longer listings are shown without colors: no reader misses them, and every build would pay for them. */
const LONGEST_LISTING = 20_000

/** One listing as HTML. The highlighter escapes the text, and adds nothing but `<span class="hljs-…">`. */
const highlightedCode = (text: string, language: string): string =>
  `<code class="hljs language-${language}">${colored(text, language) ?? escaped(text)}</code>`

function colored(text: string, language: string): string | undefined {
  if (text.length > LONGEST_LISTING || !highlighter.getLanguage(language)) return undefined
  return highlighter.highlight(text, { language, ignoreIllegals: true }).value
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Colors the code of a listing. */
function highlightCode(code: Element, parent: Parents): void {
  const language = isPre(parent) ? languageOf(code) : undefined
  if (language !== undefined) replaceByRaw(code, parent, highlightedCode(textOf(code), language))
}

const isPre = (parent: Parents): boolean => parent.type === 'element' && parent.tagName === 'pre'

function languageOf({ properties: { className } }: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}

/** What a minute is enough for: 220 words in a script with spaces, about 500 characters of Chinese or Japanese. */
const EAST_ASIAN = 220 / 500
/** Words of Thai, Lao, Khmer and Burmese have 4.3 to 6 characters, marks above and below the letters included. */
const SOUTHEAST_ASIAN = 1 / 5

const CHARACTERS: readonly [run: RegExp, words: number][] = [
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]+/gu, EAST_ASIAN],
  [/[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu, SOUTHEAST_ASIAN],
]

/** The blocks of these scripts. Hardly any text has one of their characters, and only such a text is counted in parts. */
const WITHOUT_SPACES =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/u

/** The number of words, not always a whole one; characters count, not a dictionary, so that it is the same everywhere. */
export function wordsIn(text: string): number {
  if (!WITHOUT_SPACES.test(text)) return text.match(/\S+/g)?.length ?? 0
  let words = 0
  let rest = text
  for (const [run, each] of CHARACTERS) {
    rest = rest.replace(run, (characters) => {
      words += [...characters].length * each
      return ' '
    })
  }
  // A mark that is left alone is not a word.
  return words + (rest.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0)
}
