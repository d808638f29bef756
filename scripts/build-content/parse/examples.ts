/** Example lines for a field, for an editor to paste. */
import { type FieldNode, fieldsOf, type NamedField } from '../../../src/schema/field-tree'
import { yamlText } from '../diagnostics/words'

export function exampleLines(key: string, field: FieldNode): string {
  if (field.items) return `${key}:\n  - ${exampleItem(field.items).join('\n    ')}`
  const fields = exampleFields(field)
  return fields ? `${key}:\n${fields.map((line) => `  ${line}`).join('\n')}` : `${key}: ${exampleText(field)}`
}

/** What follows the hyphen of a list item, line by line. */
export const exampleItem = (field: FieldNode): string[] => exampleFields(field) ?? [exampleText(field)]

export const exampleFields = (field: FieldNode): string[] | undefined =>
  neededFields(field)?.map(({ name, node }) => `${name}: ${exampleText(node)}`)

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
