/** A text that goes on in the next line, which is not indented: a program wrapped it, or somebody pressed Enter. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote, yamlQuoted } from '../../../../lib/diagnostics/words'
import { isNearFieldName } from '../../../../lib/schema/field-names'
import { endOfKey, indentationOf, isBlankOrComment } from './line'
import type { Rule, Scan } from './scan'

/** A shorter text is hardly ever wrapped. */
const LONG = 30

/** A line of a text: no field, no item of a list, and no blank line. */
function isProse(line: string, indent: number): boolean {
  if (isBlankOrComment(line) || indentationOf(line) !== indent || /^\s*(?:- |---|\.\.\.|["'[{])/.test(line))
    return false
  const colon = endOfKey(line.trim())
  const name = line.trim().slice(0, Math.max(0, colon))
  // No field has a space in its name.
  return colon === -1 || (/\s/.test(name.trim()) && !isNearFieldName(name))
}

/** The name or the hyphen of the line above, and its text without quotes, with the lines in which it goes on. */
export function textAbove({ lines, index }: Scan): { start: string; text: string } | undefined {
  const rows: string[] = []
  for (let i = index - 1; i >= 0; i--) {
    const line = lines[i] ?? ''
    const [, start = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+:\s+)?)(.*)$/.exec(line) ?? []
    if (isBlankOrComment(line) || /^["'[{|>]/.test(value)) return undefined
    rows.unshift(value.trim())
    // A single word or a day is whole.
    const text = rows.join(' ')
    if (/[-:]/.test(start)) return /\s/.test(text) ? { start: start.trimStart(), text } : undefined
  }
  return undefined
}

/** A line with a sentence before its colon, or any line without a name below a long text. */
export const wrapped: Rule = (scan, { dashes, rest, colon }) => {
  if (dashes !== '' || scan.outline.awaiting !== undefined || !isProse(scan.line, indentationOf(scan.line)))
    return undefined
  const above = textAbove(scan)
  const isMeant = colon > 0 || (above && above.text.length >= LONG && !/^[A-Za-z][\w-]*\s*[=：:]/.test(rest))
  return above && isMeant ? prose(scan) : undefined
}

/** Lines of a text that are not indented: one message for all of them. */
export function prose(scan: Scan): 'done' {
  const { lines, index: first, line } = scan
  const indent = indentationOf(line)
  let end = first + 1
  while (end < lines.length && isProse(lines[end] ?? '', indent)) end++
  const text = lines.slice(first, end).map((line) => line.trim())
  scan.report(indent, notAField(scan, text, indent))
  lines.fill('', first, end)
  // This leaves the field above without a value, which is not a second mistake.
  const field = lines[first - 1] ?? ''
  if (scan.outline.awaiting !== undefined && /:\s*(?:[|>]\S*\s*)?$/.test(field)) {
    lines[first - 1] = field.replace(/:\s*(?:[|>]\S*\s*)?$/, () => `: ${yamlQuoted(text.join(' '))}`)
    scan.outline.awaiting = undefined
  }
  scan.index = end - 1
  return 'done'
}

function notAField(scan: Scan, lines: readonly string[], indent: number): Message {
  const [line = ''] = lines
  const below = lines.length === 2 ? 'line' : `${lines.length - 1} lines`
  const what = lines.length === 1 ? 'is not a field' : `and the ${below} below it are not fields`
  const above = textAbove(scan)
  // Indented, a line with a colon or a number sign would still be something else than words.
  const needsQuotes = lines.some((line) => /:(?:\s|$)|(?:^|\s)#/.test(line))
  if (above && needsQuotes) return goesOn(what, line, `${above.start}${yamlQuoted([above.text, ...lines].join(' '))}`)
  const continued = lines.map((line) => `  ${line}`).join('\n')
  return {
    code: 'not-a-field',
    text: `The line ${quote(line)} ${what}: a field is a name, a colon, a space and a value.`,
    hint:
      indent === 0
        ? `Write it as "name: value". If it continues the text of the line above, indent it with two spaces:\n${continued}`
        : 'Write it as "name: value", or as "- value" if it belongs to a list.',
  }
}

const goesOn = (what: string, line: string, joined: string): Message => ({
  code: 'not-a-field',
  text: `The line ${quote(line)} ${what}: the name of a field is a single word.`,
  hint: `If it continues the text of the line above, make one line of them, in quotes:\n${joined}`,
})
