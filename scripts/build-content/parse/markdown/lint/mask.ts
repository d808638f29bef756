/** Code is shown as it is written: before the rules look, it is covered, so that every place stays the same. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { coverFencedCode } from '../fences'
import type { IndexedMessage } from './rule'

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
