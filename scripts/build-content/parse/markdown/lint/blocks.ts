/**
 * Items of lists and lines below them that belong to something else than their place says; tables whose rows do not fit their
 * head, whose line of hyphens has other characters, or that a sentence follows directly.
 */
import type { Element, Parents } from 'hast'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { plural, quote } from '../../../../lib/diagnostics/words'
import { ODD_SPACE } from '../../../../lib/visible'
import { lineAbove, lineAt, lineStart } from '../../../source/text'
import { eachElement } from '../parser'
import type { Body, IndexedMessage } from './body'

const isList = (node: Parents['children'][number]): node is Element =>
  node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')

/** Items that are indented, and not far enough to be below the item above: they are shown beside it. */
export function misplacedItems({ tree, body }: Body): IndexedMessage[] {
  const messages: IndexedMessage[] = []
  const look = (parent: Parents): void => {
    let above: Element | undefined
    for (const node of parent.children) {
      if (isList(node)) {
        for (const item of itemsOf(node)) {
          const wrong = above && misplaced(above, item, body)
          if (wrong) messages.push(wrong)
          else above = item
        }
      } else if (node.type !== 'text' || node.value.trim() !== '') above = undefined
      if ('children' in node) look(node)
    }
  }
  look(tree)
  return messages
}

const itemsOf = ({ children }: Element): Element[] =>
  children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'li' && node.position !== undefined,
  )

/** @param above the last item that stands in the column of its list */
function misplaced(above: Element, item: Element, body: string): IndexedMessage | undefined {
  const [index, aboveAt] = [item.position?.start.offset, above.position?.start.offset]
  if (index === undefined || aboveAt === undefined) return undefined
  const [column, aboveColumn] = [columnOf(body, index), columnOf(body, aboveAt)]
  const [mark, aboveMark] = [MARK.exec(body.slice(index, index + 20)), MARK.exec(body.slice(aboveAt, aboveAt + 20))]
  if (column <= aboveColumn || !mark || !aboveMark) return undefined
  // ` 2.` below `1.` is a sloppy list of its own numbers.
  if (Number(mark[1]) === Number(aboveMark[1]) + 1) return undefined
  const needed = aboveColumn + aboveMark[0].length
  return { index, message: indentMore(needed, lineAt(body, index).trim(), quote(aboveMark[0].trim())) }
}

const MARK = /^(?:[-*+]|(\d{1,9})[.)])[ \t]{1,4}/

const columnOf = (body: string, index: number): number => index - lineStart(body, index)

const indentMore = (spaces: number, item: string, mark: string): Message => ({
  code: 'list-indentation',
  text: `This item is indented too little to be below the item that starts with ${mark}, so it is shown beside it.`,
  hint: `Indent it with ${spaces} spaces, or with none if it should stand beside it:\n${' '.repeat(spaces)}${item}`,
})

/** A longer line was broken by a program, and goes on. */
const SHORT = 60

