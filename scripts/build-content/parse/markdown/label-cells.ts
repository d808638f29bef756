/**
 * Cells of a table that carry the words of their column in `data-label`, so that the style sheet can show each row as a
 * list of labels and values where a screen is too narrow for columns. One pass over finished HTML, whoever made it.
 */
import { holdsMarks } from './body-html'

/** Two columns fit on every phone. */
const FEWEST_COLUMNS = 3
/** A longer heading is a sentence. To repeat it in every row would help nobody. */
const LONGEST_LABEL = 60

/** A whole tag with its values, which may hold anything but a quotation mark: even what looks like a tag. */
const TAG = /<(\/?[a-z][a-z0-9]*)((?:[^">]|"[^"]*")*)>/g
const SPAN = / (?:colspan|rowspan)=/

type Table = { labels: string[]; cells: { at: number; column: number }[]; isPlain: boolean }

/** Labels the cells of plain tables: one row of headings, no cell across several, no table in a table. */
export function labelCells(html: string): string {
  if (!html.includes('<table')) return html
  const labeled: { at: number; label: string }[] = []
  const open: Table[] = []
  let inHead = false
  let wordsFrom = 0
  let column = 0
  for (const { 0: written, 1: tag = '', 2: attributes = '', index } of html.matchAll(TAG)) {
    const table = open.at(-1)
    if (tag === 'table') {
      for (const outer of open) outer.isPlain = false
      open.push({ labels: [], cells: [], isPlain: true })
      continue
    }
    if (table === undefined) continue
    if (tag === '/table') {
      open.pop()
      labeled.push(...cellsWithLabels(table))
    } else if (tag === 'thead' || tag === '/thead') {
      inHead = tag === 'thead'
    } else if (tag === 'tr') {
      if (inHead && table.labels.length > 0) table.isPlain = false
      column = 0
    } else if (tag === '/th' && inHead) {
      table.labels.push(wordsOf(html.slice(wordsFrom, index)))
    } else if (tag === 'th' || tag === 'td') {
      if (SPAN.test(attributes)) table.isPlain = false
      wordsFrom = index + written.length
      const isEmpty = html.startsWith('</', wordsFrom)
      if (!inHead && !isEmpty) table.cells.push({ at: index + 1 + tag.length, column })
      column++
    }
  }
  return withLabels(html, labeled)
}

function cellsWithLabels({ labels, cells, isPlain }: Table) {
  if (!isPlain || labels.length < FEWEST_COLUMNS || labels.some(({ length }) => length > LONGEST_LABEL)) return []
  return cells.map(({ at, column }) => ({ at, label: labels[column] ?? '' })).filter(({ label }) => label)
}

/** The words of a heading, with their references; a picture has none. */
function wordsOf(html: string): string {
  const words = html.replace(TAG, '').replace(/\s+/g, ' ').trim()
  return holdsMarks(words) ? '' : words
}

function withLabels(html: string, labeled: readonly { at: number; label: string }[]): string {
  const parts: string[] = []
  let copied = 0
  for (const { at, label } of labeled) {
    parts.push(html.slice(copied, at), ` data-label="${label.replaceAll('"', '&#x22;')}"`)
    copied = at
  }
  return parts.join('') + html.slice(copied)
}
