/** What the check says can be removed, the schemas do without: of whatever a file holds, and for each of its values. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CollectionName, collections, type SingleName, singles } from '../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../src/schema/field-tree'
import { cases } from '../../tests/tier'
import { type FileKind, schemaOf } from '../lib/schema/file-kind'
import { fieldsIn } from '../lib/schema/walk'
import { removablePart, without } from './removable'

/** Data with any of the optional fields, and lists of any length that is allowed. */
function dataFor(node: FieldNode): fc.Arbitrary<unknown> {
  const { type, items, properties, oneOf, minItems = 0, maxItems = 3, example = 'Some words' } = node
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  if (oneOf) return fc.oneof(...oneOf.map(dataFor))
  if (items) {
    const longest = Math.min(maxItems, minItems + 2)
    return fc.array(dataFor(items), { minLength: minItems, maxLength: longest })
  }
  if (properties) {
    const fields = fieldsOf(node)
    const requiredKeys = fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)
    return fc.record(Object.fromEntries(fields.map(({ name, node }) => [name, dataFor(node)])), { requiredKeys })
  }
  if (type === 'integer' || type === 'number') return fc.constant(Number(example) || 1)
  return fc.constant(type === 'boolean' ? true : example)
}

const everyKind: [string, FileKind][] = [
  ...Object.entries(collections).map(([name, { format }]): [string, FileKind] => [
    name,
    { collection: name as CollectionName, id: 'some', format },
  ]),
  ...Object.entries(singles).map(([name, { format }]): [string, FileKind] => [
    name,
    { single: name as SingleName, id: name, format },
  ]),
]

test.each(everyKind)('%s', (_, kind) => {
  const schema = schemaOf(kind)
  const tree = fieldTree(schema)
  const mistakes = (data: unknown) => schema.safeParse(data).error?.issues.length ?? 0
  fc.assert(
    fc.property(dataFor(tree), (data) => {
      const before = mistakes(data)
      for (const { path } of fieldsIn(tree, data)) {
        const part = removablePart({ kind, data: data as Record<string, unknown> }, path)
        if (part) expect(mistakes(without(data, part)), part.join('.')).toBeLessThanOrEqual(before)
      }
    }),
    { numRuns: cases(10, 200) },
  )
})

test('a value that is needed cannot go, and an item of a list goes as a whole', () => {
  const kind: FileKind = { single: 'settings/site', id: 'site', format: 'yaml' }
  const url = 'https://acme.org'
  const data = { email: 'us@acme.org', bookingUrl: url, products: [{ name: 'App', description: 'An app.', url }] }
  expect(removablePart({ kind, data }, ['email'])).toBeUndefined()
  expect(removablePart({ kind, data }, ['bookingUrl'])).toEqual(['bookingUrl'])
  expect(removablePart({ kind, data }, ['products', 0, 'url'])).toEqual(['products', 0])
})

test('the only limit of a site that meets a part of the standard goes with the whole statement', () => {
  const kind: FileKind = { collection: 'legal', id: 'accessibility', format: 'md' }
  const dataWith = (limits: { what: string; why?: string }[]) => ({
    details: { kind: 'accessibility', standard: 'WCAG 2.2', status: 'partial', reviewed: '2026-01-12', limits },
  })
  const captions = { what: 'Videos have no captions', why: 'The tool is new' }
  const path = ['details', 'limits', 0]
  expect(removablePart({ kind, data: dataWith([captions]) }, [...path, 'what'])).toEqual(['details'])
  expect(removablePart({ kind, data: dataWith([captions]) }, [...path, 'why'])).toEqual([...path, 'why'])
  expect(removablePart({ kind, data: dataWith([captions, captions]) }, [...path, 'what'])).toEqual(path)
})