/** A sentence directly below an item or a quotation becomes a part of it. */
export function textBelowItems({ tree, body, visible }: Body): IndexedMessage[] {
  const messages: IndexedMessage[] = []
  eachElement(tree, (element) => {
    const { tagName, position } = element
    const [start, end] = [position?.start.offset, position?.end.offset]
    const isQuote = tagName === 'blockquote'
    if ((tagName !== 'li' && !isQuote) || start === undefined || end === undefined) return
    const own = isQuote ? /^>/ : /^\s/
    let at = start
    for (const line of body.slice(start, end).split('\n')) {
      const next = at + line.length + 1
      const below = next < end ? lineAt(body, next) : ''
      const isBroken = line.trim().length > SHORT && !/[.!?:]["”’)*_]*$/.test(line.trim())
      const isSentence = /^\p{Lu}.*[.!?:]["”’)*_]*$/u.test(below) && visible[next] === below[0]
      if (isSentence && !own.test(below) && !isBroken && line.trim() !== '') {
        messages.push({
          index: next,
          message: belongsTo(isQuote ? 'the quotation' : 'the item', isQuote ? `> ${below}` : `  ${below}`),
        })
        return
      }
      at = next
    }
  })
  return messages
}

const belongsTo = (what: string, inside?: string): Message => ({
  code: 'text-directly-below',
  text: `This line stands directly below ${what} above it, so it becomes a part of it.`,
  hint: `Put a blank line above it.${inside === undefined ? '' : ` If it belongs to ${what}, write:\n${inside}`}`,
})

const DIVIDER = /^[ >]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The width of a table whose head is wrong: its rows are not wrong for that. */
const UNKNOWN = -1

export function brokenTables({ fenced: text }: Body): IndexedMessage[] {
  // A "|" between backticks parts cells, too.
  const messages: IndexedMessage[] = []
  let columns: number | undefined
  for (let at = text.indexOf('|'), end = -1; at !== -1; at = text.indexOf('|', end)) {
    const start = lineStart(text, at)
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
      if (isRowWithoutBars(next)) messages.push({ index: end + 1 + next.search(/\S/), message: belongsTo('the table') })
    } else if (next.includes('|') && DIVIDER.test(next) && !DIVIDER.test(line)) {
      const cells = cellsOf(line)
      columns = cellsOf(next)
      if (cells === columns) continue
      messages.push({ index, message: wrongHead(cells, columns) })
      columns = UNKNOWN
    } else if (next.includes('|') && DIVIDER.test(plainDivider(next)) && !DIVIDER.test(next)) {
      messages.push({ index: end + 1 + next.search(/\S/), message: wrongDivider(next) })
      columns = UNKNOWN
    } else if (isFramed(line) && !isFramed(lineAbove(text, start))) {
      if (DIVIDER.test(line)) messages.push({ index, message: noHead })
      else if (isFramed(next)) messages.push({ index, message: noDivider(cellsOf(line)) })
      else if (isFramed(rowAboveBlank(text, start))) messages.push({ index, message: blankAbove })
    }
  }
  return messages
}

/** A row that nothing but its place makes one: text below a table, and no other block starts there. */
const isRowWithoutBars = (line: string): boolean =>
  line.trim() !== '' && !/\|/.test(line) && !/^ {0,3}(?:[-*+>]|\d{1,9}[.)]|#{1,6}[ \t]|<)/.test(line)

/** A line of hyphens as it was meant: with ordinary spaces, and hyphens in place of dashes. */
const plainDivider = (line: string): string => line.replace(ODD_SPACE, ' ').replace(/[\u2010-\u2015\u2212]+/g, '---')

const wrongDivider = (line: string): Message => ({
  code: 'table-row',
  text: `This line has ${/[\u2010-\u2015\u2212]/.test(line) ? 'dashes in place of hyphens' : 'special spaces in place of ordinary ones'}, so the table is shown as plain text.`,
  hint: `Write the line of hyphens as:\n${plainDivider(line).trim()}`,
})

const isFramed = (line: string): boolean => /^ {0,3}\|.*\|[ \t]*$/.test(line)

const cellsOf = (line: string): number =>
  line
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^[> ]*\|?|\|$/g, '')
    .split('|').length

/** The line above the blank one above `start`. */
function rowAboveBlank(text: string, start: number): string {
  const blank = lineAbove(text, start)
  return start > 1 && blank.trim() === '' ? lineAbove(text, start - blank.length - 1) : ''
}

export const dividerFor = (cells: number): string => `|${' --- |'.repeat(cells)}`

const wrongRow = (cells: number, columns: number): Message => ({
  code: 'table-row',
  text: `This row has ${plural(cells, 'cell')}, but the header row has ${columns}.${cells > columns ? ' The extra cells are not shown.' : ''}`,
  hint: `Write as many cells as the header row has, with "|" between them. If a "|" belongs to the text or to code, write \\|${cells < columns ? '\nTo start a new line in a cell, write <br>' : ''}`,
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

const blankAbove: Message = {
  code: 'table-row',
  text: 'A blank line ends a table, so this row is shown as plain text.',
  hint: 'Remove the blank line above this row.',
}

const noDivider = (cells: number): Message => ({
  code: 'table-row',
  text: 'A line of hyphens is missing below the first row, so the table is shown as plain text.',
  hint: `Put this line below the first row:\n${dividerFor(cells)}`,
})
