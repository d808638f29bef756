/** Values without quotes: characters in them that mean something else in YAML. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { yamlQuoted } from '../../../../lib/diagnostics/words'
import { endOfKey, indentationOf, isBlankOrComment } from './marks'
import * as messages from './messages'
import type { Scan } from './scan'

const DATE_NUMBER_OR_BOOLEAN = /^(?:true|false|\d+|\d{4}-\d{2}-\d{2})$/

export function readPlain(scan: Scan, parent: number, column: number, value: string): void {
  scan.valueOf = parent
  if (/^#\s/.test(value) && isCommentAbove(scan, parent)) {
    scan.valueOf = undefined
    scan.outline.openAt(parent, 'fields')
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

function messageFor(scan: Scan, column: number, value: string): Message | undefined {
  const mark = value[0] ?? ''
  const closing = messages.QUOTE_MARKS[mark]
  if (closing !== undefined && value.length > 2 && value.endsWith(closing)) return messages.smartQuotes(value)
  if (mark === '#') return messages.wholeComment(value)
  if (/^-(?:\s|$)/.test(value)) return listBesideField(scan, column, value)
  if (/^[|>]/.test(value)) return messages.markOfLongText(scan.line, value)
  const words = messages.withoutMarkdown(value)
  if (words !== undefined) return messages.markdownStart(value, withValue(scan, column, value, words).trim())
  if (/^[&*!@`%]/.test(value) || /^[?:](?:\s|$)/.test(value)) return messages.specialStart(value)
  if (endOfKey(value) >= 0) return messages.colonMessage(value)
  const comment = value.search(/\s#/)
  if (comment >= 0 && !DATE_NUMBER_OR_BOOLEAN.test(value.slice(0, comment).trim())) {
    return messages.commentInValue(withValue(scan, column, value, yamlQuoted(value)))
  }
  return undefined
}

/** `tags: - a`, and perhaps more items on the lines below. */
function listBesideField(scan: Scan, column: number, value: string): Message {
  const items = [value.replace(/^-\s*/, '')]
  for (let i = scan.index + 1; /^\s*- /.test(scan.lines[i] ?? ''); i++) {
    items.push((scan.lines[i] ?? '').replace(/^\s*- /, '').trim())
    scan.lines[i] = ''
  }
  const key = scan.line.slice(0, column).trim()
  return messages.listBesideField(key, items, `${key} ${yamlQuoted(value)}`)
}

/** Reports a value, and puts into its place what was probably meant. */
export function replaceValue(scan: Scan, column: number, value: string, message: Message): void {
  const repaired = withValue(scan, column, value, repairedValue(message.code, value.trimEnd()))
  const hint = message.hint ?? `Put the text in quotes:\n${repaired.trim()}`
  const at = message.code === 'comment-in-value' ? Math.max(0, value.search(/(?<=\s|^)#/)) : 0
  scan.repair(column + at, { ...message, hint }, repaired)
}

/** The line with another value in it. */
export const withValue = ({ line }: Scan, column: number, value: string, replacement: string): string =>
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
