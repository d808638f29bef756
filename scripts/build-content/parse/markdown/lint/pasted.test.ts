/** Texts as they come from other programs and keyboards, and that following a message leaves nothing to say. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBody } from '..'
import { parserNames } from '../parser'
import { lintMarkdown } from '.'

const found = (text: string) => lintMarkdown(text, 1, readBody(text, 1).written)
const codes = (text: string): string[] => found(text).map(({ code }) => code)
const htmlOf = (text: string, parser?: (typeof parserNames)[number]): string =>
  readBody(text, 1, parser).html.text.trim()

/** What the first message says to write. */
const advice = (text: string): string => (found(text)[0]?.hint ?? '').replace(/^[^\n]*:\n/, '')

describe('asterisks inside of words', () => {
  test.each([
    'Kund*innen und Mitarbeiter*innen',
    'der*die Autor*in',
    'Unsere Leser*innen/Autor*innen und Редактор*ы и *ы',
    '3*4*5 = 60',
    '**Liebe Kolleg*innen und Freund*innen**',
  ])('%j stays as it is', (text) => {
    for (const parser of parserNames) expect(htmlOf(text, parser)).not.toContain('<em>')
    expect(htmlOf(text).replace(/<[^>]+>/g, '')).toBe(text.replace(/\*\*/g, ''))
    expect(found(text)).toEqual([])
  })

  test.each([
    ['Die Nutzer*innen und *alle* Kolleg*innen', '<p>Die Nutzer*innen und <em>alle</em> Kolleg*innen</p>'],
    ['un*believ*able', '<p>un<em>believ</em>able</p>'],
    ['这是*重要*的', '<p>这是<em>重要</em>的</p>'],
  ])('%j', (text, html) => {
    for (const parser of parserNames) expect(htmlOf(text, parser)).toBe(html)
  })
})

