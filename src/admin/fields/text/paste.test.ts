import { readFileSync } from 'node:fs'
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
        ...['An **agreed** day and *hour*, see [the rules](https://www.example.com/embargo?a=1).', ''],
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

  test('from an editor of programs is the text as it is', () => {
    expect(isFormatted('<meta charset="utf-8"><div style="font-family:vscode"><p>a</p></div>')).toBe(false)
    expect(isFormatted('<span>a</span>')).toBe(false)
    expect(isFormatted('<p>a</p>')).toBe(true)
  })
})
