/** Tables whose rows do not fit their head: cells that are too many are not shown. */

import type { Finding } from '../problems/problem'
import { plural } from '../problems/words'
import type { Slip } from '.'

const DIVIDER = /^[ >]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The width of a table whose head is wrong: its rows are not wrong for that. */
const UNKNOWN = -1

export function tableSlips(text: string): Slip[] {
  const slips: Slip[] = []
  let columns: number | undefined
  for (let at = text.indexOf('|'), end = -1; at !== -1; at = text.indexOf('|', end)) {
    const start = text.lastIndexOf('\n', at) + 1
    // A line without "|" has ended the table.
    if (start !== end + 1) columns = undefined
    const line = lineAt(text, start)
    end = start + line.length
    const next = lineAt(text, end + 1)
    const index = start + line.search(/\S/)
    if (columns !== undefined) {
      if (columns === UNKNOWN || DIVIDER.test(line)) continue
      const cells = cellsOf(line)
      if (cells !== columns) slips.push({ index, finding: wrongRow(cells, columns) })
    } else if (next.includes('|') && DIVIDER.test(next) && !DIVIDER.test(line)) {
      const cells = cellsOf(line)
      columns = cellsOf(next)
      if (cells === columns) continue
      slips.push({ index, finding: wrongHead(cells, columns) })
      columns = UNKNOWN
    } else if (isFramed(line) && !isFramed(lineBefore(text, start))) {
      if (DIVIDER.test(line)) slips.push({ index, finding: noHead })
      else if (isFramed(next)) slips.push({ index, finding: noDivider(cellsOf(line)) })
    }
  }
  return slips
}

const lineBefore = (text: string, start: number): string =>
  start < 2 ? '' : text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1)

/** The line that begins at `start`, if one does. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}

const isFramed = (line: string): boolean => /^ {0,3}\|.*\|[ \t]*$/.test(line)

const cellsOf = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^[> ]*\|?|\|$/g, '')
    .split('|').length

const dividerFor = (cells: number): string => `|${' --- |'.repeat(cells)}`

const wrongRow = (cells: number, columns: number): Finding => ({
  code: 'table-row',
  message: `This row has ${plural(cells, 'cell')}, and the head of the table ${columns}${cells > columns ? ': what is too much is not shown.' : '.'}`,
  hint: `Write as many cells as the head has, with "|" between them. A "|" that belongs to the text is written \\|`,
})

const wrongHead = (cells: number, columns: number): Finding => ({
  code: 'table-row',
  message: `The head of this table has ${plural(cells, 'cell')}, and the line of hyphens below it ${columns}, so it is shown as plain text.`,
  hint: `Write the line of hyphens as:\n${dividerFor(cells)}`,
})

const noHead: Finding = {
  code: 'table-row',
  message: 'Directly above this line of hyphens the head of the table is missing, so the table is shown as plain text.',
  hint: 'Put the head on the line above it, without a blank line between them.',
}

const noDivider = (cells: number): Finding => ({
  code: 'table-row',
  message: 'Below the first row of a table a line of hyphens is needed; without it the table is shown as plain text.',
  hint: `Put this line below the first row:\n${dividerFor(cells)}`,
})