describe('lines that visitors see as one', () => {
  test.each([
    ['**Date:** 12 March\n**Place:** Berlin', '**Date:** 12 March\\\n**Place:** Berlin'],
    ['Ort: Köln\nZeit: 10 Uhr\nPreis: frei', 'Ort: Köln\\\nZeit: 10 Uhr\\\nPreis: frei'],
    ['时间：3月1日\n地点：柏林', '时间：3月1日\\\n地点：柏林'],
    ['**Q: What is it?**\nA: A plan.', '**Q: What is it?**\\\nA: A plan.'],
    ['10:00 Welcome\n10:30 Talk', '10:00 Welcome\\\n10:30 Talk'],
    ['Example GmbH\nMain Street 5\n10115 Berlin', 'Example GmbH\\\nMain Street 5\\\n10115 Berlin'],
  ])('%j', (text, right) => {
    expect(codes(text)).toEqual(['lines-run-together'])
    expect(advice(text)).toBe(right)
    expect(found(right)).toEqual([])
    expect(htmlOf(right).split('<br>')).toHaveLength(text.split('\n').length)
  })

  test.each([
    'Roses are red,\nViolets are blue.',
    'One sentence a line.\nIt is how some people write.\nAnd it is right.',
    'A program broke this paragraph where its\nwindow ended, and so it goes on\nwith Berlin and Paris.',
    'Name: Anna  \nRole: PR',
    'Note: one label alone.\nIt goes on.',
    '🎉 Launch day\nWe begin.',
    '| Ort | Zeit |\n| --- | --- |\n| Ort: A | Zeit: B |',
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('items with marks of other programs', () => {
  const items = fc.constantFrom(
    ['The press', 'A budget'],
    ['Die Presse', 'Überblick'],
    ['重要な点', '予算'],
    ['الصحافة', 'ميزانية'],
    ['**Bold**: words', '**More**: words'],
  )
  const marks = fc.constantFrom(
    ...[
      '✅ |✅ ',
      '→ |→ ',
      '\uf0b7\t|\uf0b7\t',
      'o\t|o\t',
      '— |— ',
      '☐ |☑ ',
      '➤|➤',
      '(1) |(2) ',
      'a) |b) ',
      '1.) |2.) ',
    ],
    ...['１．|２．', '① |② ', '١. |٢. ', 'i. |ii. ', '1.|2.', '-|-', '• |• '],
  )
  const place = fc.constantFrom('', '> ', 'Words.\n\n', '- one\n\n  ')

  test('each is said once, and what the message says is a list', () => {
    fc.assert(
      fc.property(items, marks, place, ([first = '', second = ''], mark, before) => {
        const [one, two] = mark.split('|')
        const indent = /[> ]*$/.exec(before)?.[0] ?? ''
        const text = `${before}${one}${first}\n${indent}${two}${second}`
        expect(codes(text)).toEqual(['wrong-list-mark'])
        const right = advice(text)
        expect(found(`${right}\n${right}`)).toEqual([])
        expect(htmlOf(`${right}\n${right}`)).toMatch(/<li/)
        expect(right).toContain(first)
      }),
    )
  })
})

test('a bullet alone, and bullets with blank lines between them', () => {
  expect(codes('• One')).toEqual(['wrong-list-mark'])
  expect(codes('• One\n\n• Two\n\nWords.')).toEqual(['wrong-list-mark', 'wrong-list-mark'])
  expect(codes('Words.\nMore words.\n• One')).toEqual(['wrong-list-mark'])
  expect(codes('✅ Done')).toEqual([])
})

describe('bold words in texts without spaces, and over several paragraphs', () => {
  test.each([
    ['**重要：**请看。他说**“好”**了。', '**重要**：请看。他说“**好**”了。'],
    ['**注意：**请看**说明：**好', '**注意**：请看**说明**：好'],
    ['**"인용"**은 다음과 같다.', '"**인용**"은 다음과 같다.'],
    ['**서비스(PR)**를 보라.', '<strong>서비스(PR)</strong>를 보라.'],
    ['ดู **"ข้อความ"**นี้', 'ดู "**ข้อความ**"นี้'],
    ['**A:**x and **B:**y', '**A:** x and **B:** y'],
    ['**One paragraph.\n\nAnd another.**', '**One paragraph.**\n\n**And another.**'],
    ['**- One\n- Two**', '- **One**\n- **Two**'],
    ['- **One\n- Two** more', '- **One**\n- **Two** more'],
  ])('%j', (text, right) => {
    expect(codes(text)).toEqual(['broken-emphasis'])
    expect(advice(text)).toBe(right)
    expect(found(right)).toEqual([])
  })
})

describe('Markdown beside tags', () => {
  test.each([
    ['<div>\nA **badge**.\n\n</div>', '<div>\n\nA **badge**.', 'A <strong>badge</strong>.'],
    ['<div>One **page**.</div>', '<div>\n\nOne **page**.\n\n</div>', 'One <strong>page</strong>.'],
    [
      '<details>\n<summary>**When?** See [us](/services)</summary>\n\nNow.\n\n</details>',
      '<summary><strong>When?</strong> See <a href="/services">us</a></summary>',
      '<strong>When?</strong>',
    ],
    ['<p>One\n<p>Two **words**', 'Two **words**', '<strong>words</strong>'],
  ])('%j', (text, right, html) => {
    expect(codes(text).filter((code) => code !== 'html-removed')).toEqual(['markdown-in-html'])
    expect(advice(text)).toBe(right)
    expect(htmlOf(right)).toContain(html)
  })
})

test.each([
  '![A desk.](blog/a.webp){width=300}',
  '[Our services](/services){.button target=“top”}',
  'These [red words]{.red} here',
  'Great :+1: work',
  'Done :rocket:!',
  'Tom &amp;amp; Jerry',
  'The market grew 【4†source】.',
  'It grew. :contentReference[oaicite:0]{index=0}',
  '[vc_row]',
  '[/vc_column]',
  '[youtube https://www.example.com/watch]',
  'Dear *|FNAME|*,',
  'A claim.[^Source: Example 2020]',
])('%j is of another system', (text) => {
  expect(new Set(codes(text))).toEqual(new Set(['foreign-code']))
})

test.each(['Ratio 1:2:3, now:then:later', 'AT&amp;T; and more', 'See {this} and [that] {here}', '[a_b](/services)'])(
  '%j is not',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test.each([
  ['-über uns\n-das Team', 'wrong-list-mark'],
  ['*First\n*Second', 'wrong-list-mark'],
  ['1.第一\n2.第二', 'wrong-list-mark'],
  ['-**Bold**: text\n-**More**: text', 'wrong-list-mark'],
  ['Best,\n--\nAnna', 'ruler-under-text'],
  ['Text.\n\n    ## The plan', 'indented-text'],
  ['We offer:\n\n    - one thing\n    - two things', 'indented-text'],
  ['Text.\n\n    Über das sprechen wir.', 'indented-text'],
])('%j', (text, code) => {
  expect(codes(text)).toEqual([code])
})

test.each([
  '-1 °C\n-2 °C',
  '*First* word\n*Second* word',
  'Config:\n\n    - name: a',
  '1.5 million\n2.5 million',
  '(1) alone\nMore',
  'a) alone\nMore',
])('%j is right', (text) => {
  expect(found(text)).toEqual([])
})

describe('links, footnotes and tables of other programs', () => {
  test.each([
    ['See [[The plan|our plan]].', '[our plan](/contact)'],
    ['![[photo.png|300]]', '![Words](photo.png)'],
    ['See [our page|https://example.org].', '[our page](https://example.org)'],
    ['See <https://example.org/plan|the plan>.', '[the plan](https://example.org/plan)'],
    ['请看[服务]（/services）和（其他）。', '[服务](/services)'],
    ['[Mail](mailto: anna@example.com)', '[Mail](mailto:anna@example.com)'],
    ['[Call](+49 30 1234-56)', '[Call](tel:+49-30-1234-56)'],
    ['[It](https: //example.org/a)', '[It](https://example.org/a)'],
    ['![A desk.](a.webp =300x200)', '![A desk.](a.webp)'],
    ['See [the plan][5].\n\n[5] https://example.org', '[5]: https://example.org'],
    ['A claim.[^2]\n\n[^2] Source two.', '[^2]: Source two.'],
    ['Name\tDay\nAnna\t1.1.', '| Name | Day |\n| --- | --- |\n| Anna | 1.1. |'],
    ['“It works.”\n- Anna Example, CEO', '— Anna Example, CEO'],
    ['> "It works."\n> - Anna Example, CEO', '> — Anna Example, CEO'],
    ['访问https://example.org/a。谢谢', '<https://example.org/a>'],
    ['サイト（https://example.org）をご覧ください。', '<https://example.org>'],
    ['＃＃ 标题', '## 标题'],
    ['＊＊重点＊＊', '**重点**'],
  ])('%j', (text, right) => {
    expect(found(text)).toHaveLength(1)
    expect(advice(text)).toBe(right)
    const isMark = /^\[\^?\d\]:/.test(right)
    expect(found(isMark ? text.replace(/\n\[.*$/, `\n${right}`) : right)).toEqual([])
  })

  test.each([
    'A claim[1][2].\n\n[1] Example, 2020.',
    '[[toc]]',
    '请看 https://example.org/a ，<https://example.org>。[页](https://example.org)。',
    '"our page":https://example.org',
    '| A | B |\n| --- | --- |\n| [a\\|b](/services) | 2 |',
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n| C | D |\n| --- | --- |\n| 3 | 4 |',
    'He named “Two things”\n- One\n- Two',
  ])('%j gets no advice about links and tables', (text) => {
    expect(codes(text).filter((code) => code !== 'foreign-code')).toEqual([])
  })

  test('rows below a blank line', () => {
    const text = '| A | B |\n| --- | --- |\n\n| 1 | 2 |\n\n| 3 | 4 |'
    expect(codes(text)).toEqual(['table-row', 'table-row'])
    expect(found(text.replaceAll('\n\n', '\n'))).toEqual([])
  })
})

describe('marks in place of apostrophes', () => {
  test.each([
    ['Don`t wait until it`s late.', "Don't … it's"],
    ['**We can`t**', "can't"],
    ['- C´est la vie', "C'est"],
    ['> п`ять', "п'ять"],
    ['Run `npm test`, and don`t wait.', "don't"],
    ['We`ll see\nthat it`s right', "We'll"],
  ])('%j', (text, right) => {
    expect(new Set(codes(text))).toEqual(new Set(['wrong-apostrophe']))
    expect(advice(text)).toBe(right)
  })

  test.each([
    'The `id`s and the `name`s',
    'the`npm`',
    '使用`npm`命令，再运行`build`。',
    'A ``code with a`b`` span',
    '```\ndon`t\n```',
    '<!-- don`t, it`s -->',
    'Don\\`t',
    '5´ 30´´',
    "Don't, it’s",
  ])('%j is right', (text) => {
    expect(found(text)).toEqual([])
  })
})
