/** What is said about fields that are missing, empty or unknown, about groups of fields and about lists. */
import type { z } from 'zod'
import { type FieldNode, fieldsOf, type NamedField } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { allOf, oneOf, plural, quote, yamlText } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import type { YamlNode } from '../yaml'

/** A value that is not what its field is for. `write` puts another value into its line. */
export type Wrong = {
  issue: z.core.$ZodIssue
  name: string
  field: FieldNode
  text: string
  quoted: boolean
  write: (text: string) => string
}

/** `image (hero)`, `results, item 2`: a path as an editor would say it. */
export function nameOf(path: Path): string {
  const parts: string[] = []
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? 'list'}, item ${step + 1}`)
    else parts.push(step)
  }
  const own = parts.pop() ?? 'the file'
  return parts.length === 0 ? own : `${own} (in ${parts.join(', ')})`
}

function exampleLines(key: string, field: FieldNode, text = exampleText): string {
  if (field.items) return `${key}:\n  - ${exampleItem(field.items, text).join('\n    ')}`
  const fields = exampleFields(field, text)
  return fields ? `${key}:\n${fields.map((line) => `  ${line}`).join('\n')}` : `${key}: ${text(field)}`
}

/** The same with dots where an editor has to write: pasted and forgotten, they are reported. */
const blankLines = (key: string, field: FieldNode): string =>
  exampleLines(key, field, ({ type, const: word }) => word ?? (type === 'boolean' ? 'true' : '…'))

/** What follows the hyphen of a list item, line by line. */
const exampleItem = (field: FieldNode, text = exampleText): string[] => exampleFields(field, text) ?? [text(field)]

const exampleFields = (field: FieldNode, text = exampleText): string[] | undefined =>
  neededFields(field)?.map(({ name, node }) => `${name}: ${text(node)}`)

/** The fields of a group that cannot be left out; of several kinds of group, the first kind's. */
function neededFields(field: FieldNode): NamedField[] | undefined {
  const group = field.oneOf?.[0] ?? field
  return group.properties && fieldsOf(group).filter(({ isNeeded }) => isNeeded)
}

function exampleText({ type, example, enum: choices, const: word }: FieldNode): string {
  if (example !== undefined) return type === 'string' && !choices ? yamlText(example) : example
  if (type === 'integer') return '1'
  return choices?.[0] ?? word ?? (type === 'array' ? '[…]' : '…')
}

export function missing(path: Path, field: FieldNode): Message {
  const { description } = field
  const where = path.length > 1 ? ` in ${nameOf(path.slice(0, -1))}` : ''
  return {
    code: 'missing-field',
    text: `The field ${quote(String(path.at(-1)))} is missing${where}${description ? `: ${description}` : '.'}`,
    hint: `Add this, with ${inPlaceOfDots(field)}:\n${blankLines(String(path.at(-1)), field)}`,
  }
}

function inPlaceOfDots({ enum: choices, example, field }: FieldNode): string {
  if (choices) return `${oneOf(choices)} instead of the dots`
  const what = field?.role === 'date' ? 'the day' : 'your own words'
  return `${what} instead of the dots${example === undefined ? '' : ` (for example, ${example})`}`
}

const namesOf = (fields: readonly NamedField[]): string => allOf(fields.map(({ name }) => name))

/** A file without any field: one mistake, not as many as there are fields. */
export function noFields(fields: FieldNode): Message {
  const needed = neededFields(fields) ?? []
  const lines = needed.map(({ name, node }) => exampleLines(name, node))
  return {
    code: 'no-fields',
    text: `There are no fields here, but ${namesOf(needed)} are needed.`,
    hint: `For example:\n${lines.join('\n')}`,
  }
}

export function empty(path: Path, field: FieldNode): Message {
  const { description } = field
  const name = path.at(-1)
  return {
    code: 'empty-field',
    text: `${nameOf(path)} has no value${description ? `: ${description}` : '.'}`,
    hint:
      typeof name === 'number'
        ? 'Write something after the "-", or remove the line.'
        : `For example:\n${exampleLines(String(name), field)}`,
  }
}

export function fieldsNeeded(name: string, path: Path, node: YamlNode, field: FieldNode): Message {
  const found = node.kind === 'list' ? 'a list' : 'a single text'
  const needed = neededFields(field) ?? []
  const lines = exampleFields(field) ?? []
  const key = path.at(-1)
  return {
    code: 'fields-needed',
    text: `${name} is ${found}, but ${needed.length === 1 ? 'the field' : 'the fields'} ${namesOf(needed)} ${needed.length === 1 ? 'is' : 'are'} needed.`,
    hint:
      typeof key === 'number'
        ? `Write:\n- ${lines.join('\n  ')}`
        : `Write:\n${key}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  }
}

export function listNeeded(name: string, path: Path, node: YamlNode, item: FieldNode | undefined): Message {
  const key = String(path.at(-1))
  const fields = item && neededFields(item)?.map(({ name }) => `${name}: …`)
  if (node.kind === 'text' && !fields) {
    // Lines without hyphens are one text to YAML; each was meant as an item.
    const text = node.quoted || !node.source.includes('\n') ? node.text : node.source
    const items = text
      .replace(/^[[(]|[\])]$/g, '')
      .split(/\s*[,;\n]\s*/)
      .filter((item) => item !== '')
    const lines = (items.length > 0 ? items : ['…']).map((item) => `  - ${yamlText(item)}`)
    return {
      code: 'list-needed',
      text: `${name} is a single text, but a list is needed.`,
      hint: `Put each item on its own line, starting with "- ":\n${key}:\n${lines.join('\n')}`,
    }
  }
  return {
    code: 'list-needed',
    text: `${name} ${node.kind === 'fields' ? 'has fields of its own' : 'is a single text'}, but a list is needed.`,
    hint: `Start each item with "- ":\n${key}:\n  - ${fields?.join('\n    ') ?? '…'}`,
  }
}

type Issue = z.core.$ZodIssue & { exact?: boolean }

export function wrongCount(issue: Issue, path: Path, count: number, field: FieldNode, inBrackets: boolean): Message {
  const [bound, limit] =
    issue.code === 'too_small'
      ? ['at least', Number(issue.minimum)]
      : ['at most', issue.code === 'too_big' ? Number(issue.maximum) : 0]
  const isMost = bound === 'at most' && !issue.exact
  return {
    code: 'wrong-count',
    text: `${nameOf(path)} has ${plural(count, 'item')}, but ${issue.exact ? 'exactly' : bound} ${limit} ${limit === 1 ? 'is' : 'are'} ${isMost ? 'allowed' : 'needed'}.`,
    hint:
      count === 0
        ? `For example:\n${exampleLines(String(path.at(-1)), field)}`
        : addOrRemove(limit - count, field.items, inBrackets),
  }
}

function addOrRemove(missing: number, field: FieldNode | undefined, inBrackets: boolean): string {
  if (missing < 0) return `Remove ${-missing} of them.`
  if (inBrackets) return `Add ${missing} more between the brackets, each after a comma.`
  const item = field ? exampleItem(field) : ['…']
  return `Add ${missing} more at the end, for example:\n- ${item.join('\n  ')}`
}
