/** The names of all fields that any file of the content can have, however deep: they tell a field from a sentence. */
import { type Collection, collections, singles } from '../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../../src/schema/field-tree'

let names: ReadonlySet<string> | undefined

export function isFieldName(word: string): boolean {
  names ??= new Set(
    Object.values<Collection>({ ...collections, ...singles }).flatMap(({ schema }) => namesIn(fieldTree(schema))),
  )
  return names.has(word)
}

const namesIn = (node: FieldNode): string[] => [
  ...fieldsOf(node).flatMap(({ name, node: below }) => [name, ...namesIn(below)]),
  ...(node.oneOf ?? []).flatMap(namesIn),
  ...(node.items ? namesIn(node.items) : []),
]
