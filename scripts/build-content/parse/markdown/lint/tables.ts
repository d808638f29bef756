/** Tables whose rows do not fit their head: cells that are too many are not shown. */

import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { plural } from '../../../../lib/diagnostics/words'
import { lineAt } from '../../../source/text'
import type { IndexedMessage } from './rule'

const DIVIDER = /^[ >]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The width of a table whose head is wrong: its rows are not wrong for that. */
const UNKNOWN = -1

export function brokenTables(text: string): IndexedMessage[] {
  const messages: IndexedMessage[] = []
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
      if (cells !== columns) messages.push({ index, message: wrongRow(cells, columns) })
    } else if (next.includes('|') && DIVIDER.test(next) && !DIVIDER.test(line)) {
      const cells = cellsOf(line)
      columns = cellsOf(next)
      if (cells === columns) continue
      messages.push({ index, message: wrongHead(cells, columns) })
      columns = UNKNOWN
    } else if (isFramed(line) && !isFramed(lineBefore(text, start))) {
      if (DIVIDER.test(line)) messages.push({ index, message: noHead })
      else if (isFramed(next)) messages.push({ index, message: noDivider(cellsOf(line)) })
    }
  }
  return messages
}

const lineBefore = (text: string, start: number): string =>
  start < 2 ? '' : text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1)

const isFramed = (line: string): boolean => /^ {0,3}\|.*\|[ \t]*$/.test(line)

const cellsOf = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^[> ]*\|?|\|$/g, '')
    .split('|').length

const dividerFor = (cells: number): string => `|${' --- |'.repeat(cells)}`

const wrongRow = (cells: number, columns: number): Message => ({
  code: 'table-row',
  text: `This row has ${plural(cells, 'cell')}, but the header row has ${columns}.${cells > columns ? ' The extra cells are not shown.' : ''}`,
  hint: `Write as many cells as the header row has, with "|" between them. If a "|" belongs to the text, write \\|`,
})

const wrongHead = (cells: number, columns: number): Message => ({
  code: 'table-row',
  text: `The header row has ${plural(cells, 'cell')}, but the line of hyphens below it has ${columns}, so the table is shown as plain text.`,
  hint: `Write the line of hyphens as:\n${dividerFor(cells)}`,
})

const noHead: Message = {
  code: 'table-row',
  text: 'The header row is missing directly above this line of hyphens, so the table is shown as plain text.',
  hint: 'Put the header row on the line above, without a blank line between them.',
}

const noDivider = (cells: number): Message => ({
  code: 'table-row',
  text: 'A line of hyphens is missing below the first row, so the table is shown as plain text.',
  hint: `Put this line below the first row:\n${dividerFor(cells)}`,
})
