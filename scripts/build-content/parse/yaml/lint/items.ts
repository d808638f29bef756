/** The items of lists. */
import { quote } from '../../../../lib/diagnostics/words'
import { takeColumn } from './indent'
import { indentationOf } from './marks'
import type { Rule, Scan } from './scan'

/** What people put before the items of a list instead of a hyphen and a space. */
const LIST_MARK = /^(-(?=[^\s-])|[–—•·▪‣◦*+](?=\s)|[•▪‣◦](?=\S)|\d{1,2}[.)](?=\s))\s*(\S.*)$/

/** `-item`, `• item`, `1. item`: the items of a list that is awaited or open, all of them in one message. */
export const listMarks: Rule = (scan, { indent }) => {
  const [, mark] = LIST_MARK.exec(scan.line.slice(indent)) ?? []
  if (mark === undefined || !(scan.outline.awaiting !== undefined || scan.outline.inList)) return undefined
  if (scan.valueOf !== undefined && indent > scan.valueOf) return undefined
  const corrected: string[] = []
  for (let i = scan.index; i < scan.lines.length; i++) {
    const line = scan.lines[i] ?? ''
    const [, , text] = LIST_MARK.exec(line.trimStart()) ?? []
    if (text === undefined || indentationOf(line) !== indent) break
    scan.lines[i] = `${' '.repeat(indent)}- ${text}`
    corrected.push(scan.lines[i] as string)
  }
  scan.report(indent, {
    code: 'wrong-list-mark',
    text: `A list item starts with a hyphen and a space, but this one starts with ${quote(mark)}.`,
    hint: `Write:\n${corrected.join('\n')}`,
  })
  return 'again'
}

/** The dashes that a line starts with; what follows them is left to the next rules. */
export const item: Rule = (scan, { indent, dashes, rest }) => {
  if (dashes !== '' || rest === '-') {
    const { line } = scan
    if (!takeColumn(scan, 'list', indent)) return 'done'
    if (indentationOf(scan.line) === indent) openDashes(scan, indent)
    if (scan.line !== line) return 'again'
  }
  // Whatever the line is, the value above it has ended.
  scan.valueOf = undefined
  if (rest !== '-') return undefined
  scan.outline.openAt(indent, 'list')
  return 'done'
}

function openDashes({ outline, line, index: at }: Scan, indent: number): void {
  for (const { index } of line.slice(indent).matchAll(/(?<=^(?:-[ \t]+)*)-(?=[ \t]|$)/g)) {
    if (index > 0) outline.take('list', indent + index, at)
    outline.openAt(indent + index, 'list')
  }
}
