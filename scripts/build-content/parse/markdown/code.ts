/** Code in the text of a body, which is shown as it is written: rules that look for mistakes do not look there. */

import type { Message } from '../../../lib/diagnostics/diagnostic'
import { lineAt } from '../../source/text'
import type { IndexedMessage } from './lint/rule'

type Covered = {
  /** The body with spaces instead of the code and its fences, so that every place stays the same. */
  text: string
  /** The fence that nothing closes, if there is one, and the marks that would close it. */
  unclosed?: { index: number; marks: string }
}

/** Where fences are looked for: at the top level of a body, or in its quotes and lists too. */
const STARTS = {
  'top level': { opening: /^ {0,3}(`{3,}|~{3,})/, closing: /^ {0,3}(`{3,}|~{3,})/ },
  anywhere: {
    opening: /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*(`{3,}|~{3,})/,
    closing: /^[ \t>]*(`{3,}|~{3,})/,
  },
}

/** Covers fenced code. */
export function coverFencedCode(body: string, where: keyof typeof STARTS): Covered {
  const { opening, closing } = STARTS[where]
  const parts: string[] = []
  let open: { start: number; index: number; marks: string } | undefined
  let done = 0
  const possible = /`{3}|~{3}/g
  for (let found = possible.exec(body); found; found = possible.exec(body)) {
    const start = body.lastIndexOf('\n', found.index) + 1
    const line = lineAt(body, start)
    const end = start + line.length
    possible.lastIndex = end
    const { 0: before = '', 1: marks = '' } = (open ? closing : opening).exec(line) ?? []
    const rest = line.slice(before.length)
    if (open && marks.startsWith(open.marks) && /^[ \t]*$/.test(rest)) {
      parts.push(body.slice(done, open.start), blank(body.slice(open.start, end)))
      done = end
      open = undefined
    } else if (!open && marks !== '' && !(marks.startsWith('`') && rest.includes('`'))) {
      open = { start, index: start + before.length - marks.length, marks }
    }
  }
  if (!open) return { text: parts.join('') + body.slice(done) }
  parts.push(body.slice(done, open.start), blank(body.slice(open.start)))
  return { text: parts.join(''), unclosed: { index: open.index, marks: open.marks } }
}

const blank = (code: string): string => code.replace(/[^\n]+/g, (line) => ' '.repeat(line.length))

/** The text without code and comments, and what is wrong with their marks. */
export function maskCode(body: string): { text: string; messages: IndexedMessage[] } {
  const { text, unclosed } = coverFencedCode(body, 'anywhere')
  return maskComments(
    maskSpans(text),
    unclosed ? [{ index: unclosed.index, message: unclosedFence(unclosed.marks) }] : [],
  )
}

/** Letters, since a mark can be next to a word where it cannot be next to a space. */
const maskSpans = (text: string): string =>
  !text.includes('`')
    ? text
    : text.replace(/(`+)(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/g, (code) => 'x'.repeat(code.length))

function maskComments(text: string, messages: IndexedMessage[]): { text: string; messages: IndexedMessage[] } {
  if (!text.includes('<!--')) return { text, messages }
  let masked = ''
  let done = 0
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', done)) {
    const end = text.indexOf('-->', start)
    if (end === -1)
      return { text: masked + text.slice(done), messages: [...messages, { index: start, message: openComment }] }
    masked += text.slice(done, start) + text.slice(start, end + 3).replace(/[^\n]/g, ' ')
    done = end + 3
  }
  return { text: masked + text.slice(done), messages }
}

const unclosedFence = (mark: string): Message => ({
  code: 'unclosed-code-block',
  text: 'The code block that starts here is never closed, so the rest of the page is shown as code.',
  hint: `Put this line below the code:\n${mark}`,
})

const openComment: Message = {
  code: 'unclosed-comment',
  text: 'The hidden comment that starts here is never closed, so what follows is not shown.',
  hint: 'End it with: -->',
}
