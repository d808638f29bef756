import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../tests/tier'
import { readMarkdown, typedMarkup } from '../testing/markdown'
import { fill, placeholdersIn, splitPlaceholders } from './placeholders'
import {
  advice,
  checklist,
  emphasized,
  list,
  mapTexts,
  paragraph,
  section,
  steps,
  type TextDocument,
  textsOf,
} from './text-document'
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

test('a compact text has neither underlines nor blank lines between blocks', () => {
  const document: TextDocument = {
    title: 'Plan',
    intro: [paragraph('Goal: rest'), paragraph('Four weeks fit.')],
    sections: [
      section('one', 'Week 1', [list(['a', 'b'], 'Do:'), steps(['c'])]),
      section('end', '', [paragraph('Done')]),
    ],
  }
  expect(toPlainText(document, 'compact')).toBe(`Plan

Goal: rest
Four weeks fit.

Week 1
Do:
- a
- b
1. c

Done
`)
})

test('every text of a block can be replaced, and advice stays', () => {
  const blocks = lamp.sections.flatMap((each) => each.blocks).map((block) => mapTexts(block, () => '.'))
  expect(blocks).toEqual([
    paragraph('.'),
    advice('Ask [somebody] first.'),
    list([{ label: '.', text: '.' }, { label: '.', items: ['.', '.'] }, '.']),
    steps(['.', '.']),
  ])
})

describe('placeholders', () => {
  test('are counted where readers see them, and not in advice', () => {
    expect(textsOf(lamp).flatMap(placeholdersIn)).toEqual(['[brand]', '[amount]', '[number]'])
  })

  test.each([
    ['no brackets', []],
    ['[date] and [two words], [3]', ['[date]', '[two words]', '[3]']],
    ['[] [ ] [!] […] ][', []],
    ['[[inner]]', ['[inner]']],
    ['[broken\nline]', []],
    ['[дата] [日付] [تاريخ]', ['[дата]', '[日付]', '[تاريخ]']],
  ])('in %j: %j', (text, expected) => {
    expect(placeholdersIn(text)).toEqual(expected)
    const runs = splitPlaceholders(text)
    expect(runs.filter(({ isPlaceholder }) => isPlaceholder).map((run) => run.text)).toEqual(expected)
  })

  test('what is filled in replaces them, is never read as a pattern, and spaces alone are nothing', () => {
    expect(fill('At [time]', { '[time]': '  ' })).toBe('At [time]')
    expect(fill('At [time]', { '[time]': '$& [x]' })).toBe('At $& [x]')
    expect(fill('[constructor]', {})).toBe('[constructor]')
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

test('typed text never becomes markup in the Markdown file: a reader sees exactly what was typed', () => {
  fc.assert(
    fc.property(typedMarkup, typedMarkup, typedMarkup, (title, label, text) => {
      const document: TextDocument = {
        title,
        intro: [emphasized(text)],
        sections: [
          section('a', label, [
            paragraph(text),
            list([{ label, text, items: [text] }, text], text),
            steps([text]),
            checklist([text]),
          ]),
        ],
      }
      const { shown, other } = readMarkdown(toMarkdown(document))
      expect(other).toEqual([])
      expect(shown.join('\n').replace(/\s+/gu, ' ')).toBe(textsOf(document).join('\n').replace(/\s+/gu, ' '))
    }),
    { numRuns: cases(100, 2000) },
  )
})
