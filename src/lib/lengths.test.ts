import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Collection, collections, singles } from '../schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../schema/field-tree'
import { label, title, webAddress } from '../schema/fields'
import { LONGEST_WORD, lengths, longWordIn } from './lengths'

const schemas = Object.entries<Collection>({ ...collections, ...singles }).map(
  ([name, { schema }]) => [name, fieldTree(schema)] as const,
)

/** A text of any words, which is neither a choice nor a day. */
const isWritten = ({ type, const: word, enum: choices, field }: FieldNode): boolean =>
  type === 'string' && !word && !choices && field?.role !== 'date'

/** The fields that take a text of any length, by their paths. */
const endless = (node: FieldNode, path: string): string[] => [
  ...(isWritten(node) && node.maxLength === undefined ? [path] : []),
  ...fieldsOf(node).flatMap(({ name, node: below }) => endless(below, `${path}.${name}`)),
  ...(node.items ? endless(node.items, `${path}[]`) : []),
  ...(node.oneOf ?? []).flatMap((group) => endless(group, path)),
]

it.each(schemas)('every text of %s has a greatest length', (name, tree) => {
  expect(endless(tree, name)).toEqual([])
})

it('a text without a greatest length is found, wherever it is', () => {
  const group = z.strictObject({ name: label('A name.'), note: z.string() })
  expect(endless(fieldTree(group.extend({ more: z.array(group) })), 'a')).toEqual(['a.note', 'a.more[].note'])
})

it.each([
  ['a letter of two code units', '🚀 '],
  ['a letter', 'a '],
])('%s counts as one character', (_, letter) => {
  const most = letter.repeat(lengths.label / 2)
  expect(label('A name.').safeParse(most).success).toBe(true)
  expect(label('A name.').safeParse(`${most}a`).error?.issues).toMatchObject([
    { code: 'too_big', maximum: lengths.label },
  ])
})

it('a text that is too long has no other mistake', () => {
  expect(title('A title.').safeParse('a'.repeat(100_000)).error?.issues).toHaveLength(1)
})

describe('a long word', () => {
  const word = 'a'.repeat(LONGEST_WORD + 1)

  it.each([
    ['a word as long as a line', word.slice(1)],
    ['words with hyphens', 'well-known-'.repeat(20)],
    ['words with soft hyphens', 'well\u00adknown\u00ad'.repeat(20)],
    ['Japanese', '神戸で、コーヒーを。'.repeat(20)],
    ['Thai', 'ภาษาไทย'.repeat(20)],
    ['an address among words', `See https://www.example.com/${word} for more`],
  ])('is not found in %s', (_, text) => {
    expect(longWordIn(text)).toBeUndefined()
  })

  it.each([
    ['a word', `A ${word}, seen`, `${word},`],
    ['letters of two code units', `A ${'🚀'.repeat(LONGEST_WORD + 1)}`, '🚀'.repeat(LONGEST_WORD + 1)],
    ['Greek', 'α'.repeat(LONGEST_WORD + 1), 'α'.repeat(LONGEST_WORD + 1)],
    ['a word after an address', `https://www.example.com/ ${word}`, word],
    ['a word far from the start', `${'some words '.repeat(20)}${word}`, word],
    ['a part between hyphens', `well-${word}-known`, word],
  ])('is found in %s', (_, text, found) => {
    expect(longWordIn(text)).toBe(found)
  })

  it('is a mistake in a title, and none in an address', () => {
    expect(title('A title.').safeParse(word).success).toBe(false)
    expect(webAddress('An address.').safeParse(`https://example.com/${word}`).success).toBe(true)
  })
})
