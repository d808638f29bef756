import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { oneLine } from './clean-text'
import { countPlaceholders, splitPlaceholders } from './placeholders'
import { advice, list, paragraph, steps, type TextDocument, textsOf } from './text-document'
import { toMarkdown } from './to-markdown'
import { toPlainText } from './to-plain-text'

const lamp: TextDocument = {
  title: 'Lamp: brief',
  sections: [
    {
      id: 'overview',
      heading: 'Overview',
      blocks: [paragraph('Made by [brand].'), advice('Ask [somebody] first.')],
    },
    {
      id: 'work',
      heading: 'Work',
      blocks: [
        list([{ label: 'Fee', text: '[amount]' }, { label: '3 reels', items: ['9:16', 'about [number] s'] }, 'Thanks']),
        steps(['Film', 'Post']),
      ],
    },
  ],
}

test('plain text has underlined headings, dashes and numbers, and no advice', () => {
  expect(toPlainText(lamp)).toBe(`Lamp: brief
===========

Overview
--------

Made by [brand].

Work
----

- Fee: [amount]
- 3 reels
  - 9:16
  - about [number] s
- Thanks

1. Film
2. Post
`)
})

test('Markdown has the same content', () => {
  expect(toMarkdown(lamp)).toBe(`# Lamp: brief

## Overview

Made by [brand].

## Work

- **Fee:** [amount]
- **3 reels**
  - 9:16
  - about [number] s
- Thanks

1. Film
2. Post
`)
})

describe('placeholders', () => {
  test('are counted where readers see them, and not in advice', () => {
    expect(countPlaceholders(lamp)).toBe(3)
  })

  test.each([
    ['no brackets', []],
    ['[date] and [two words], [3]', ['[date]', '[two words]', '[3]']],
    ['[] [ ] [!] ][', []],
    ['[[inner]]', ['[inner]']],
    ['[broken\nline]', []],
    ['[дата] [日付] [تاريخ]', ['[дата]', '[日付]', '[تاريخ]']],
  ])('in %j: %j', (text, expected) => {
    expect(
      splitPlaceholders(text)
        .filter(({ isPlaceholder }) => isPlaceholder)
        .map((run) => run.text),
    ).toEqual(expected)
  })

  test('cutting a text loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]a1 \n!') }), (text) => {
        expect(
          splitPlaceholders(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

/** What a Markdown reader shows, and the kinds of markup it found. */
function readMarkdown(text: string): { texts: string[]; kinds: Set<string> } {
  const texts: string[] = []
  const kinds = new Set<string>()
  const walk = (node: Nodes) => {
    kinds.add(node.type)
    if (node.type === 'paragraph' || node.type === 'heading') {
      texts.push(inner(node))
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(unified().use(remarkParse).parse(text))
  return { texts, kinds }
}

function inner(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(inner).join('') : ''
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '# heading',
  '- item',
  '1. one',
  '1) one',
  '+ plus',
  '---',
  '===',
  '> quote',
  '```code```',
  '[a](javascript:alert(1))',
  '![a](b)',
  '[a]: https://example.org',
  '[a][b]',
  '[a]',
  '*a* **b** _c_ __d__ ~~e~~',
  'snake_case_word',
  '&lt; &amp; &#60; Q&A',
  '\\',
  '\\[a\\](b)',
  '<https://example.org>',
  'a | b',
  '😀 👩‍👩‍👧',
  'שלום עולם',
  '\u202Eevil',
]

test('nothing typed becomes markup in the Markdown file: a reader shows exactly what was typed', () => {
  const typed = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 4 })
    .map((parts) => oneLine(parts.join(' ')))
    .filter((text) => text !== '')
  fc.assert(
    fc.property(typed, typed, typed, (title, label, text) => {
      const document: TextDocument = {
        title,
        sections: [
          {
            id: 'a',
            heading: 'A',
            blocks: [paragraph(text), list([{ label, text, items: [text] }, text]), steps([text])],
          },
        ],
      }
      const { texts, kinds } = readMarkdown(toMarkdown(document))
      expect(
        [...kinds].filter(
          (kind) => !['root', 'heading', 'paragraph', 'text', 'strong', 'list', 'listItem'].includes(kind),
        ),
      ).toEqual([])
      const shown = texts.join('\n').replace(/\s+/gu, ' ')
      expect(shown).toBe(joinLabels(document).join('\n').replace(/\s+/gu, ' '))
    }),
    { numRuns: 400 },
  )
})

/** The texts of the document, a label in one line with its text. */
function joinLabels(document: TextDocument): string[] {
  const [title = '', heading = '', first = '', label = '', ...rest] = textsOf(document)
  const [text = '', ...others] = rest
  return [title, heading, first, `${label} ${text}`, ...others]
}
