import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from './front-matter'
import { finishBody, readBody } from './markdown'
import type { ParserName } from './markdown-parser'

const PICTURE = { width: 600, height: 400, hash: '01234567' }

/** Everything that a reader or an editor can see of a body. */
function seen(text: string, parser: ParserName) {
  const body = readBody(text, 1, parser)
  const html = finishBody(body, { address: (href) => href, pictures: { 'a.png': PICTURE } })
  return { html, headings: body.headings, links: body.links, pictures: body.pictures, faults: body.faults }
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
