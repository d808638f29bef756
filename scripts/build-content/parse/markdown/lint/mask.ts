/** Code is shown as it is written: before the rules look, it is covered, so that every place stays the same. */
import type { Message } from '../../../diagnostics/diagnostic'
import type { IndexedMessage } from './rule'

/** The text without code and comments, and what is wrong with their marks. */
export function maskCode(body: string): { text: string; messages: IndexedMessage[] } {
  const parts: string[] = []
  let fence: { mark: string; index: number } | undefined
  let done = 0
  for (let at = fenceFrom(body, 0); at !== -1; ) {
    const start = body.lastIndexOf('\n', at) + 1
    const next = body.indexOf('\n', at)
    const end = next === -1 ? body.length : next
    const line = body.slice(start, end)
    const mark = fenceIn(line)
    if (fence) {
      if (mark?.startsWith(fence.mark) && /^[\s>]*(?:`+|~+)\s*$/.test(line)) {
        parts.push(blankLines(body.slice(done, end)))
        done = end
        fence = undefined
      }
    } else if (mark !== undefined && !(mark.startsWith('`') && line.split(mark).length > 2)) {
      parts.push(maskSpans(body.slice(done, start)))
      done = start
      fence = { mark, index: start + line.indexOf(mark) }
    }
    at = fenceFrom(body, end)
  }
  const rest = body.slice(done)
  parts.push(fence ? blankLines(rest) : maskSpans(rest))
  return maskComments(parts.join(''), fence ? [{ index: fence.index, message: unclosedFence(fence.mark) }] : [])
}

/** Where the next mark of a fence may stand. */
function fenceFrom(body: string, from: number): number {
  const ticks = body.indexOf('```', from)
  const tildes = body.indexOf('~~~', from)
  return ticks === -1 || tildes === -1 ? Math.max(ticks, tildes) : Math.min(ticks, tildes)
}

/** Letters, since words may stand beside a mark where spaces may not. */
const maskSpans = (text: string): string =>
  !text.includes('`')
    ? text
    : text.replace(/(`+)(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/g, (code) => 'x'.repeat(code.length))

/** The marks of a fence that a line starts with, below a list or a quote too. */
const fenceIn = (line: string): string | undefined => /^[\s>\-*+\d.)]{0,40}(`{3,}|~{3,})/.exec(line)?.[1]

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

const blankLines = (code: string): string =>
  code
    .split('\n')
    .map((line) => ' '.repeat(line.length))
    .join('\n')

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
