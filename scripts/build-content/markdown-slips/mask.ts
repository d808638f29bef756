/** Code is shown as it is written: before the rules look, it is covered, so that every place stays the same. */
import type { Finding } from '../problems/problem'
import type { Slip } from '.'

/** The text without code and comments, and what is wrong with their marks. */
export function maskCode(body: string): { text: string; slips: Slip[] } {
  if (!/`|~~~|<!--/.test(body)) return { text: body, slips: [] }
  if (!body.includes('```') && !body.includes('~~~')) return maskComments(maskSpans(body), [])
  const slips: Slip[] = []
  const lines: string[] = []
  let fence: { mark: string; index: number } | undefined
  let index = 0
  for (const line of body.split('\n')) {
    const mark = fenceIn(line)
    if (fence) {
      if (mark?.startsWith(fence.mark) && /^[\s>]*(?:`+|~+)\s*$/.test(line)) fence = undefined
      lines.push(blank(line))
    } else if (mark !== undefined && !(mark.startsWith('`') && line.split(mark).length > 2)) {
      fence = { mark, index: index + line.indexOf(mark) }
      lines.push(blank(line))
    } else {
      lines.push(line.includes('`') ? maskSpans(line) : line)
    }
    index += line.length + 1
  }
  if (fence) slips.push({ index: fence.index, finding: unclosedFence(fence.mark) })
  return maskComments(lines.join('\n'), slips)
}

/** Letters, since words may stand beside a mark where spaces may not. */
const maskSpans = (text: string): string =>
  text.replace(/(`+)(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/g, (code) => 'x'.repeat(code.length))

/** The marks of a fence that a line starts with, below a list or a quote too. */
const fenceIn = (line: string): string | undefined =>
  line.includes('```') || line.includes('~~~') ? /^[\s>\-*+\d.)]{0,40}(`{3,}|~{3,})/.exec(line)?.[1] : undefined

function maskComments(text: string, slips: Slip[]): { text: string; slips: Slip[] } {
  let masked = ''
  let done = 0
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', done)) {
    const end = text.indexOf('-->', start)
    if (end === -1)
      return { text: masked + text.slice(done), slips: [...slips, { index: start, finding: openComment }] }
    masked += text.slice(done, start) + text.slice(start, end + 3).replace(/[^\n]/g, ' ')
    done = end + 3
  }
  return { text: masked + text.slice(done), slips }
}

const blank = (code: string): string => ' '.repeat(code.length)

const unclosedFence = (mark: string): Finding => ({
  code: 'unclosed-code-block',
  message: 'The code block that starts here is never closed, so the rest of the page is shown as code.',
  hint: `Put this line below the code:\n${mark}`,
})

const openComment: Finding = {
  code: 'unclosed-comment',
  message: 'The hidden remark that starts here is never closed, so what follows is not shown.',
  hint: 'End it with: -->',
}
