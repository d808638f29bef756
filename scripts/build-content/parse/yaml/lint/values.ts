/** Values in quotes and brackets, and longer texts below `|` or `>`. All others are in `plain.ts`. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { yamlQuoted } from '../../../../lib/diagnostics/words'
import { endOfBrackets, endOfQuoted, indentationOf, wrongBackslash } from './marks'
import { specialStart } from './messages'
import { readPlain, replaceValue, withValue } from './plain'
import type { Scan } from './scan'

/** Reads a value that starts in `column`. Further lines of it are indented beyond the column `parent`. */
export function readValue(scan: Scan, parent: number, column: number, value: string): void {
  const mark = value[0] ?? ''
  if (value === '') scan.outline.openAt(parent, 'fields')
  else if (mark === '"' || mark === "'") readQuoted(scan, parent, column, value)
  else if (mark === '[' || mark === '{') readBrackets(scan, parent, column, value)
  else if (/^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:\s+#.*)?$/.test(value)) readBlock(scan, parent)
  else readPlain(scan, parent, column, value)
}

function readQuoted(scan: Scan, parent: number, column: number, value: string): void {
  const mark = value[0] ?? ''
  const end = endOfQuoted(value, mark, 1)
  if (end === -1) {
    readLongQuoted(scan, parent, column, mark)
    return
  }
  const rest = value.slice(end + 1)
  if (/^\s*,$/.test(rest)) {
    const corrected = withValue(scan, column, value, value.slice(0, end + 1))
    const message: Message = {
      code: 'text-after-quote',
      text: 'There is a comma after the closing quotation mark, where nothing is allowed.',
      hint: `Remove the comma:\n${corrected.trim()}`,
    }
    scan.repair(column + end + 1, message, corrected)
  } else if (/^\s*(?:\s#.*)?$/.test(rest)) {
    const wrong = mark === '"' ? wrongBackslash(value.slice(1, end)) : -1
    if (wrong === -1) return
    const corrected = withValue(scan, column, value, yamlQuoted(value.slice(1, end).replaceAll('\\"', '"'), "'"))
    const message: Message = {
      code: 'wrong-backslash',
      text: 'In double quotation marks, a backslash has a special meaning that does not exist for this character.',
      hint: `Put the text in single quotation marks:\n${corrected.trim()}`,
    }
    scan.repair(column + wrong + 1, message, corrected)
  } else if (!rest.startsWith(':')) {
    replaceValue(scan, column, value, {
      code: 'text-after-quote',
      text: `The quotation marks are closed before the end of the value: ${value.slice(0, end + 1)}`,
    })
  }
}

/** A quoted text that goes on over several indented lines, or is never closed. */
function readLongQuoted(scan: Scan, parent: number, column: number, mark: string): void {
  for (let i = scan.index + 1; i < scan.lines.length; i++) {
    const line = scan.lines[i] ?? ''
    if (line.trim() === '') continue
    if (indentationOf(line) <= parent) break
    if (endOfQuoted(line, mark, 0) === -1) continue
    scan.index = i
    return
  }
  const fixed = `${scan.line.trimEnd()}${mark}`
  const message: Message = {
    code: 'unclosed-quote',
    text: 'This quotation mark is never closed.',
    hint: `Close it at the end of the text:\n${fixed.trim()}`,
  }
  scan.repair(column, message, fixed)
}

export function readBrackets(scan: Scan, parent: number, column: number, value: string): void {
  let depth = 0
  for (let i = scan.index; i < scan.lines.length; i++) {
    const isFirst = i === scan.index
    const line = isFirst ? value : (scan.lines[i] ?? '')
    if (!isFirst && indentationOf(line) <= parent && !/^\s*(?:[\]}].*)?$/.test(line)) break
    const end = endOfBrackets(line, depth)
    if (end.at === -1) {
      depth = end.depth
      continue
    }
    if (isFirst && !/^\s*(?:\s#.*|:.*)?$/.test(line.slice(end.at + 1))) {
      replaceValue(scan, column, value, specialStart(value))
    }
    scan.index = i
    return
  }
  const quoted = withValue(scan, column, value, yamlQuoted(value))
  const mark = value[0] ?? ''
  const end = mark === '[' ? ']' : '}'
  const message: Message = {
    code: 'unclosed-bracket',
    text: `This "${mark}" starts a list that is never closed with "${end}".`,
    hint: `Close it:\n${scan.line.trim()}${end}\nIf it is part of a text, put the text in quotes:\n${quoted.trim()}`,
  }
  scan.repair(column, message, quoted)
}

/** The lines of a text below `|` or `>`: all of them start in the column of the first, or further to the right. */
function readBlock(scan: Scan, parent: number): void {
  let first: { line: string; column: number } | undefined
  while (scan.index + 1 < scan.lines.length) {
    const next = scan.lines[scan.index + 1] ?? ''
    if (next.trim() === '') {
      scan.index++
      continue
    }
    const column = indentationOf(next)
    if (next.startsWith('\t') || column <= parent) break
    scan.index++
    first ??= { line: next, column }
    if (column >= first.column) continue
    const corrected = ' '.repeat(first.column) + next.trimStart()
    const message: Message = {
      code: 'unexpected-indentation',
      text: 'This line starts further to the left than the first line of its text.',
      hint: `Start all lines of the text in the same column:\n${first.line}\n${corrected}`,
    }
    scan.repair(column, message, corrected)
  }
  if (first === undefined) scan.outline.openAt(parent, 'fields')
}
