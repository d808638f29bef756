import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../tests/tier'
import { splitFrontMatter } from '../front-matter'
import { parseFully } from '.'
import { readPlainFields } from './plain'

/** Nothing, or what the parser reads, without a diagnostic. */
function agree(text: string): boolean {
  const root = readPlainFields(text, 2)
  if (!root) return false
  const { root: expected, diagnostics } = parseFully(text, 2)
  expect({ root, diagnostics: [] }).toEqual({ root: expected, diagnostics })
  return true
}

const shipped = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .sort()
  .map((name) => {
    const text = readFileSync(`content/${name}`, 'utf8')
    const parts = name.endsWith('.md') ? splitFrontMatter(text) : { fields: text }
    return [name, 'fields' in parts ? parts.fields : ''] as const
  })

describe('plain fields are read as the parser reads them', () => {
  test.each(shipped)('%s', (_, fields) => {
    agree(fields)
  })

  test('those of every post', () => {
    const posts = shipped.filter(([name]) => name.startsWith('blog/'))
    expect(posts.filter(([, fields]) => !agree(fields)).map(([name]) => name)).toEqual([])
  })

  test.each([
    'title: How to brief an agency\ndate: 2024-01-15\nprice: 3,500\nratio: 3:1\nurl: https://example.com/a#b',
    'title: "We are #1: really"  \nname: \'It\'\'s\'\n# comment\n\ntags:\n  - one\n  - "two: 2"\nmore:\n- a\n- b\n',
    'tags: [one, two words, three]\nlast: x',
    'text: >-\n  folded\n  lines\nother: |\n  kept\n  lines\nclip: >\n  x',
    'a:\n  b:\n    - c: 1\n      d: two\n      e:\n        - x\n    - c: 3\n  f: g\nh:\n- i: j\n  k: l\n- i: m',
    'a:\n  - b: >-\n      folded\n      text\n\n      and more\n    c: d\ne: |\n  one\n\n\n  two\n\nf: g',
  ])('taken: %j', (text) => {
    expect(agree(text)).toBe(true)
  })

  const PIECES = [
    'title: A text',
    'title: "quoted"',
    "name: 'it''s'",
    'a: >-',
    'b: |',
    '  indented',
    '    deeper',
    'tags:',
    '  - one',
    '- two',
    '  - "three"',
    '  - k: v',
    'list: [a, b]',
    'list: [a, [b]]',
    'c: x # comment',
    'd: #1',
    'e: - x',
    'f: yes: no',
    'g:',
    'h:  two spaces  ',
    'i: [a, b',
    '# comment',
    '  # comment',
    '  nested: text',
    '    deep: text',
    '  - name: x',
    '    name: y',
    '- name: z',
    '  name: z',
    '  inner:',
    '      far',
    '---',
    '...',
    '? x',
    'j: &a b',
    'k: *a',
    'l: !t b',
    'm: 😀 smile',
    'n: a\\b',
    'o: (x)',
    'p: "x" y',
    'q : x',
    'r: x:',
    's: 12:30',
    'Ü: x',
    '',
    ' ',
    't: +1 %',
    'u: {a: b}',
  ]
  test('for lines put together in any order', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }), (pieces) => {
        if (agree(pieces.join('\n'))) taken++
      }),
      { numRuns: cases(200, 3_000) },
    )
    expect(taken).toBeGreaterThan(cases(3, 50))
  })

  test('for values of any characters', () => {
    const character = fc.constantFrom(...'aZ0ü€ "\'#:-,.[]{}()&*!|>%@`~?/\\+=<$_^\u00a0😀')
    const value = fc.array(character, { maxLength: 10 }).map((characters) => characters.join(''))
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
        agree(values.map((text, index) => `k${index}: ${text}`).join('\n'))
        agree(`k:\n${values.map((text) => `  - ${text}`).join('\n')}`)
        agree(`k: [${values.join(', ')}]`)
        agree(`k: >-\n${values.map((text) => `  ${text}`).join('\n')}\nl: x`)
      }),
      { numRuns: cases(200, 3_000) },
    )
  })
})
