/**
 * Cells of a table that carry the words of their column in `data-label`, so that the style sheet can show each row as a
 * list of labels and values where a screen is too narrow for columns.
 */
import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { eachElement } from './each-node'

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
