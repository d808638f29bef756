/** Texts as editors write and paste them: those that get a message, and those that are right. */
import { describe, expect, test } from 'vitest'
import { readBody } from '..'
import { parserNames } from '../parser'
import { lintMarkdown } from '.'

const found = (text: string, parser: (typeof parserNames)[number] = 'native') =>
  lintMarkdown(text, 1, readBody(text, 1, parser).written)

const places = (text: string): string[] => found(text).map(({ line, column, code }) => `${line}:${column} ${code}`)

/** The text that a message says to write. */
const advice = (text: string): (string | undefined)[] =>
  found(text).map(
    ({ hint }) =>
      /^(?:Write|Replace it with an ordinary space|Write the line of hyphens as):\n(.*)$/s.exec(hint ?? '')?.[1],
  )

describe('a special space beside a mark', () => {
  test.each([
    ['##\u00a0The audience', '1:3 odd-space'],
    ['###\u202fThe press', '1:4 odd-space'],
    ['##\u3000対象者', '1:3 odd-space'],
    ['\u00a0## The audience', '1:1 odd-space'],
    ['-\u00a0first\n-\u00a0second', '1:2 odd-space'],
    ['*\u2009first', '1:2 odd-space'],
    ['1.\u00a0one\n2.\u00a0two', '1:3 odd-space'],
    ['1)\u2002one', '1:3 odd-space'],
    ['- [\u00a0] open', '1:4 odd-space'],
    ['- [x]\u00a0done', '1:6 odd-space'],
    ['> ##\u00a0The audience', '1:5 odd-space'],
    ['- a\n\n  ##\u00a0Below', '3:5 odd-space'],
    ['See [our services]\u00a0(/services).', '1:5 broken-link'],
    ['See [our services]\u3000(https://www.example.com).', '1:5 broken-link'],
    ['|\u00a0A\u00a0|\u00a0B\u00a0|\n|\u00a0---\u00a0|\u00a0---\u00a0|\n| 1 | 2 |', '2:1 table-row'],
    ['| C | D |\n| — | — |\n| 3 | 4 |', '2:1 table-row'],
    ['A | B\n–––|–––\n3 | 4', '2:1 table-row'],
  ])('%j', (text, place) => {
    expect(places(text)).toEqual([place])
  })
})

