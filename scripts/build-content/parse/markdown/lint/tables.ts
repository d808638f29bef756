/** Tables whose rows do not fit their head, and HTML tags that are opened and not closed or the other way round. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { plural } from '../../../../lib/diagnostics/words'
import { lineAt } from '../../../source/text'
import { allowedHtml } from '../inspect'
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

/** Tags that need no end, or whose end HTML adds where it belongs. */
const WITHOUT_END = new Set('br hr img input source wbr col p li dt dd tr td th thead tbody tfoot'.split(' '))
const PAIRED = new Set((allowedHtml.tagNames ?? []).filter((name) => !WITHOUT_END.has(name)))

/** Far deeper than any text; what is beyond has another message. */
const DEEPEST = 1_000

export function unpairedTags(text: string): IndexedMessage[] {
  if (!/<[a-z/]/i.test(text)) return []
  const open: { name: string; index: number }[] = []
  const messages: IndexedMessage[] = []
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]{0,500})?>/gi,
  )) {
    const name = written.toLowerCase()
    if (!PAIRED.has(name) || tag.endsWith('/>')) continue
    if (slash === '') {
      if (open.length < DEEPEST) open.push({ name, index })
      continue
    }
    const opened = open.findLastIndex((other) => other.name === name)
    if (opened === -1) messages.push({ index, message: neverOpened(name) })
    else open.splice(opened, 1)
  }
  return [...messages, ...open.map(({ name, index }) => ({ index, message: neverClosed(name) }))]
}

const neverClosed = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag <${name}> is opened here and never closed.`,
  hint: `Close it where it should end: </${name}>`,
})

const neverOpened = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag </${name}> closes something that was never opened.`,
  hint: `Remove it, or put <${name}> where it should start.`,
})
