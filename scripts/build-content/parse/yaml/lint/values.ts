/** Values in quotes and brackets, and longer texts below `|` or `>`. All others are in `plain.ts`. */
import { yamlQuoted } from '../../../../lib/diagnostics/words'
import { endOfBrackets, endOfQuoted, indentationOf, wrongBackslash } from './marks'
import * as messages from './messages'
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
    scan.repair(column + end + 1, messages.commaAfterQuote(corrected.trim()), corrected)
  } else if (/^\s*(?:\s#.*)?$/.test(rest)) {
    const wrong = mark === '"' ? wrongBackslash(value.slice(1, end)) : -1
    if (wrong === -1) return
    const corrected = withValue(scan, column, value, yamlQuoted(value.slice(1, end).replaceAll('\\"', '"'), "'"))
    scan.repair(column + wrong + 1, messages.backslash(corrected.trim()), corrected)
  } else if (!rest.startsWith(':')) {
    replaceValue(scan, column, value, messages.textAfterQuote(value.slice(0, end + 1)))
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
  scan.repair(column, messages.unclosedQuote(fixed.trim()), fixed)
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
      replaceValue(scan, column, value, messages.specialStart(value))
    }
    scan.index = i
    return
  }
  const quoted = withValue(scan, column, value, yamlQuoted(value))
  const mark = value[0] ?? ''
  const closed = scan.line.trim() + (mark === '[' ? ']' : '}')
  scan.repair(column, messages.unclosedBracket(mark, closed, quoted.trim()), quoted)
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
    scan.repair(column, messages.unevenText(first.line, corrected), corrected)
  }
  if (first === undefined) scan.outline.openAt(parent, 'fields')
}
