/**
 * Lints YAML before it is parsed: a parser reports most mistakes in its own words, and the worst of them
 * (`title: We are #1`) not at all. Each diagnostic comes with a repaired line, so that parsing can go on and one run
 * reports the other mistakes of the file too.
 */
import { quote, yamlValue } from '../../../../lib/diagnostics/words'
import { isFieldName } from '../../../../lib/schema/field-names'
import { continuation, item, listMarks, repairIndentation, takeColumn } from './columns'
import { indentationOf, isBlankOrComment, ordinary, partsOf } from './line'
import { colonMessage, type Rule, Scan, specialCharacter } from './scan'
import { readValue, replaceValue } from './values'
import { prose, textAbove, wrapped } from './wrapped'

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
