/** The compiler has no list of tags of its own, so it is held against the chain with every tag of the sanitizer. */
import { isDeepStrictEqual } from 'node:util'
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlOf, referenceHtmlOf } from '../../../../../tests/content/support/html-of'
import { isKnownToCompileDifferently } from '../../../../../tests/content/support/known-differences'
import { cases } from '../../../../../tests/tier'
import { allowedHtml } from '../allowed-html'
import { lintMarkdown } from '../lint'
import { compile } from './compile'
import { Place } from './place'

describe('a place takes', () => {
  test.each([
    [['<p>', '<b>', '<a>'], '</a>'],
    [['<table>', '<tbody>', '<tr>', '<td align="left">'], '</td>'],
    [['<details open>', '<summary>', 'text'], ''],
    [['<div class="callout">', '<br>'], ''],
  ])('%j', (tags, end) => {
    expect(inside(tags)?.end).toBe(end)
  })
})

describe('a place does not take', () => {
  test.each([
    [['<script>']],
    [['<B>']],
    [['<p>', '<p>']],
    [['<p>', '<b>', '<div>']],
    [['<a>', '<b>', '<a>']],
    [['<table>', '<tr>']],
    [['<table>', 'text']],
    [['<caption>']],
    [['<p style="color: red">']],
    [['<b id="x">']],
    [['<b title="x">']],
    [['<time datetime="**">']],
  ])('%j', (tags) => {
    expect(inside(tags)).toBeUndefined()
  })
})

test('the compiler and the chain make the same of any tags in each other', { timeout: 180_000 }, () => {
  const numRuns = cases(1_000, 20_000)
  let compiled = 0
  fc.assert(
    fc.property(nested, (body) => {
      const read = compile(body)
      if (!read) return
      compiled++
      if (isKnownToCompileDifferently(body)) return
      // A message with a difference takes long to write, and most bodies have none.
      if (!isDeepStrictEqual(htmlOf(body), referenceHtmlOf(body))) expect(htmlOf(body)).toEqual(referenceHtmlOf(body))
      expect(lintMarkdown(body, 1, read.hasLeftovers)).toEqual(lintMarkdown(body, 1))
    }),
    { numRuns },
  )
  expect(compiled).toBeGreaterThan(numRuns / 4)
})

const inside = (tags: readonly string[]) => tags.reduce<Place | undefined>((place, tag) => place?.in(tag), new Place())

const REFUSED = ['button', 'colgroup', 'font', 'form', 'math', 'nobr', 'option', 'select', 'svg', 'template']
const ATTRIBUTES =
  'align="left"|class="callout"|class="sr-only"|cite="/x"|colspan="2"|data-footnotes|datetime="2024-01-01"|href="/x"|' +
  'id="x"|open|reversed|scope="row"|start="3"|style="color: red"|title="x"|value="2"'

const name = fc.constantFrom(...(allowedHtml.tagNames ?? []), ...REFUSED)
const attribute = fc.option(fc.constantFrom(...ATTRIBUTES.split('|')), { nil: undefined })
const text = fc.constantFrom(
  ...['x', ' ', '\n', 'a & b', '**b**', '<br>', '<hr>', '<img src="a.png" alt="x">'],
  ...['\n\n- a\n\n', '\n\n| a |\n| - |\n| b |\n\n', '\n\nx\n\n'],
)
const { nested } = fc.letrec<{ nested: string; node: string }>((tie) => ({
  nested: fc.array(tie('node'), { maxLength: 3 }).map((nodes) => nodes.join('')),
  node: fc.oneof({ depthSize: 'large', maxDepth: 6 }, text, element(tie('nested'))),
}))

function element(content: Arbitrary<string>): Arbitrary<string> {
  return fc
    .tuple(name, attribute, content, fc.constantFrom('', '\n', '\n\n'))
    .map(([tag, written, inner, space]) => `<${tag}${written ? ` ${written}` : ''}>${space}${inner}</${tag}>`)
}
