/** JSON Schema as editor programs show it: descriptions while hovering, remedies in plain words, examples to choose. */
import { type FieldNode, fieldsOf } from '../../../src/schema/field-tree'
import type { ContentKind } from './content-kinds'
import { kindInWords, remedyInWords } from './words'

type EditorSchema = Record<string, unknown>

/** The schema of one kind of file for `.vscode/schemas`. */
export const editorSchema = ({ schema }: ContentKind): EditorSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...forEditor(schema, true),
})

function forEditor(schema: FieldNode, needed: boolean): EditorSchema {
  const { example, properties, items, oneOf, pattern, maximum, ...kept } = schema
  const remedy = remedyInWords(schema)
  return {
    ...kept,
    ...typeOf(schema),
    ...(schema.description && !schema.title ? { markdownDescription: hover(schema, needed) } : {}),
    ...(remedy ? { errorMessage: remedy } : {}),
    ...(example === undefined ? {} : { examples: [schema.type === 'string' ? example : JSON.parse(example)] }),
    // The patterns of days and addresses are longer than any help; `format` says the same.
    ...(pattern && !schema.format ? { pattern, patternErrorMessage: remedy } : {}),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? { maximum } : {}),
    ...(properties && { properties: propertiesOf(schema) }),
    ...(items && { items: forEditor(items, true) }),
    ...(oneOf && { oneOf: oneOf.map((option) => forEditor(option, true)) }),
  }
}

const propertiesOf = (schema: FieldNode): EditorSchema =>
  Object.fromEntries(fieldsOf(schema).map(({ name, node, isNeeded }) => [name, forEditor(node, isNeeded)]))

/** The build takes every value of a text field as the text it is, `2024` and `true` too; so must the editor program. */
const typeOf = ({ type, field, minLength }: FieldNode): EditorSchema =>
  type === 'string' && minLength !== undefined && field ? { type: ['string', 'number', 'boolean'] } : {}

/** Editor programs add the examples by themselves. */
function hover(schema: FieldNode, needed: boolean): string {
  return `${schema.description}\n\n${kindInWords(schema)}. ${needed ? 'Needed.' : 'May be left out.'}`
}
