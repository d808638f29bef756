/** Example lines for a field, for an editor to paste. */
import { type FieldNode, fieldsOf, type NamedField } from '../../../src/schema/field-tree'
import { yamlText } from '../../lib/diagnostics/words'

export function exampleLines(key: string, field: FieldNode, text = exampleText): string {
  if (field.items) return `${key}:\n  - ${exampleItem(field.items, text).join('\n    ')}`
  const fields = exampleFields(field, text)
  return fields ? `${key}:\n${fields.map((line) => `  ${line}`).join('\n')}` : `${key}: ${text(field)}`
}

/** The same with dots where an editor has to write: pasted and forgotten, they are reported. */
export const blankLines = (key: string, field: FieldNode): string =>
  exampleLines(key, field, ({ type, const: word }) => word ?? (type === 'boolean' ? 'true' : '…'))

/** What follows the hyphen of a list item, line by line. */
export const exampleItem = (field: FieldNode, text = exampleText): string[] =>
  exampleFields(field, text) ?? [text(field)]

export const exampleFields = (field: FieldNode, text = exampleText): string[] | undefined =>
  neededFields(field)?.map(({ name, node }) => `${name}: ${text(node)}`)

/** The fields of a group that cannot be left out; of several kinds of group, the first kind's. */
export function neededFields(field: FieldNode): NamedField[] | undefined {
  const group = field.oneOf?.[0] ?? field
  return group.properties && fieldsOf(group).filter(({ isNeeded }) => isNeeded)
}

function exampleText({ type, example, enum: choices, const: word }: FieldNode): string {
  if (example !== undefined) return type === 'string' && !choices ? yamlText(example) : example
  if (type === 'integer') return '1'
  return choices?.[0] ?? word ?? (type === 'array' ? '[…]' : '…')
}
