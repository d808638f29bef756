/** Code in the text of a body, which is shown as it is written: rules that look for mistakes do not look there. */
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { coverLines } from '../../source/text'
import type { IndexedMessage } from './lint/rule'

/** Where fences are looked for: at the top level of a body, or in its quotes and lists too. */
const STARTS = {
  'top level': { opening: /^ {0,3}(`{3,}|~{3,})/, closing: /^ {0,3}(`{3,}|~{3,})/ },
  anywhere: {
    opening: /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*(`{3,}|~{3,})/,
    closing: /^[ \t>]*(`{3,}|~{3,})/,
  },
}

/**
 * Covers fenced code and its fences with spaces, so that every place stays the same. `unclosed` is the fence that nothing
 * closes, if there is one, with the marks that would close it.
 */
export function coverFencedCode(body: string, where: keyof typeof STARTS) {
  const { opening, closing } = STARTS[where]
  let unclosed: { index: number; marks: string } | undefined
  let start = 0
  const lines = body.split('\n').map((line) => {
    const { 0: before = '', 1: marks = '' } = (unclosed ? closing : opening).exec(line) ?? []
    const rest = line.slice(before.length)
    const index = start + before.length - marks.length
    start += line.length + 1
    if (unclosed) {
      if (marks.startsWith(unclosed.marks) && /^[ \t]*$/.test(rest)) unclosed = undefined
    } else if (marks !== '' && !(marks.startsWith('`') && rest.includes('`'))) unclosed = { index, marks }
    else return line
    return blank(line)
  })
  return { text: lines.join('\n'), unclosed }
}

const blank = (code: string): string => coverLines(code, ' ')

/** The text without code and comments, that without fenced code alone, and what is wrong with their marks. */
export function maskCode(body: string): { text: string; fenced: string; messages: IndexedMessage[] } {
  const { text: fenced, unclosed } = coverFencedCode(body, 'anywhere')
  const messages = unclosed ? [{ index: unclosed.index, message: unclosedFence(unclosed.marks) }] : []
  return { fenced, ...maskComments(maskSpans(fenced), messages) }
}

/** Code within a line: its backticks, and what is between them. */
export const CODE_SPAN = /(`+)(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/g

/** Letters, since a mark can be next to a word where it cannot be next to a space. */
const maskSpans = (text: string): string => text.replace(CODE_SPAN, (code) => 'x'.repeat(code.length))

function maskComments(text: string, messages: IndexedMessage[]): { text: string; messages: IndexedMessage[] } {
  const end = text.lastIndexOf('-->') + 1
  const masked = text.slice(0, end + 2).replace(/<!(?=--)[\s\S]*?-->/g, blank) + text.slice(end + 2)
  const open = masked.indexOf('<!--')
  return { text: masked, messages: open === -1 ? messages : [...messages, { index: open, message: openComment }] }
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
