/** Where lines start: spaces, the columns of fields and items, and the marks of lists. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { isFieldName } from '../../../../lib/schema/field-names'
import {
  continuedWithColon,
  indentationOf,
  isBlankOrComment,
  type Kind,
  ordinary,
  type Rule,
  type Scan,
  specialCharacter,
} from './scan'

/** A line that starts with ordinary spaces only. */
const withSpaces = (line: string): string =>
  line.replace(/^[\s\u00ad\u200b-\u200f\u2060\ufeff]+/, (space) => ordinary(space.replaceAll('\t', '  ')))

export function repairIndentation(scan: Scan): void {
  const { line } = scan
  scan.line = withSpaces(line)
  const space = line.slice(0, line.length - scan.line.trimStart().length)
  const tab = space.indexOf('\t')
  if (tab >= 0 && !scan.hasTabs) {
    scan.hasTabs = true
    scan.report(tab, {
      code: 'tab-indentation',
      text: 'This line is indented with a tab, but only spaces are allowed.',
      hint: `Replace every tab at the start of a line with two spaces:\n${scan.line}`,
    })
  }
  const special = specialCharacter(space, scan.line)
  if (special) scan.report(special.at, special.message)
}

/** A line below a field that already has a value: the value goes on, unless the line looks like a field. */
export const continuation: Rule = (scan, { indent, dashes, rest, colon, name }) => {
  const isBelowValue = scan.valueOf !== undefined && indent > scan.valueOf && scan.outline.awaiting === undefined
  if (dashes !== '' || rest === '-' || !isBelowValue) return undefined
  if (colon === -1 && !/ #/.test(rest)) return 'done'
  if (isFieldName(name)) return undefined
  return scan.drop(indent, continuedWithColon)
}

/**
 * Takes a field or an item that starts in `column`. A field that starts in no open column is reported and moved to the column
 * that it was probably meant for; `false` when there is none.
 */
export function takeColumn(scan: Scan, kind: Kind, written: number): boolean {
  const column = columnOfSiblings(scan, kind, written)
  const level = scan.outline.take(kind, column, scan.index)
  if (level?.column === column) {
    if (scan.moved && column <= scan.moved.to) scan.moved = undefined
    return true
  }
  const to = level?.column ?? -1
  const isReported = scan.moved?.kind === kind && scan.moved.from === column && scan.moved.to === to
  scan.moved = { kind, from: column, to }
  if (!level) {
    if (!isReported) scan.report(column, belowValue(scan, kind))
    scan.line = ''
    return false
  }
  const corrected = ' '.repeat(level.column) + scan.line.slice(column)
  if (!isReported) {
    const above = level.line === scan.index ? '' : scan.lines[level.line]
    scan.report(column, wrongColumn(kind, column, level.column, 'above', above ? [above, corrected] : [corrected]))
  }
  scan.line = corrected
  return true
}

/**
 * The first field of a group that alone is indented further than those below it is moved to their column, and reported:
 * otherwise each of them would be in the wrong column. Gives the column that the line has then.
 */
function columnOfSiblings(scan: Scan, kind: Kind, column: number): number {
  const parent = scan.outline.awaiting?.column
  const isFirst = parent !== undefined && column > parent && scan.line.slice(0, column).trim() === ''
  if (kind !== 'fields' || !isFirst) return column
  const isBeside = (line: string) => !isBlankOrComment(line) && indentationOf(line) <= column
  const written = scan.lines.slice(scan.index + 1).find((line) => isBeside(withSpaces(line)))
  const below = written && withSpaces(written)
  const other = below === undefined ? column : indentationOf(below)
  if (below === undefined || other === column || other <= parent || below.trimStart().startsWith('- ')) return column
  const corrected = ' '.repeat(other) + scan.line.slice(column)
  scan.report(column, wrongColumn(kind, column, other, 'below', [corrected, below]))
  scan.line = corrected
  return other
}

function wrongColumn(kind: Kind, column: number, other: number, where: string, lines: readonly string[]): Message {
  const [what, sibling] = kind === 'list' ? ['list item', 'item'] : ['field', 'field']
  return {
    code: 'unexpected-indentation',
    text: `This ${what} starts in column ${column + 1}, but the ${sibling} ${where} it starts in column ${other + 1}.`,
    hint: `Start it in the same column:\n${lines.join('\n')}`,
  }
}

function belowValue({ lines, line, index }: Scan, kind: Kind): Message {
  if (kind === 'fields') return continuedWithColon
  const key = /^\s*([\w-]+):/.exec(lines[index - 1] ?? '')?.[1] ?? 'tags'
  return {
    code: 'unexpected-indentation',
    text: 'This list item is below a field that already has a value.',
    hint: `Put the item below the field it belongs to:\n${key}:\n  ${line.trim()}`,
  }
}

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
    if (scan.line !== line) return 'again'
    for (const { index } of line.slice(indent).matchAll(/-(?:[ \t]+|$)/gy)) {
      if (index > 0) scan.outline.take('list', indent + index, scan.index)
      scan.outline.awaiting = { column: indent + index, of: 'list' }
    }
  }
  // Whatever the line is, the value above it has ended.
  scan.valueOf = undefined
  if (rest !== '-') return undefined
  scan.outline.awaiting = { column: indent, of: 'list' }
  return 'done'
}
