import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../front-matter'
import { finishBody, readBody } from '.'
import { compile } from './compile'
import type { ParserName } from './parser'

const PICTURE = { width: 600, height: 400, hash: '01234567' }

/** Everything that a reader or an editor can see of a body. */
function seen(text: string, parser: ParserName) {
  const body = readBody(text, 1, parser)
  const html = finishBody(body, { address: (href) => href, pictures: { 'a.png': PICTURE } })
  const { headings, links, pictures, words, faults } = body
  return { html, headings, anchors: [...body.anchors], links, pictures, words, faults, places: body.locate() }
}

const agree = (text: string) => expect(seen(text, 'native')).toEqual(seen(text, 'remark'))

const shipped = ['blog', 'resources', 'legal'].flatMap((folder) =>
  readdirSync(`content/${folder}`).map((name) => `content/${folder}/${name}`),
)

/** Pieces that meet in real texts, and some that only an accident puts together. */
const PIECES = [
  '# One',
  '## Zwei – 🎉',
  'a *b* **c** _d_ `e`',
  '~~gone~~',
  '[x](/contact "t")',
  '[y][ref]',
  '[ref]: /blog',
  '![alt](a.png)',
  '- item',
  '  - nested',
  '1. first',
  '- [ ] open',
  '- [x] done',
  '> quote',
  '> - in quote',
  '```js',
  '```',
  '    code',
  '| a | b |',
  '| :-- | --: |',
  '| 1 | 2 |',
  'text[^1]',
  '[^1]: note',
  'https://example.com/a_b',
  'a@example.com',
  '<kbd>K</kbd>',
  '<details>',
  '<summary>S</summary>',
  '</details>',
  '<!-- c -->',
  '&amp; &copy; &#x41;',
  '***',
  '---',
  'hard  ',
  'break\\',
  '\\*not\\*',
  '<b',
  'a<br>b',
  '\t',
  '',
  '',
  'Ünïcödé',
  '日本語',
  'a & b < c',
]

describe('the compiler takes', () => {
  test.each([
    '# Ünïcödé & 日本語\n\ntext with *b* **c** `e < f` ~~g~~ "q" [x](/contact "t") <https://example.com/?a=1&b=2>',
    '- [ ] open\n- [x] done\n\n1. a\n\n   b\n2. c\n\n5) d',
    '| a | b |\n| :-- | --: |\n| 1 | `2` |',
    '> a\n>\n> - b\n\n***\n\n    code\n\n```ts\nconst a = "<b>"\n```',
    'a[^1] b[^1] c[^note]\n\n[^1]: one\n\n    two\n[^note]: *three*',
    '<details>\n<summary>S</summary>\n\n## In **it**\n\n</details>\n\n<div class="callout">\ntext <strong>x</strong>\n</div>',
    '<figure>\n<img src="a.png" alt="A" loading="lazy">\n<figcaption>C<br>D</figcaption>\n</figure>\n\n![alt](a.png "t")',
    '<div>\nhttps://example.com/?a=1&b=2 &amp; &lt;\n</div>',
  ])('%s', (text) => {
    expect(compile(text)).toBeDefined()
    agree(text)
  })
})

describe('the compiler leaves to the reference chain', () => {
  test.each([
    '<p>a<p>b',
    '<b><i>a</b></i>',
    '<details>\n\nnever closed',
    'text <div>in a paragraph</div>',
    '<a href="/a"><a href="/b">x</a></a>',
    '<table>text<tr><td>x</td></tr></table>',
    '<b title="x">a</b>',
    '<B>a</B>',
    '&copy; <b>&copy;</b>\n\n<div>\n&eacute;\n</div>',
    '<div>\n<!-- c -->\n</div>',
    '<script>alert(1)</script>',
    '<ul class="contains-task-list"><li class="task-list-item">x</li></ul>',
    '<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>',
    '<td style="text-align: left">x</td>',
    '[x](javascript:alert(1))',
    '<b a=1>x</b>',
    '<div>\n&b2; &c\n</div>',
    '![](a.png)',
    '<img src="a.png" src="b.png" alt="x">',
  ])('%s', (text) => {
    expect(compile(text)).toBeUndefined()
    agree(text)
  })
})

describe('the native parser and remark’s own show the same', () => {
  test.each(shipped)('%s', (file) => {
    const parts = splitFrontMatter(readFileSync(file, 'utf8'))
    if (!('body' in parts)) throw new Error(`${file} has no body`)
    agree(parts.body)
  })

  test('for pieces put together in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        agree(pieces.join('\n'))
      }),
      { numRuns: 400 },
    )
  })

  test('of a body that begins with a ruler', () => agree('---\n\ntext\n\n---\n'))
  test('of Windows line ends', () => agree('# One\r\n\r\n- a\r\n- b\r\n\r\n```\r\ncode\r\n```\r\n'))
})
