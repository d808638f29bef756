import { describe, expect, test } from 'vitest'
import { cases } from '../../../../tests/tier'
import { parseYaml } from '.'

/** What the field `a` holds: a text, or nothing. */
function fieldA(text: string): string | undefined {
  const { root, diagnostics } = parseYaml(text, 1)
  expect(diagnostics).toEqual([])
  const value = root?.fields.get('a')?.value
  const node = value?.kind === 'list' ? value.items[0] : value
  expect(['text', 'empty']).toContain(node?.kind)
  return node?.kind === 'text' ? node.text : undefined
}

describe('a word for nothing', () => {
  test.each([
    'a: null',
    'a: ~',
    'a: Null',
    'a: NULL',
    'a:   null  ',
    'a: null # filled in later',
    'a:\n  null',
    'a: [null]',
    'a:\n  - ~\n  - b',
    'a: null\nb: c',
    'a:',
  ])('%j is an empty field', (text) => {
    expect(fieldA(text)).toBeUndefined()
  })

  test.each([
    ['a: "null"', 'null'],
    ["a: '~'", '~'],
    ['a: |\n  null', 'null\n'],
    ['a: null and void', 'null and void'],
    ['a: Nullsoft', 'Nullsoft'],
    ['a: nUll', 'nUll'],
    ['a: ~20 people', '~20 people'],
    ['a: nil', 'nil'],
    ['a: Jane Null', 'Jane Null'],
  ])('%j is a text', (text, expected) => {
    expect(fieldA(text)).toBe(expected)
  })
})

test('a mistake at the end of a long file is found', () => {
  const lines = cases(1000, 150_000)
  const { diagnostics } = parseYaml(`a:\n${'  - b\n'.repeat(lines)}\tc: d\n`, 1)
  expect(diagnostics).toMatchObject([{ line: lines + 2 }])
})
