/** What is said about a value that is wrong: zod knows that it is, and its kind says in which words. */
import type { z } from 'zod'
import { focalPointText, inSteps } from '../../../../src/lib/focal-point'
import { LONGEST_WORD, longWordIn } from '../../../../src/lib/lengths'
import type { FieldNode } from '../../../../src/schema/field-tree'
import { slotsIn, standsApart } from '../../../../src/schema/tool-tables/sentence'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest, nearestChoice } from '../../../lib/diagnostics/suggest'
import { oneOf, quote, yamlQuoted } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import type { YamlNode } from '../yaml'
import { wrongAmount, wrongBoolean, wrongCurrency, wrongLanguage, wrongNumber, wrongTimeZone } from './codes'
import { dayMessage, hourMessage } from './days'
import { empty, fieldsNeeded, listNeeded, nameOf, type Wrong, wrongCount } from './fields'

type LineOf = (line: number) => string

export function wrongValue(
  issue: z.core.$ZodIssue,
  path: Path,
  node: YamlNode,
  field: FieldNode,
  lineOf: LineOf,
): Message {
  const name = nameOf(path)
  const write = (text: string): string => correctedLine(node, text, path, lineOf)
  const kinds = (issue as { options?: unknown[] }).options
  if (issue.code === 'invalid_union' && kinds && node.kind === 'text') {
    return wrongChoice({ name, text: node.text, write }, kinds.map(String))
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
  const { text, quoted } = node
  return wrongText({ issue, name, field, text, quoted, write })
}

function wrongText(wrong: Wrong): Message {
  const { issue, name, field, text, write } = wrong
  if (field.type === 'boolean') return wrongBoolean(wrong)
  if (field.type === 'integer') return wrongNumber(wrong)
  if (field.field?.role === 'amount') return wrongAmount(wrong)
  const choices = field.enum ?? (issue.code === 'invalid_value' ? issue.values.map(String) : undefined)
  if (choices) return wrongChoice(wrong, choices)
  if (issue.code === 'too_big') return textTooLong(wrong)
  const ofRole = BY_ROLE[field.field?.role ?? '']?.(wrong)
  if (ofRole) return ofRole
  if (issue.code === 'custom') return wordTooLong(name, String(issue.input))
  const { description, example = '…' } = field
  return {
    code: 'wrong-value',
    text: `${name} is ${quote(text)}, which is not allowed here.${description ? ` ${description}` : ''}`,
    hint: `For example:\n${write(example)}`,
  }
}

/** What is said about a text that is not of the kind that its field is for. */
const BY_ROLE: Record<string, (wrong: Wrong) => Message | undefined> = {
  currency: wrongCurrency,
  date: (wrong) =>
    (wrong.field.field?.role === 'date' && wrong.field.field.mayHaveHour ? hourMessage : dayMessage)(wrong),
  email: wrongEmail,
  focalPoint: wrongFocalPoint,
  sentence: wrongSlot,
  spokenLanguage: wrongLanguage,
  timeZone: wrongTimeZone,
}

/** The line of a value with another value in it. */
function correctedLine(node: YamlNode, value: string, path: Path, lineOf: LineOf): string {
  const line = lineOf(node.place.line)
  const start = node.place.column - 1
  if (node.kind === 'text' && !node.source.includes('\n') && line.startsWith(node.source, start)) {
    return (line.slice(0, start) + value + line.slice(start + node.source.length)).trim()
  }
  const key = path.at(-1)
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`
}

function textNeeded(name: string, path: Path, node: YamlNode, lineOf: LineOf): Message {
  const line = lineOf(node.place.line)
  const value = line.slice(node.place.column - 1).trim()
  const key = path.at(-1)
  if (node.kind === 'fields' && !value.startsWith('{') && typeof key === 'number') {
    return {
      code: 'colon-in-value',
      text: `The text ${quote(value)} contains a colon, so it is read as a field.`,
      hint: `Put the text in quotes:\n- ${yamlQuoted(value)}`,
    }
  }
  const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : undefined
  if (only?.kind === 'text') {
    return {
      code: 'text-needed',
      text: `${name} is a list, but a single text is needed.`,
      hint: value.startsWith('[')
        ? `Write it without brackets:\n${key}: ${only.source}\nIf the brackets belong to the text, put it in quotes:\n${key}: ${yamlQuoted(value)}`
        : `Write it without a hyphen, on the line of the field:\n${key}: ${only.source}`,
    }
  }
  const flow = /^[[{]/.test(value)
  return {
    code: 'text-needed',
    text: `${name} is ${node.kind === 'list' ? 'a list' : 'a group of fields'}, but a single text is needed.`,
    hint: flow
      ? `If the brackets belong to the text, put it in quotes:\n${line.slice(0, node.place.column - 1).trim()} ${yamlQuoted(value)}`
      : `Write the text on the line of the field:\n${typeof key === 'number' ? '-' : `${key}:`} …`,
  }
}

function wrongEmail({ name, text, write }: Wrong): Message {
  return {
    code: 'wrong-email',
    text: `${name} is ${quote(text)}, but an email address is needed.`,
    hint: `Write only the address:\n${write(/^mailto:(\S+@\S*)$/.exec(text)?.[1] ?? 'hello@example.com')}`,
  }
}

const textTooLong = ({ name, issue: { input }, field: { field, maxLength } }: Wrong): Message => ({
  code: 'text-too-long',
  text: `${name} is ${[...String(input)].length} characters long, but there is room for ${maxLength}.`,
  hint: field?.role === 'text' ? 'Shorten it, or move details to a longer text of the page.' : 'Shorten it.',
})

function wordTooLong(name: string, text: string): Message {
  const word = longWordIn(text) ?? text
  return {
    code: 'word-too-long',
    text: `${name} has a word of ${[...word].length} characters, ${quote(word)}, but a line has room for ${LONGEST_WORD}.`,
    hint: 'Write a space or a hyphen where a new line can start, or use a shorter word.',
  }
}

function wrongSlot({ name, text, field: { field } }: Wrong): Message | undefined {
  if (field?.role !== 'sentence') return undefined
  const { slots, free } = field
  const unknown = slotsIn(text).find((slot) => !slots.includes(slot))
  if (unknown !== undefined) {
    const meant = nearest(unknown, slots)
    return {
      code: 'wrong-slot',
      text: `${name} has {${unknown}}, but the tool fills in ${oneOf(slots.map((slot) => `{${slot}}`))} only.`,
      hint: meant
        ? `Did you mean {${meant}}?`
        : `Use one of them, or write in square brackets what visitors fill in themselves: [${unknown}].`,
    }
  }
  const glued = free.find((slot) => !standsApart(text, slot))
  if (glued === undefined) return undefined
  return {
    code: 'wrong-slot',
    text: `${name} leads up to {${glued}} in ${quote(text)}, but a visitor can type anything there.`,
    hint: `Put {${glued}} alone, before or after a colon, or in quotation marks: “{${glued}}”.`,
  }
}

function wrongFocalPoint({ name, text, write }: Wrong): Message {
  const meant = pointIn(text)
  return {
    code: 'wrong-focal-point',
    text: `${name} is ${quote(text)}, but two percentages in steps of 5 are needed: how far the point is from the left, and how far from the top.`,
    hint: `${meant ? 'Write' : 'For example'}:\n${write(meant ?? '30% 20%')}`,
  }
}

/** The point that `33 20.5`, `0.3, 0.2` or `top left` probably means. */
function pointIn(text: string): string | undefined {
  const numbers = text.match(/-?\d+(?:\.\d+)?/g)?.map(Number)
  if (numbers) {
    const [x, y, ...more] = numbers
    if (x === undefined || y === undefined || more.length > 0) return undefined
    const scale = /\d\.\d/.test(text) && numbers.every((number) => number >= 0 && number <= 1) ? 100 : 1
    return focalPointText({ x: inSteps(x * scale), y: inSteps(y * scale) })
  }
  const x = /\bleft\b/i.test(text) ? 0 : /\bright\b/i.test(text) ? 100 : undefined
  const y = /\btop\b/i.test(text) ? 0 : /\bbottom\b/i.test(text) ? 100 : undefined
  if (x === undefined && y === undefined && !/\b(?:center|middle)\b/i.test(text)) return undefined
  return focalPointText({ x: x ?? 50, y: y ?? 50 })
}

/** What is said about a text that is not one of the choices. */
export function wrongChoice({ name, text, write }: Pick<Wrong, 'name' | 'text' | 'write'>, choices: string[]): Message {
  const meant = nearestChoice(text, choices)
  return {
    code: 'wrong-choice',
    text: `${name} is ${quote(text)}, but it must be one of ${oneOf(choices)}.`,
    hint: meant ? `Did you mean ${quote(meant)}? Write:\n${write(meant)}` : `For example:\n${write(choices[0] ?? '')}`,
  }
}
