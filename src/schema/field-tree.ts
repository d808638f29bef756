/**
 * The fields of a schema as a tree of plain data: JSON Schema as zod makes it, with what `.meta()` adds. Messages, new
 * files, forms, the reference and the schemas for editor programs all follow from it.
 */
import { z } from 'zod'
import type { FieldRole } from './fields'

/** What JSON Schema says about a value, as far as our schemas use it. */
export type FieldNode = {
  type?: string
  title?: string
  description?: string
  example?: string
  field?: FieldRole
  properties?: Record<string, FieldNode>
  required?: string[]
  additionalProperties?: boolean
  items?: FieldNode
  oneOf?: FieldNode[]
  enum?: string[]
  const?: string
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

const trees = new WeakMap<z.ZodType, FieldNode>()

/** The tree of a schema. It is made once, when it is first asked for: that takes milliseconds. */
export function fieldTree(schema: z.ZodType): FieldNode {
  const known = trees.get(schema)
  if (known) return known
  const tree = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', reused: 'inline' }) as FieldNode
  trees.set(schema, tree)
  return tree
}

export type NamedField = { name: string; node: FieldNode; isNeeded: boolean }

/** The fields of a group, in the order of the schema. */
export const fieldsOf = ({ properties = {}, required = [] }: FieldNode): NamedField[] =>
  Object.entries(properties).map(([name, node]) => ({ name, node, isNeeded: required.includes(name) }))

/** The field that says which of several groups a value is, and what it says for this group. */
export function kindOf(group: FieldNode): { name: string; value: string; description?: string } | undefined {
  for (const { name, node } of fieldsOf(group)) {
    if (node.const !== undefined) return { name, value: node.const, description: node.description }
  }
  return undefined
}

/** The group of fields that a value has; `textOf` gives the text of a field, which decides between several groups. */
export function groupOf(node: FieldNode, textOf: (name: string) => unknown): FieldNode | undefined {
  if (node.properties) return node
  return node.oneOf?.find((group) => {
    const kind = kindOf(group)
    return kind !== undefined && textOf(kind.name) === kind.value
  })
}

/** The field of this name, if a group has it. */
export const fieldIn = (group: FieldNode | undefined, name: string): FieldNode | undefined =>
  group?.properties && Object.hasOwn(group.properties, name) ? group.properties[name] : undefined
