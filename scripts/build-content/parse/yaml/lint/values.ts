/**
 * Values in quotes and brackets, longer texts below `|` or `>`, and characters in plain values that mean something else
 * in YAML.
 */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { plural, quote, yamlQuoted, yamlText } from '../../../../lib/diagnostics/words'
import { isFieldName } from '../../../../lib/schema/field-names'
import { colonMessage, endOfKey, endOfQuoted, indentationOf, isBlankOrComment, type Scan, specialStart } from './scan'

/** Reads a value that starts in `column`. Further lines of it are indented beyond the column `parent`. */
export function readValue(scan: Scan, parent: number, column: number, value: string): void {
  const mark = value[0] ?? ''
  if (value === '') scan.outline.awaiting = { column: parent, of: 'fields' }
  else if (mark === '"' || mark === "'") readQuoted(scan, parent, column, value, mark)
  else if (mark === '[' || mark === '{') readBrackets(scan, parent, column, value)
  else if (/^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:\s+#.*)?$/.test(value)) readBlock(scan, parent)
  else readPlain(scan, parent, column, value)
}

function readQuoted(scan: Scan, parent: number, column: number, value: string, mark: string): void {
  const end = endOfQuoted(value, mark, 1)
  if (end === -1) {
    readLongQuoted(scan, parent, column, mark)
    return
  }
  const rest = value.slice(end + 1)
  if (/^\s*,$/.test(rest)) {
    const corrected = withValue(scan, column, value, value.slice(0, end + 1))
    scan.repair(column + end + 1, corrected, {
      code: 'text-after-quote',
      text: 'There is a comma after the closing quotation mark, where nothing is allowed.',
      hint: `Remove the comma:\n${corrected.trim()}`,
    })
  } else if (!/^\s*(?:\s#.*)?$/.test(rest) && !rest.startsWith(':')) {
    replaceValue(scan, column, value, {
      code: 'text-after-quote',
      text: `The quotation marks are closed before the end of the value: ${value.slice(0, end + 1)}`,
    })
  }
}

/** A quoted text that goes on over several lines, which should be indented, or is never closed. */
function readLongQuoted(scan: Scan, parent: number, column: number, mark: string): void {
  const { lines, index, line } = scan
  let end = index + 1
  while (end < lines.length && endOfQuoted(lines[end] ?? '', mark, 0) === -1) end++
  const below = lines.slice(index + 1, end + 1)
  const last = below.at(-1) ?? ''
  const isClosed = end < lines.length
  if (isClosed && below.every((next) => next.trim() === '' || indentationOf(next) > parent)) {
    scan.index = end
    return
  }
  if (isClosed && below.every(canGoOn) && last.slice(endOfQuoted(last, mark, 0) + 1).trim() === '') {
    scan.line = [line.trimEnd(), ...below.map((next) => next.trim())].join(' ')
    lines.fill('', index + 1, end + 1)
    scan.report(column, {
      code: 'unclosed-quote',
      text: `This text in quotes goes on over ${plural(below.length + 1, 'line')}, but the lines below its field are not indented.`,
      hint: `Make one line of them:\n${scan.line.trim()}`,
    })
    return
  }
  const fixed = `${line.trimEnd()}${mark}`
  scan.repair(column, fixed, {
    code: 'unclosed-quote',
    text: 'This quotation mark is never closed.',
    hint: `Close it at the end of the text:\n${fixed.trim()}`,
  })
}

/** Whether a line can be part of a text in quotes: it does not start a field, an item of a list or a comment. */
const canGoOn = (line: string): boolean =>
  !isBlankOrComment(line) && !/^\s*- /.test(line) && !isFieldName(line.slice(0, Math.max(0, endOfKey(line))).trim())

function readBrackets(scan: Scan, parent: number, column: number, value: string): void {
  const closed = endOfBrackets(scan, parent, value)
  if (closed) {
    const isOneLine = closed.index === scan.index
    if (isOneLine && !/^\s*(?:\s#.*|:.*)?$/.test(closed.after)) replaceValue(scan, column, value, specialStart(value))
    scan.index = closed.index
    return
  }
  const quoted = withValue(scan, column, value, yamlQuoted(value))
  const mark = value[0] ?? ''
  const end = mark === '[' ? ']' : '}'
  scan.repair(column, quoted, {
    code: 'unclosed-bracket',
    text: `This "${mark}" starts a list that is never closed with "${end}".`,
    hint: `Close it:\n${scan.line.trim()}${end}\nIf it is part of a text, put the text in quotes:\n${quoted.trim()}`,
  })
}

/** Brackets, and quoted texts, in which brackets mean nothing. */
const MARKS = /[[\]{}]|(?<=^|[[{,:\s])(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))/gs

/** The line in which the first bracket of `value` closes, and what is after it; nothing where it does not. */
function endOfBrackets({ lines, index: first }: Scan, parent: number, value: string) {
  let depth = 0
  for (let index = first; index < lines.length; index++) {
    const line = index === first ? value : (lines[index] ?? '')
    if (index > first && indentationOf(line) <= parent && !/^\s*(?:[\]}].*)?$/.test(line)) return undefined
    for (const { 0: mark, index: at } of line.matchAll(MARKS)) {
      if (mark === '[' || mark === '{') depth++
      else if (mark === ']' || mark === '}') depth--
      if (depth === 0) return { index, after: line.slice(at + 1) }
    }
  }
  return undefined
}

/** The lines of a text below `|` or `>`: all of them start in the column of the first, or further to the right. */
function readBlock(scan: Scan, parent: number): void {
  let first: string | undefined
  for (const next of scan.lines.slice(scan.index + 1)) {
    const column = indentationOf(next)
    const isBlank = next.trim() === ''
    if (!isBlank && (next.startsWith('\t') || column <= parent)) break
    scan.index++
    if (isBlank) continue
    first ??= next
    if (column >= indentationOf(first)) continue
    const corrected = ' '.repeat(indentationOf(first)) + next.trimStart()
    scan.repair(column, corrected, {
      code: 'unexpected-indentation',
      text: 'This line starts further to the left than the first line of its text.',
      hint: `Start all lines of the text in the same column:\n${first}\n${corrected}`,
    })
  }
  if (first === undefined) scan.outline.awaiting = { column: parent, of: 'fields' }
}

/** Values that no text with a number sign begins with. */
const CLEAR_OF_A_COMMENT = /^(?:true|false|null|~|\d+|\d{4}-\d{2}-\d{2})$/

function readPlain(scan: Scan, parent: number, column: number, value: string): void {
  scan.valueOf = parent
  if (/^#\s/.test(value) && isCommentAbove(scan, parent)) {
    scan.valueOf = undefined
    scan.outline.awaiting = { column: parent, of: 'fields' }
    return
  }
  const message = messageFor(scan, column, value)
  if (message) replaceValue(scan, column, value, message)
}

/** `tags: # one per line` is a comment when a list or a group of fields follows; `title: #1 agency` is a text. */
function isCommentAbove({ lines, index }: Scan, parent: number): boolean {
  const next = lines.slice(index + 1).find((line) => !isBlankOrComment(line))
  const indent = next === undefined ? -1 : indentationOf(next)
  return indent > parent || (indent === parent && next?.trimStart().startsWith('- ') === true)
}

const QUOTE_MARKS: Record<string, string> = { '“': '”', '”': '”', '„': '“', '«': '»', '‘': '’' }

function messageFor(scan: Scan, column: number, value: string): Message | undefined {
  const mark = value[0] ?? ''
  const closing = QUOTE_MARKS[mark]
  if (closing !== undefined && value.length > 2 && value.endsWith(closing)) {
    return {
      code: 'smart-quotes',
      text: `The text is inside typographic quotation marks (${mark} ${value.at(-1)}), which would be shown on the page.`,
      hint: `Write it without them: ${yamlText(value.slice(1, -1))}\nIf visitors should see them, put straight quotation marks around them: '${value}'`,
    }
  }
  if (mark === '#') {
    return {
      code: 'comment-in-value',
      text: `The whole value ${quote(value)} would be ignored, because "#" starts a comment.`,
    }
  }
  if (/^-(?:\s|$)/.test(value)) return listBesideField(scan, column, value)
  const write = (text: string) => scan.line.replace(value, () => text).trim()
  if (/^[|>]/.test(value)) {
    // `excerpt: | Five questions`: the mark belongs alone on the line of its field.
    const hint = `If visitors should not see this character, leave it out:\n${write(yamlText(value.replace(/^[|>][+-]?\s*/, '')))}\nIf they should see it, put the text in quotes:\n${write(yamlQuoted(value))}`
    return { ...specialStart(value), hint }
  }
  const words = withoutMarkdown(value)
  if (words !== undefined) {
    const corrected = withValue(scan, column, value, words).trim()
    const hint = `Bold text, code and picture brackets do not work in fields. Write the text without them:\n${corrected}`
    return { ...specialStart(value), hint }
  }
  if (/^[&*!@`%]/.test(value) || /^[?:](?:\s|$)/.test(value)) return specialStart(value)
  if (endOfKey(value) >= 0) return colonMessage(value)
  const comment = value.search(/\s#/)
  if (comment === -1 || CLEAR_OF_A_COMMENT.test(value.slice(0, comment).trim())) return undefined
  return {
    code: 'comment-in-value',
    text: 'Everything from "#" on would be ignored, because a space and "#" start a comment.',
    hint: `Put the text in quotes:\n${withValue(scan, column, value, yamlQuoted(value))}\nIf it is a comment, put it on a line of its own.`,
  }
}

/** The words of a value that starts with bold words, code or a picture of Markdown; `undefined` for any other. */
function withoutMarkdown(value: string): string | undefined {
  const picture = /^!\[[^\]]*\]\(([^()\s]+)\)$/.exec(value)?.[1]
  const [, , inner, rest = ''] = /^(\*{1,3}|`)(?=\S)([^*`]+)(?<=\S)\1(.*)$/.exec(value) ?? []
  const words = picture ?? (inner === undefined ? undefined : inner + rest)
  return words === undefined ? undefined : yamlText(words)
}

/** `tags: - a`, and perhaps more items on the lines below. */
function listBesideField(scan: Scan, column: number, value: string): Message {
  const items = [value.replace(/^-\s*/, '')]
  for (let i = scan.index + 1; /^\s*- /.test(scan.lines[i] ?? ''); i++) {
    items.push((scan.lines[i] ?? '').replace(/^\s*- /, '').trim())
    scan.lines[i] = ''
  }
  const key = scan.line.slice(0, column).trim()
  return {
    code: 'list-beside-field',
    text: 'A list must start on the line below the name of its field.',
    hint: `Write:\n${key}\n${items.map((item) => `  - ${item}`).join('\n')}\nIf it is a text, put it in quotes:\n${key} ${yamlQuoted(value)}`,
  }
}

/** Reports a value, and puts into its place what was probably meant. */
export function replaceValue(scan: Scan, column: number, value: string, message: Message): void {
  const repaired = withValue(scan, column, value, repairedValue(message.code, value.trimEnd()))
  const hint = message.hint ?? `Put the text in quotes:\n${repaired.trim()}`
  const at = message.code === 'comment-in-value' ? Math.max(0, value.search(/(?<=\s|^)#/)) : 0
  scan.repair(column + at, repaired, { ...message, hint })
}

const withValue = ({ line }: Scan, column: number, value: string, replacement: string): string =>
  line.slice(0, column) + replacement + line.slice(column + value.trimEnd().length).trimEnd()

function repairedValue(code: string, value: string): string {
  const mark = value[0] ?? ''
  const inner = value.slice(1, -1)
  const isQuoted = (mark === '"' || mark === "'") && value.at(-1) === mark && value.length > 2
  if (code === 'smart-quotes') return yamlQuoted(inner)
  if (code === 'list-beside-field') return `[${yamlQuoted(value.replace(/^-\s*/, ''))}]`
  if (code === 'text-after-quote' && isQuoted) {
    // ""How to"" is what a table makes of "How to".
    if (/^"".*""$/.test(value)) return yamlQuoted(inner.slice(1, -1))
    // 'Here's how' and "He said "yes" to us": the outer marks were meant as quotes. "Acme" wins: they belong to the text.
    if (!inner.includes('"') || /^[^"]*(?:\s|^)"\S/.test(inner)) return yamlQuoted(inner)
  }
  return yamlQuoted(value)
}
