/**
 * Lints YAML before it is parsed: a parser reports most mistakes in its own words, and the worst of them
 * (`title: We are #1`) not at all. Each diagnostic comes with a repaired line, so that parsing can go on and one run
 * reports the other mistakes of the file too.
 */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote, yamlQuoted, yamlValue } from '../../../../lib/diagnostics/words'
import { isFieldName, isNearFieldName } from '../../../../lib/schema/field-names'
import { continuation, item, listMarks, repairIndentation, takeColumn } from './columns'
import {
  colonMessage,
  endOfKey,
  indentationOf,
  isBlankOrComment,
  ordinary,
  partsOf,
  type Rule,
  Scan,
  specialCharacter,
} from './scan'
import { readValue, replaceValue } from './values'

/**
 * What is wrong in a text, and the text as it was probably meant. Both texts have the same number of lines. `touched` are the
 * numbers of the lines that `repaired` does not hold as they were written: an error that a parser finds there follows from a
 * mistake that is reported already.
 */
export function lintYaml(text: string, firstLine: number) {
  const written = text.split('\n')
  const scan = new Scan([...written], firstLine)
  for (; scan.index < scan.lines.length; scan.index++) {
    if (isBlankOrComment(scan.line)) continue
    repairIndentation(scan)
    while (read(scan) === 'again');
  }
  const touched = new Set(written.flatMap((line, index) => (line === scan.lines[index] ? [] : index + firstLine)))
  return { diagnostics: scan.diagnostics, repaired: scan.lines.join('\n'), touched }
}

/** The first rule that has something to say about a line decides. */
function read(scan: Scan): ReturnType<Rule> {
  const parts = partsOf(scan.line)
  const rules = parts.colon === -1 ? WITHOUT_KEY : WITH_KEY
  for (const rule of [listMarks, continuation, wrapped, item, ...rules]) {
    const outcome = rule(scan, parts)
    if (outcome) return outcome
  }
  return 'done'
}

/** "- Launch day: what we learned" is a sentence; no field of ours has a space in its name. */
const sentence: Rule = (scan, { dashes, start, rest, name }) => {
  if (dashes === '' || !/\s/.test(name.trim()) || /^["']/.test(name)) return undefined
  scan.outline.awaiting = undefined
  replaceValue(scan, start, rest, colonMessage(rest))
  return 'done'
}

const noName: Rule = (scan, { start, rest, name }) => {
  if (name.trim() !== '') return undefined
  return scan.drop(start, {
    code: 'not-a-field',
    text: 'The name of a field is missing before this colon.',
    hint: `Write the name: title${rest.trim()}`,
  })
}

const specialInName: Rule = (scan, { start, rest, name, valueAt }) => {
  const repaired = `${scan.line.slice(0, start)}${ordinary(name).trim()}: ${rest.slice(valueAt)}`
  const special = specialCharacter(rest.slice(0, valueAt), repaired)
  return special && scan.repair(start + special.at, repaired, special.message)
}

const field: Rule = (scan, { indent, start, rest, valueAt }) => {
  if (!takeColumn(scan, 'fields', start)) return 'done'
  const parent = start + indentationOf(scan.line) - indent
  readValue(scan, parent, parent + valueAt, rest.slice(valueAt).trimEnd())
  return 'done'
}

/** For a line in which the name of a field ends. */
const WITH_KEY: readonly Rule[] = [sentence, noName, specialInName, field]

/** `title:Hello` */
const missingSpace: Rule = (scan, { dashes, start, rest }) => {
  const [, key, value] = /^([A-Za-z][\w-]*)\s*:([^\s/].*|\/[^/].*)$/.exec(rest) ?? []
  if (key === undefined || (dashes !== '' && !isFieldName(key))) return undefined
  const repaired = `${scan.line.slice(0, start)}${key}: ${value}`
  if (dashes !== '') scan.outline.awaiting = undefined
  const text = `A space is missing after "${key}:".`
  return scan.repair(start, repaired, { code: 'missing-space', text, hint: `Write: ${repaired.trim()}` })
}

/** The value of an item, or of the field above; brackets can stand for themselves. */
const ownLine: Rule = (scan, { indent, dashes, start, rest }) => {
  const parent = dashes === '' ? (scan.outline.awaiting?.column ?? indent) : indent
  const isValue = dashes !== '' || parent < indent
  if (!isValue && !/^[[{]/.test(rest)) return undefined
  if (isValue) scan.outline.awaiting = undefined
  readValue(scan, isValue ? parent : indent - 1, start, rest.trimEnd())
  return 'done'
}

/** A comment as other languages write it. */
const foreignComment: Rule = (scan, { indent, rest }) => {
  const [, text] = /^(?:\/\/|<!--)\s*(.*?)\s*(?:-->)?$/.exec(rest) ?? []
  if (text === undefined) return undefined
  return scan.drop(indent, {
    code: 'not-a-field',
    text: 'A comment, which visitors do not see, starts with "#" here.',
    hint: `Write: # ${text}`,
  })
}

const strayMarker: Rule = (scan, { indent, rest }) => {
  if (!/^(?:---|\.\.\.)\s*$/.test(rest)) return undefined
  const text = `A line ${quote(rest.trim())} would end the fields here, but more fields follow.`
  return scan.drop(indent, { code: 'stray-marker', text, hint: 'Remove the line.' })
}

/** `title = Hello`, `title - Hello`, and the wide colon of East Asian keyboards. */
const WITHOUT_COLON = /^([A-Za-z][\w-]*)(?:\s*[=：]|\s+[-–—→](?=\s))\s*(.*)$/

const wrongColon: Rule = (scan, { indent, rest }) => {
  const [, key, after = ''] = WITHOUT_COLON.exec(rest) ?? []
  const [, word = '', words = ''] = /^([A-Za-z]\w*)(?:\s+(.+))?$/.exec(rest) ?? []
  const name = key ?? (isFieldName(word) ? word : undefined)
  if (name === undefined) return undefined
  const text = (key === undefined ? words : after).trim()
  const value = text === '' || /^[|>][+-]?$/.test(text) ? text : yamlValue(text)
  const repaired = `${scan.line.slice(0, indent)}${name}: ${value}`.trimEnd()
  return scan.repair(indent, repaired, {
    code: 'not-a-field',
    text: 'A colon and a space are needed between the name of a field and its value.',
    // Many names of fields are words of sentences, too.
    hint:
      key === undefined && textAbove(scan)
        ? `If it is a field, write:\n${repaired.trim()}\nIf it continues the text of the line above, indent it with two spaces:\n  ${rest.trim()}`
        : `Write: ${repaired.trim()}`,
  })
}

/** For any other line. */
const WITHOUT_KEY: readonly Rule[] = [missingSpace, ownLine, foreignComment, strayMarker, wrongColon, prose]

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
function textAbove({ lines, index }: Scan): { start: string; text: string } | undefined {
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

/**
 * A text that goes on in the next line, which is not indented, because a program wrapped it or somebody pressed Enter: a line with
 * a sentence before its colon, or any line without a name below a long text.
 */
const wrapped: Rule = (scan, { dashes, rest, colon }) => {
  if (dashes !== '' || scan.outline.awaiting !== undefined || !isProse(scan.line, indentationOf(scan.line)))
    return undefined
  const above = textAbove(scan)
  const isMeant = colon > 0 || (above && above.text.length >= LONG && !/^[A-Za-z][\w-]*\s*[=：:]/.test(rest))
  return above && isMeant ? prose(scan) : undefined
}

/** Lines of a text that are not indented: one message for all of them. */
function prose(scan: Scan): 'done' {
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
