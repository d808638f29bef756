import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../../../scripts/build-content/parse/front-matter'
import { parseYaml, type YamlNode } from '../../../../scripts/build-content/parse/yaml'
import { listContent } from '../../../../scripts/build-content/source/list'
import { arbitraryFields, arbitraryMarkdown } from '../../../../tests/arbitrary-fields'
import { cases } from '../../../../tests/tier'
import { canonicalText } from './canonical'

/** What the pipeline reads, without the places; it drops line breaks at the end of a text. */
function meaningOf(text: string): unknown {
  const { root, diagnostics } = parseYaml(text, 1)
  expect(diagnostics).toEqual([])
  return root && meaning(root)
}

function meaning(node: YamlNode): unknown {
  if (node.kind === 'list') return node.items.map(meaning)
  if (node.kind === 'fields') return [...node.fields].map(([name, { value }]) => [name, meaning(value)])
  return node.kind === 'text' ? { text: node.text.trimEnd(), quoted: node.quoted } : 'nothing'
}

/** Each comment on a line of its own, with the name or word below it. */
function commentsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line, index) => {
    if (!/^\s*# [a-zé]+$/.test(line)) return []
    const next = lines
      .slice(index + 1)
      .find((below) => !/^\s*#/.test(below))
      ?.replace('\\u00a0', '')
    return [`${line.trim()} above ${/[a-zé]+/.exec(next ?? '')?.[0]}`]
  })
}

describe('the canonical form', () => {
  it('is what every file of the content has', async () => {
    const { files } = listContent('content')
    expect(files.length).toBeGreaterThan(0)
    for (const { file, kind } of files) {
      const text = await readFile(join('.', file), 'utf8')
      expect(canonicalText(kind.format, text), `${file}: npm run build:content -- fix brings it into shape`).toBe(text)
    }
  })

  it('means what the file meant', () => {
    fc.assert(
      fc.property(arbitraryFields, (text) => {
        const canonical = canonicalText('yaml', text)
        expect(meaningOf(canonical)).toEqual(meaningOf(text))
        expect(commentsOf(canonical)).toEqual(commentsOf(text))
      }),
      { numRuns: cases(100, 1_000) },
    )
  })

  it('is reached at once and then stays', () => {
    fc.assert(
      fc.property(arbitraryFields, (text) => {
        const canonical = canonicalText('yaml', text)
        expect(canonicalText('yaml', canonical)).toBe(canonical)
      }),
      { numRuns: cases(100, 1_000) },
    )
  })

  it('leaves a Markdown body as it is, but for the end of the file', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, fc.constantFrom('', '\n', '\n\n\n'), (text, end) => {
        const canonical = canonicalText('md', `${text}${end}`)
        expect(bodyOf(canonical).trimEnd()).toBe(bodyOf(text).trimEnd())
        expect(canonical).toMatch(/\S\n$/)
        expect(canonicalText('md', canonical)).toBe(canonical)
      }),
    )
  })

  it('has neither a byte order mark nor Windows line ends', () => {
    expect(canonicalText('yaml', '\ufeffa:  1\r\nb: 2\r\n')).toBe('a: 1\nb: 2\n')
    expect(canonicalText('md', '\ufeff--- \r\na:  1\r\n---\r\n\r\nWords  \r\nhere')).toBe(
      '---\na: 1\n---\n\nWords  \nhere\n',
    )
  })

  it('keeps comments, quotes, blocks and unknown fields', () => {
    const text = `# About the file.

# About the title.
title: "Quoted"   # beside
tags: [ a,  b ]
folded: >-
    one
    two
list:
# first
- x

# second
-   y: 'z'
    unknown: {deep: 007}
`
    expect(canonicalText('yaml', text)).toBe(`# About the file.

# About the title.
title: "Quoted" # beside
tags: [a, b]
folded: >-
  one two
list:
  # first
  - x

  # second
  - y: 'z'
    unknown: {deep: 007}
`)
  })

  it('leaves every comment where it is', () => {
    const text = `a:
# above b
b:

  # above c
  c:
    - d:
      # below d
  # below c
# above e
e:
  - f: 1
    # below f
    # also below f
  # above g
  - g

# the end
`
    expect(canonicalText('yaml', text)).toBe(text)
  })

  it('is refused for what YAML cannot read', () => {
    expect(() => canonicalText('yaml', 'a: [b')).toThrow(/Line 1 of the fields cannot be read/)
    expect(() => canonicalText('yaml', '- a\n')).toThrow(/holds no fields/)
    expect(() => canonicalText('yaml', 'a: &b c\n')).toThrow(/starts with "&"/)
    expect(() => canonicalText('md', 'a: b\n')).toThrow(/first line/)
    expect(() => canonicalText('md', '---\na: b\n')).toThrow(/three hyphens/)
  })
})

function bodyOf(text: string): string {
  const parts = splitFrontMatter(text)
  if ('message' in parts) throw new Error(parts.message)
  return parts.body
}
