/** Tables whose rows do not fit their head: cells that are too many are not shown. */

import type { Finding } from '../problems/problem'
import { plural } from '../problems/words'
import type { Slip } from '.'

const DIVIDER = /^[ >]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The width of a table whose head is wrong: its rows are not wrong for that. */
const UNKNOWN = -1

export function tableSlips(text: string): Slip[] {
  if (!text.includes('|')) return []
  const slips: Slip[] = []
  const lines = text.split('\n')
  let index = 0
  let columns: number | undefined
  for (const [number, line] of lines.entries()) {
    const lineStart = index
    index += line.length + 1
    if (!line.includes('|')) {
      columns = undefined
      continue
    }
    const start = lineStart + line.search(/\S/)
    const cells = cellsOf(line)
    const next = lines[number + 1] ?? ''
    if (columns !== undefined) {
      if (columns !== UNKNOWN && !DIVIDER.test(line) && cells !== columns)
        slips.push({ index: start, finding: wrongRow(cells, columns) })
    } else if (DIVIDER.test(next) && next.includes('|') && !DIVIDER.test(line)) {
      columns = cellsOf(next)
      if (cells === columns) continue
      slips.push({ index: start, finding: wrongHead(cells, columns) })
      columns = UNKNOWN
    } else if (isFramed(line) && !isFramed(lines[number - 1] ?? '')) {
      if (DIVIDER.test(line)) slips.push({ index: start, finding: noHead })
      else if (isFramed(next)) slips.push({ index: start, finding: noDivider(cells) })
    }
  }
  return slips
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
