/** What is said about a value that is wrong: zod knows that it is, and its kind says in which words. */
import type { z } from 'zod'
import type { FieldNode } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import type { YamlNode } from '../yaml'
import { wrongCurrency, wrongLanguage, wrongTimeZone } from './codes'
import { dayMessage, hourMessage } from './days'
import { empty, fieldsNeeded, listNeeded, nameOf, wrongCount } from './fields'
import { wrongAmount, wrongNumber } from './numbers'
import {
  choicesOf,
  textNeeded,
  textTooLong,
  wordTooLong,
  wrongBoolean,
  wrongChoice,
  wrongEmail,
  wrongFocalPoint,
  wrongSlot,
} from './texts'

export function wrongValue(
  issue: z.core.$ZodIssue,
  path: Path,
  node: YamlNode,
  field: FieldNode,
  lineOf: (line: number) => string,
): Message {
  const name = nameOf(path)
  const write = (text: string): string => correctedLine(node, text, path, lineOf)
  const kinds = (issue as { options?: unknown[] }).options
  if (issue.code === 'invalid_union' && kinds && node.kind === 'text') {
    return wrongChoice(name, node.text, kinds.map(String), write)
  }
  const isGroup = field.properties !== undefined || field.oneOf !== undefined
  if (field.items && node.kind !== 'list') return listNeeded(name, path, node, field.items)
  if (isGroup && node.kind !== 'fields') return fieldsNeeded(name, path, node, field)
  if (!field.items && !isGroup && node.kind !== 'text') return textNeeded(name, path, node, lineOf)
  if (node.kind === 'list') {
    const inBrackets = lineOf(node.place.line)[node.place.column - 1] === '['
    return wrongCount(issue, path, node.items.length, field, inBrackets)
  }
  if (node.kind !== 'text') return { code: 'wrong-value', text: `${name} does not have the form that is needed.` }
  if (node.text.trim() === '') return empty(path, field)
  if (field.type === 'boolean') return wrongBoolean(name, node, write)
  if (field.type === 'integer') return wrongNumber(issue, name, node, write)
  if (field.field?.role === 'amount') return wrongAmount(issue, name, node, write)
  const choices = choicesOf(issue, field)
  if (choices) return wrongChoice(name, node.text, choices, write)
  if (issue.code === 'too_big') return textTooLong(name, String(issue.input), field)
  if (field.field?.role === 'date') return (field.field.mayHaveHour ? hourMessage : dayMessage)(name, node.text, write)
  const ofRole = BY_ROLE[field.field?.role ?? '']
  if (ofRole) return ofRole(name, node.text, write)
  const slot = field.field?.role === 'sentence' && wrongSlot(name, node.text, field.field)
  if (slot) return slot
  if (issue.code === 'custom') return wordTooLong(name, String(issue.input))
  const { description, example = '…' } = field
  return {
    code: 'wrong-value',
    text: `${name} is ${quote(node.text)}, which is not allowed here.${description ? ` ${description}` : ''}`,
    hint: `For example:\n${write(example)}`,
  }
}

/** What is said about a text that is not of the kind that its field is for. `write` makes a line with another text in it. */
const BY_ROLE: Record<string, (name: string, text: string, write: (text: string) => string) => Message> = {
  currency: wrongCurrency,
  email: wrongEmail,
  focalPoint: wrongFocalPoint,
  spokenLanguage: wrongLanguage,
  timeZone: wrongTimeZone,
}

/** The line of a value with another value in it. */
function correctedLine(node: YamlNode, value: string, path: Path, lineOf: (line: number) => string): string {
  const line = lineOf(node.place.line)
  const start = node.place.column - 1
  if (node.kind === 'text' && !node.source.includes('\n') && line.startsWith(node.source, start)) {
    return (line.slice(0, start) + value + line.slice(start + node.source.length)).trim()
  }
  const key = path.at(-1)
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`
}
