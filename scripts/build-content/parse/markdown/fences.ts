/** Code between fences in the text of a body, found by CommonMark's rule. */
import { lineAt } from '../line-at'

export type Covered = {
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
