import { expect, test } from 'vitest'
import { collections, singles } from '../../../schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../../schema/field-tree'
import type { Change } from '../../cms/hook-types'
import { formatOfFile } from '../../files/formats/format-of-file'
import { changedReferences } from './rename-references'

/** What is written when the person `ann` becomes `ann-lee`, and these files name her. */
async function written(files: Record<string, string>, extra: Change[] = []) {
  const changes: Change[] = [
    { action: 'move', path: 'content/people/ann-lee.md', previousPath: 'content/people/ann.md', data: '' },
    ...extra,
  ]
  const dependencies = {
    whoNames: async () => Object.keys(files).map((file) => ({ file, title: file })),
    read: async (file: string) => ({ text: files[file] ?? '', version: 'v1' }),
  }
  const found = await changedReferences(changes, dependencies)
  expect(found.every(({ action, previousSha }) => action === 'update' && previousSha === 'v1')).toBe(true)
  return Object.fromEntries(found.map(({ path, data }) => [path, data]))
}

test('the author of a post, and nothing else of the file', async () => {
  const post = '---\n# ours\ntitle:   ann\nauthor: ann\ntags: [ann]\n---\n\nBy ann.\n'
  expect(await written({ 'content/blog/a.md': post })).toEqual({
    'content/blog/a.md': post.replace('author: ann', 'author: ann-lee'),
  })
})

test('a reference inside a list, or inside a group', async () => {
  const press = 'contacts:\n  - topic: ann\n    person: ann\n  - topic: Events\n    person: bea\n'
  const service = 'testimonial:\n  quote: Fine.\n  person: ann\n'
  expect(await written({ 'content/pages/press.yaml': press, 'content/pages/startups.yaml': service })).toEqual({
    'content/pages/press.yaml': press.replace('person: ann\n', 'person: ann-lee\n'),
    'content/pages/startups.yaml': service.replace('person: ann', 'person: ann-lee'),
  })
})

test('an entry of another collection may have the same id', async () => {
  expect(await written({ 'content/services/pr.yaml': 'related:\n  - ann\n' })).toEqual({})
})

test('what the save writes by itself is left to it, and a save that renames nothing writes nothing else', async () => {
  const file = 'content/blog/a.md'
  const post = { [file]: '---\nauthor: ann\n---\n' }
  expect(await written(post, [{ action: 'update', path: file, data: '' }])).toEqual({})
  const changes: Change[] = [{ action: 'update', path: 'content/people/ann.md', data: '' }]
  const never = () => Promise.reject(new Error('The question was not expected.'))
  expect(await changedReferences(changes, { whoNames: never, read: never })).toEqual([])
})

/** A value with a reference to the collection in it, if a field can hold one. */
function referring(node: FieldNode, collection: string): unknown {
  if (node.field?.role === 'reference') return node.field.collection === collection ? 'old' : undefined
  const group = node.oneOf?.find((one) => referring(one, collection) !== undefined)
  if (group) return referring(group, collection)
  if (node.items) {
    const item = referring(node.items, collection)
    return item === undefined ? undefined : [item]
  }
  const below = fieldsOf(node).map(({ name, node: own }): [string, unknown] => [
    name,
    own.const ?? referring(own, collection),
  ])
  const isReferring = fieldsOf(node).some(({ node: own }) => referring(own, collection) !== undefined)
  return isReferring ? Object.fromEntries(below.filter(([, value]) => value !== undefined)) : undefined
}

const files = [
  ...Object.entries(collections).map(([name, { schema, format }]) => ({ file: `content/${name}/x.${format}`, schema })),
  ...Object.entries(singles).map(([name, { schema, format }]) => ({ file: `content/${name}.${format}`, schema })),
]

test.each(Object.keys(collections))('wherever the schema lets an entry refer to %s', async (collection) => {
  for (const { file, schema } of files) {
    const data = referring(fieldTree(schema), collection)
    if (data === undefined) continue
    const text = formatOfFile(file)?.toFile(data as Record<string, unknown>) ?? ''
    const changes: Change[] = [
      { action: 'move', path: `content/${collection}/new.md`, previousPath: `content/${collection}/old.md` },
    ]
    const dependencies = { whoNames: async () => [{ file, title: '' }], read: async () => ({ text }) }
    const [found] = await changedReferences(changes, dependencies)
    expect(found?.data, file).toBe(text.replace(/\bold\b/g, 'new'))
  }
})
