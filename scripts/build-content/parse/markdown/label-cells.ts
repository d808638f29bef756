/**
 * Code and tables of a body: colors for code by classes, never styles; cells that carry the words of their column in
 * `data-label`, so that the style sheet can show each row as a list of labels and values where a screen is too narrow for
 * columns.
 */
import type { Element, Parents } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import highlighter from 'highlight.js/lib/common'
import { eachElement, replaceByRaw } from './each-node'

/** Two columns fit on every phone. */
const FEWEST_COLUMNS = 3
/** A longer heading is a sentence. To repeat it in every row would be no help. */
const LONGEST_LABEL = 60

/** Labels the cells of a plain table: one row of headings, no cell across several, no table in the table. */
export function labelCells(table: Element): void {
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
export function highlightCode(code: Element, parent: Parents): void {
  const language = isPre(parent) ? languageOf(code) : undefined
  if (language !== undefined) replaceByRaw(code, parent, highlightedCode(textOf(code), language))
}

const isPre = (parent: Parents): boolean => parent.type === 'element' && parent.tagName === 'pre'

function languageOf({ properties: { className } }: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