describe('marks around words', () => {
  test.each([
    ['A **bold word ** in a line.', 'A **bold word** in a line.'],
    ['A ** bold word** in a line.', 'A **bold word** in a line.'],
    ['**A whole line **', '**A whole line**'],
    ['Say ** who ** must act.', 'Say **who** must act.'],
    ['**My bold words\n**My other words', '**My bold words**\nMy other words'],
    ['**Date:**12 March', '**Date:** 12 March'],
    ['Call**(now)**please.', 'Call(**now**)please.'],
    ['A **bold\u00a0**word.', 'A **bold**\u00a0word.'],
    ['**重要：**请在周五之前回复。', '**重要**：请在周五之前回复。'],
    ['これは**「大切」**です。', 'これは「**大切**」です。'],
    ['She said **“Yes!”**and left.', 'She said **“Yes!”** and left.'],
    ['A __bold word __ in a line.', 'A __bold word__ in a line.'],
    ['It was ~~40 dollars ~~ before.', 'It was ~~40 dollars~~ before.'],
    ['An *italic word * here.', 'An *italic word* here.'],
    ['An _italic word _ here.', 'An _italic word_ here.'],
    ['- **Point: **the words', '- **Point:** the words'],
    ['> A **quoted ** word', '> A **quoted** word'],
    ['***Both *** of them', '***Both*** of them'],
  ])('%j', (text, right) => {
    expect(found(text).map(({ code }) => code)).toEqual(['broken-emphasis'])
    expect(advice(text)[0]?.replace(/^- |^> /, '')).toBe(right.replace(/^- |^> /, ''))
    expect(found(right)).toEqual([])
  })

  test.each(['Say **who must act.', 'Say who** must act.', '- **Point: the words\n- Another'])(
    '%j has one mark alone',
    (text) => {
      expect(found(text).map(({ code }) => code)).toEqual(['broken-emphasis'])
    },
  )

  test.each([
    'Plans cost 10~20 dollars a month, and 30~40 dollars for teams.',
    '2 ** 3 ** 4 and 2**3',
    'f**k and s**t',
    'Prices* are from 2026. *They can change.',
    'file_name and __init__ and snake_case_name',
    'Name: ________ Date: ____',
    '\\*\\*not bold\\*\\* and &#42;&#42;nor this&#42;&#42;',
    '`**` and `~~`',
    '5 * 3 * 2 = 30',
    'See https://example.com/a__b__c and <https://example.com/~~d~~>.',
    '**你好**，世界',
    '* * *',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('brackets without a link', () => {
  test.each([
    [
      'See [the survey](https://www.example.org/survey “The survey”).',
      '[the survey](https://www.example.org/survey "The survey")',
    ],
    ['See [the survey](/survey „Die Studie“).', '[the survey](/survey "Die Studie")'],
    ['![A page.](blog/a.webp “A page”)', '![A page.](blog/a.webp "A page")'],
    ['[us](mailto:hello@example.com?subject=Hello World)', '[us](mailto:hello@example.com?subject=Hello%20World)'],
    ['[Anna](mailto:Anna Example <anna@example.com>)', '[Anna](mailto:anna@example.com)'],
    ['[Call us](tel:+1 (555) 123-4567).', '[Call us](tel:+1-555-123-4567)'],
    ['[Text us](sms:+49 30 1234567).', '[Text us](sms:+49-30-1234567)'],
    ['![A screen.](Screen Shot (2).png)', '![A screen.](Screen-Shot-2.png)'],
    ['![A screen.](Screen Shot 2026-01-02 at 10.11.12.png)', '![A screen.](Screen-Shot-2026-01-02-at-10.11.12.png)'],
    ['See [it](https://en.example.org/wiki/Foo_(bar) and more.', '[it](https://en.example.org/wiki/Foo_(bar))'],
    ['See [the form](/contact us).', '[the form](/contact-us)'],
    ['See [the page](https://example.org/a page).', '[the page](https://example.org/a%20page)'],
    ['See [our services](/services.', '[our services](/services)'],
    ['See **[our services](/services us)**.', '[our services](/services-us)'],
    ['- [one](/services us)', '[one](/services-us)'],
    ['| A | B |\n| --- | --- |\n| [one](/services us) | 2 |', '[one](/services-us)'],
  ])('%j', (text, right) => {
    expect(found(text).map(({ code }) => code)).toEqual(['broken-link'])
    expect(advice(text)).toEqual([right])
    expect(found(right)).toEqual([])
  })

  test.each([
    '[a](/b "A title"), [c](</d e>) and [f](/g (A title))',
    'An array[0](1) in words, and a note [sic] (see below).',
    '`[a](/b c)`',
    'A footnote.[^1]\n\n[^1]: [Words](https://example.com/a_(b)).',
    '[a\\](b c)',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('Markdown directly beside HTML', () => {
  test.each([
    ['<div class="callout">\nOne **page**.\n</div>', '2:1'],
    ['<details>\n<summary>When?</summary>\nSee [our services](/services).\n</details>', '3:1'],
    ['<details>\n<summary>When?</summary>\n- one\n- two\n</details>', '3:1'],
    ['<div class="callout"></div>\nNor is *this*.', '2:1'],
    ['<div class="callout">\n## A heading\n</div>', '2:1'],
    ['<div class="callout">\nPress `Enter`.\n</div>', '2:1'],
    ['> <div>\n> One **page**.\n> </div>', '2:1'],
    ['<div>One **page**.</div>', '1:1'],
  ])('%j', (text, place) => {
    expect(places(text)).toEqual([`${place} markdown-in-html`])
  })

  test.each([
    '<div class="callout">\n\nOne **page**.\n\n</div>',
    '<details>\n<summary>When?</summary>\n\n- one\n\n</details>',
    'A line with <kbd>Enter</kbd> and **bold** words.',
    '- <kbd>Enter</kbd> is **bold**\n- b',
    '<p>Plain words, 5 * 3.</p>',
    '<pre>\n**stars**\n</pre>',
    '<!-- **hidden** -->',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('items and lines in the wrong place', () => {
  test.each([
    ['1. First\n  - under one\n2. Second', '2:3 list-indentation'],
    ['1. First\n  1. sub one\n2. Second', '2:3 list-indentation'],
    ['10. Tenth\n   - under ten', '2:4 list-indentation'],
    ['- a\n * b', '2:2 list-indentation'],
    ['- a\n - b', '2:2 list-indentation'],
    ['> 1. a\n>   - b', '2:5 list-indentation'],
    ['| A | B |\n| --- | --- |\n| 1 | 2 |\nThis sentence stands below.', '4:1 text-directly-below'],
    ['- one\n- two\nThis sentence stands below.', '3:1 text-directly-below'],
    ['1. one\n2. two.\nThis sentence stands below.', '3:1 text-directly-below'],
    ['> The quotation.\nThis sentence stands below.', '2:1 text-directly-below'],
    ['| A | B | C |\n| --- | --- | --- |\n| D | `one|two` | lost |', '3:1 table-row'],
  ])('%j', (text, place) => {
    expect(places(text)).toEqual([place])
  })

  test.each([
    '1. First\n   - under one\n2. Second',
    '- a\n  - b\n    - c\n- d',
    ' 9. nine\n10. ten',
    '1. one\n 2. two',
    '- a\n\n1. b',
    '- a\n\nText.\n\n  - b',
    '- An item whose line is so long that a program broke it near the end,\n  and it goes on here.',
    '- An item whose line is so long that a program broke it near the end of\nBerlin and Paris.',
    '- [ ] a\n  - [x] b',
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n\nThis sentence stands below.',
    '| A | B |\n| --- | --- |\n| `a\\|b` | 2 |',
    '> The quotation.\n> It goes on.',
    '* a\n\n    * b',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('marks of other systems', () => {
  test.each([
    '> [!NOTE]\n> Bring your badge.',
    '> [!tip]- Folded\n> Words',
    ':::note\nText of the note.\n:::',
    '::: warning\nText\n:::',
    '!!! note\n    Text',
    '.. note:: Text',
    '[TOC]',
    '{:toc}',
    '## The plan {#plan}',
    '## The plan {: .red }',
    'Words {.lead}',
    'Some ==marked== words.',
    'Some ++new++ words.',
    'H~2~O is water.',
    'The 2^nd^ day.',
    'Words %% a remark %% here.',
    'A claim.^[Where it comes from.]',
    'Done :white_check_mark: today.',
    '[gallery ids="1,2"]',
    '[su_note note_color="red"]Words[/su_note]',
    '[notice]Words[/notice]',
    '{% include form.html %}',
    '{{ page.title }}',
    '{{< figure src="a.png" >}}',
  ])('%j', (text) => {
    const codes = found(text).map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(0)
    expect(new Set(codes)).toEqual(new Set(['foreign-code']))
  })

  test.each([
    'See [sic] and [/services] and [a/b].',
    'At 10:30:15 we left: all of us.',
    'C++ and D++ and a == b',
    'A claim [sic] and a list [1].',
    'Up 5 % and 10 % more',
    'Name: {first}, {last}',
    '`{#plan}` and `==x==`',
    '~5 days and ~6 nights',
    'x^2 + y^2',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

test.each([
  '## First line\\\nsecond line',
  'Words\\',
  '- item\\\n\nMore',
  '| A | B |\n| --- | --- |\n| 1 | 2 |\n\nEnd\\',
])('%j shows a backslash', (text) => {
  expect(found(text).map(({ code }) => code)).toEqual(['stray-backslash'])
})

test.each(['One\\\ntwo', 'In C:\\photos\\', '`a\\`'])('%j shows no backslash that is not meant', (text) => {
  expect(found(text)).toEqual([])
})

test('both parsers find the same', () => {
  const text = 'A **b ** c\n\n##\u00a0d\n\n<div>\n*e*\n</div>\n\n1. f\n  - g\n\n[h](/i j) H~2~O 1~2 3~4'
  const [first, ...others] = parserNames.map((parser) => found(text, parser))
  for (const other of others) expect(other).toEqual(first)
  expect(first?.length).toBeGreaterThan(5)
})
