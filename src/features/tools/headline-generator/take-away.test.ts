import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../../tests/tier'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { toMarkdown } from './take-away'
import { writeHeadlines } from './write-headlines'

test('a headline is a bold line with its facts below it', () => {
  const [first, second] = writeHeadlines('Acme raises $5M to build solar kettles').headlines
  expect(toMarkdown([first, second].filter((headline) => headline !== undefined))).toBe(`# Headlines

1. **Acme raises $5M to build solar kettles**
   Straight news. 38 characters, 7 words. Search result: whole. E-mail subject: whole. E-mail on a phone: cut, “Acme raises $5M to build solar…”.

2. **With $5M in new funding, Acme to build solar kettles**
   Funding, money first. 52 characters, 10 words. Search result: whole. E-mail subject: whole. E-mail on a phone: cut, “With $5M in new funding, Acme to…”.
`)
})

test('a link in the topic stays text', () => {
  const { headlines } = writeHeadlines('[our site](https://example.org)')
  expect(toMarkdown(headlines)).toContain('[our site\\](https\\://example.org)')
})

test('a topic never becomes markup', () => {
  fc.assert(
    fc.property(typedMarkup, (topic) => {
      const { headlines } = writeHeadlines(topic)
      const { strong, emphasized, other } = readMarkdown(toMarkdown(headlines))
      expect(strong).toEqual(headlines.map(({ text }) => text))
      expect([...emphasized, ...other]).toEqual([])
    }),
    { numRuns: cases(25, 500) },
  )
})
