/** The names of all fields that any file of the content can have, however deep: they tell a field from a sentence. */

import { type Collection, collections, singles } from '../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../../src/schema/field-tree'
import { nearest } from '../diagnostics/suggest'
import { once } from '../once'

export const isFieldName = (word: string): boolean => fieldNames().has(word)

/** Whether words can be the name of a field, as people say it. The first letter is hardly ever mistyped. */
export function isNearFieldName(words: string): boolean {
  const start = words.trim()[0]?.toLowerCase() ?? ''
  const candidates = [...fieldNames()].filter((name) => name.startsWith(start))
  return nearest(words, candidates) !== undefined
}

const fieldNames = once(() => {
  const all = Object.values<Collection>({ ...collections, ...singles })
  return new Set(all.flatMap(({ schema }) => namesIn(fieldTree(schema))))
})

const namesIn = (node: FieldNode): string[] => [
  ...fieldsOf(node).flatMap(({ name, node: below }) => [name, ...namesIn(below)]),
  ...(node.oneOf ?? []).flatMap(namesIn),
  ...(node.items ? namesIn(node.items) : []),
]
