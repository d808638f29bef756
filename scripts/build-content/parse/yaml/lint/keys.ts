/** Lines with a field: its name, the colon, and then its value. */
import { takeColumn } from './indent'
import { indentationOf } from './marks'
import * as messages from './messages'
import { replaceValue } from './plain'
import type { Rule } from './scan'
import { readValue } from './values'

const { INVISIBLE, ODD_SPACE } = messages

/** "- Launch day: what we learned" is a sentence; no field of ours has a space in its name. */
const sentence: Rule = (scan, { dashes, start, rest, colon }) => {
  const key = rest.slice(0, colon)
  if (dashes === '' || !/\s/.test(key.trim()) || /^["']/.test(key)) return undefined
  scan.outline.fill()
  replaceValue(scan, start, rest, messages.colonMessage(rest))
  return 'done'
}

const noName: Rule = (scan, { start, rest, colon }) => {
  if (rest.slice(0, colon).trim() !== '') return undefined
  return scan.drop(start, {
    code: 'not-a-field',
    text: 'The name of a field is missing before this colon.',
    hint: `Write the name: title${rest.trim()}`,
  })
}

const invisibleInName: Rule = (scan, { start, rest, colon }) => {
  const key = rest.slice(0, colon)
  const at = key.search(INVISIBLE)
  if (at === -1) return undefined
  const repaired = scan.line.slice(0, start) + key.replace(INVISIBLE, '') + rest.slice(colon)
  return scan.repair(start + at, messages.invisibleCharacter(key[at] ?? '', repaired), repaired)
}

const oddSpace: Rule = (scan, { start, rest, colon }) => {
  const key = rest.slice(0, colon)
  const space = spaceAfter(rest, colon)
  if (`${key}${space}`.search(ODD_SPACE) === -1) return undefined
  const at = rest.search(ODD_SPACE)
  const value = rest.slice(colon + 1 + space.length)
  const repaired = `${scan.line.slice(0, start)}${key.replace(ODD_SPACE, ' ').trim()}: ${value}`
  return scan.repair(start + at, messages.oddSpace(rest[at] ?? '', repaired), repaired)
}

const field: Rule = (scan, { start, rest, colon }) => {
  const indent = indentationOf(scan.line)
  if (!takeColumn(scan, 'fields', start)) return 'done'
  const parent = start + indentationOf(scan.line) - indent
  const space = spaceAfter(rest, colon)
  readValue(scan, parent, parent + colon + 1 + space.length, rest.slice(colon + 1).trim())
  return 'done'
}

const spaceAfter = (rest: string, colon: number): string => /^\s*/.exec(rest.slice(colon + 1))?.[0] ?? ''

export const keyRules: readonly Rule[] = [sentence, noName, invisibleInName, oddSpace, field].map(
  (rule): Rule =>
    (scan, parts) =>
      parts.colon === -1 ? undefined : rule(scan, parts),
)
