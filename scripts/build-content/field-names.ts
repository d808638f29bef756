/** The names of all fields that any file of the content can have, however deep: how a slip is told from a sentence. */
import { z } from 'zod'
import { type Collection, collections, singles } from '../../src/schema/collections'
import { core, elementOf } from './schema-tour'

export const fieldNames: ReadonlySet<string> = allNames()

function allNames(): Set<string> {
  const names = new Set<string>()
  for (const { schema } of Object.values({ ...collections, ...singles }) as Collection[]) addNames(schema, names)
  return names
}

function addNames(schema: z.ZodType, names: Set<string>): void {
  const inner = elementOf(schema) ?? core(schema)
  if (inner !== core(schema)) addNames(inner, names)
  else if (inner instanceof z.ZodDiscriminatedUnion) {
    for (const option of inner.options) addNames(option as z.ZodType, names)
  } else if (inner instanceof z.ZodObject) {
    for (const [name, below] of Object.entries(inner.shape)) {
      names.add(name)
      addNames(below as z.ZodType, names)
    }
  }
}
