import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFormatted, markdownOf } from './paste'

/** The clipboard of each program: the same document in its way of writing HTML. */
const clipboard = (program: string) => readFileSync(`src/admin/fields/text/testing/${program}.txt`, 'utf8')

describe('what is pasted', () => {
  test('from Word has headings, lists, tables and footnotes of Markdown, and nothing else of Word', () => {
    expect(markdownOf(clipboard('word'))).toEqual({
      pictures: 1,
      markdown: [
        ...['## The embargo', ''],
        ...['An **agreed** day and *hour*, see [the rules](https://www.example.com/embargo).[^1]', ''],
        ...['### Who agrees', ''],
        ...['- Reporters', '  - of daily papers', '- Editors', ''],
        ...['In this order:', ''],
        ...['1. Ask', '2. Send', ''],
        ...['| When | What |', '| - | - |', '| Monday | A\\|B \\*test\\* |', ''],
        '[^1]: A survey of 3,800 journalists.',
      ].join('\n'),
    })
  })

  test('from Google Docs leads where its links lead in the end', () => {
    expect(markdownOf(clipboard('google-docs'))).toEqual({
      pictures: 1,
      markdown: [
        ...['## The embargo', ''],
        ...['An **agreed** day and *hour*, see [the rules](https://partner.example.org/embargo?a=1).', ''],
        ...['### Who agrees', ''],
        ...['- Reporters', '  - ***of daily papers***', '- Editors, ~~all~~', ''],
        ...['1. Ask', '2. Send', ''],
        ...['| When | What |', '| - | - |', '| Monday | First line second line |'],
      ].join('\n'),
    })
  })

  test.each([
    ['<p>One&nbsp;two</p>', 'One two'],
    ['One<b>two</b>', 'One**two**'],
    ['<h1>A</h1><h2>B</h2><p>1. C</p>', '## A\n\n### B\n\n1\\. C'],
    ['<a href="#x">Up</a> <a href="javascript:alert(1)">x</a>', 'Up x'],
    ['<script>alert(1)</script><style>p{}</style>', ''],
    ['', ''],
  ])('%j is %j', (html, markdown) => {
    expect(markdownOf(html).markdown).toBe(markdown)
  })

  test.each([
    ['<p>A <b>bold word </b>next and<b> lead</b> end.</p>', 'A **bold word** next and **lead** end.'],
    ['<p><b>My bold words<br></b>My ordinary words</p>', '**My bold words**\\\nMy ordinary words'],
    ['<p>He said <b>“Yes!”</b>she, and <b>mind,</b>nice work.</p>', 'He said **“Yes**!”she, and **mind**,nice work.'],
    ['<p><b><i>Both </i></b>of them</p>', '**_Both_** of them'],
    ['<p><b>One</b><b> word</b></p>', '**One word**'],
    ['<p>A<b> </b>space and<i><br></i>a break</p>', 'A space and\\\na break'],
    ['<p>It was <del>40 </del>30</p>', 'It was ~~40~~ 30'],
    ['<p>re<b>(new)</b>al</p>', 're(**new**)al'],
    ['<p><strong>重要：</strong>请回复</p>', '**重要**：请回复'],
    ['<p><span style="font-weight:700">Date:</span><span>12 March</span></p>', '**Date**:12 March'],
    ['<ul><li><b>Point: </b>words</li></ul>', '- **Point:** words'],
    ['<p><b>!</b>a and a<b>,</b> b</p>', '!a and a, b'],
  ])('%j is %j, with marks that Markdown reads', (html, markdown) => {
    expect(markdownOf(html).markdown).toBe(markdown)
  })

  test('has no codes in place of letters, wherever bold and italic words start and end', () => {
    const piece = fc.constantFrom(
      'word',
      'two words',
      ' ',
      '<br>',
      ',',
      '“',
      '”',
      '(',
      ')',
      '!',
      '重要',
      '：',
      '&nbsp;',
    )
    const pieces = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
    const marked = fc
      .tuple(fc.constantFrom('b', 'i', 'del', 'strong'), pieces)
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`)
    const html = fc.array(fc.tuple(marked, pieces), { maxLength: 4 }).map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(html, (inner) => {
        expect(markdownOf(`<p>${inner}</p>`).markdown).not.toMatch(/&#x?\w+;/)
      }),
    )
  })

  test('from an editor of programs is the text as it is', () => {
    expect(isFormatted('<meta charset="utf-8"><div style="font-family:vscode"><p>a</p></div>')).toBe(false)
    expect(isFormatted('<span>a</span>')).toBe(false)
    expect(isFormatted('<p>a</p>')).toBe(true)
  })
})
