/** Lines in which no name of a field ends: a value on a line of its own, or a field that is written wrongly. */
import { yamlQuoted } from '../../../../lib/diagnostics/words'
import { isFieldName } from '../../../../lib/schema/field-names'
import { endOfKey, indentationOf, isBlankOrComment } from './marks'
import * as messages from './messages'
import type { Rule } from './scan'
import { readBrackets, readValue } from './values'

/** `title:Hello` */
const missingSpace: Rule = (scan, { dashes, start, rest }) => {
  const [, key, value] = /^([A-Za-z][\w-]*)\s*:([^\s/].*|\/[^/].*)$/.exec(rest) ?? []
  if (key === undefined || (dashes !== '' && !isFieldName(key))) return undefined
  const repaired = `${scan.line.slice(0, start)}${key}: ${value}`
  if (dashes !== '') scan.outline.fill()
  return scan.repair(start, messages.missingSpace(key, repaired.trim()), repaired)
}

/** The value of an item, or of the field above. */
const ownLine: Rule = (scan, { indent, dashes, start, rest }) => {
  const awaiting = scan.outline.awaiting ?? indent
  if (dashes === '' && awaiting >= indent) return undefined
  scan.outline.fill()
  readValue(scan, dashes === '' ? awaiting : indent, start, rest.trimEnd())
  return 'done'
}

const brackets: Rule = (scan, { indent, start, rest }) => {
  if (!/^[[{]/.test(rest)) return undefined
  readBrackets(scan, indent - 1, start, rest.trimEnd())
  return 'done'
}

/** A comment as other languages write it. */
const foreignComment: Rule = (scan, { indent, rest }) => {
  const [, text] = /^(?:\/\/|<!--)\s*(.*?)\s*(?:-->)?$/.exec(rest) ?? []
  return text === undefined ? undefined : scan.drop(indent, messages.remark(text))
}

const strayMarker: Rule = (scan, { indent, rest }) =>
  /^(?:---|\.\.\.)\s*$/.test(rest) ? scan.drop(indent, messages.strayMarker(rest.trim())) : undefined

/** `title = Hello`, `title - Hello`, and the wide colon of East Asian keyboards. */
const WITHOUT_COLON = /^([A-Za-z][\w-]*)(?:\s*[=：]|\s+[-–—→](?=\s))\s*(.*)$/

const wrongColon: Rule = (scan, { indent, rest }) => {
  const [, key, value = ''] = WITHOUT_COLON.exec(rest) ?? []
  const [, word = '', words = ''] = /^([A-Za-z]\w*)(?:\s+(.+))?$/.exec(rest) ?? []
  const name = key ?? (isFieldName(word) ? word : undefined)
  if (name === undefined) return undefined
  const text = (key === undefined ? words : value).trim()
  const isComplete = text === '' || /^[|>][+-]?$/.test(text)
  const repaired = `${scan.line.slice(0, indent)}${name}: ${isComplete ? text : yamlQuoted(text)}`.trimEnd()
  return scan.repair(indent, messages.wrongColon(name, text), repaired)
}

/** Lines of a text that are not indented: one message for all of them. */
const prose: Rule = (scan, { indent }) => {
  const { lines, index: first } = scan
  let end = first + 1
  while (end < lines.length && isProse(lines[end] ?? '', indent)) end++
  scan.report(indent, messages.notAField(lines.slice(first, end), indent))
  const text = lines.slice(first, end).map((line) => line.trim())
  lines.fill('', first, end)
  // This leaves the field above without a value, which is not a second mistake.
  const field = lines[first - 1] ?? ''
  if (scan.outline.awaiting !== undefined && /:\s*(?:[|>]\S*\s*)?$/.test(field)) {
    lines[first - 1] = field.replace(/:\s*(?:[|>]\S*\s*)?$/, () => `: ${yamlQuoted(text.join(' '))}`)
    scan.outline.fill()
  }
  scan.index = end - 1
  return 'done'
}

/** A line of a text: no field, no item of a list, and no blank one. */
const isProse = (line: string, indent: number): boolean =>
  !isBlankOrComment(line) &&
  indentationOf(line) === indent &&
  endOfKey(line.trim()) === -1 &&
  !/^\s*(?:- |---|\.\.\.|["'[{])/.test(line)

export const withoutKeyRules: readonly Rule[] = [
  missingSpace,
  ownLine,
  brackets,
  foreignComment,
  strayMarker,
  wrongColon,
  prose,
]
