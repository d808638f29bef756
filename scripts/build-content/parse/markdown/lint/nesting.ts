/** Items of lists and lines below them that belong to something else than their place says. */
import type { Element, Parents } from 'hast'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { lineAt, lineStart } from '../../../source/text'
import { eachElement } from '../parser'
import type { Body, IndexedMessage } from './rule'

const isList = (node: Parents['children'][number]): node is Element =>
  node.type === 'element' && /^[uo]l$/.test(node.tagName)

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

export const belongsTo = (what: string, inside?: string): Message => ({
  code: 'text-directly-below',
  text: `This line stands directly below ${what} above it, so it becomes a part of it.`,
  hint: `Put a blank line above it.${inside === undefined ? '' : ` If it belongs to ${what}, write:\n${inside}`}`,
})
