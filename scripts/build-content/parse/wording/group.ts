/** What is said about fields that are missing or have no value, and about groups of fields. */
import type { FieldNode, NamedField } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { oneOf, quote } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import { blankLines, exampleFields, exampleLines, neededFields } from '../examples'
import type { YamlNode } from '../yaml'
import { nameOf } from './name'

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

const namesOf = (fields: readonly NamedField[]): string => {
  const names = fields.map(({ name }) => name)
  return oneOf(names, 'and')
}

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
