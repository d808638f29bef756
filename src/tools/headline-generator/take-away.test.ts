import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { factsOf } from './headline-facts'
import { toMarkdown } from './take-away'
import { writeHeadlines } from './write-headlines'

/** Ten pixels for every character. */
const measure = (text: string) => [...text].length * 10
const countedFor = (topic: string) =>
  writeHeadlines(topic).headlines.map((headline) => ({ ...headline, facts: factsOf(headline.text, measure) }))

test('a headline is a bold line with its facts below it', () => {
  expect(toMarkdown(countedFor('Acme raises $5M to build solar kettles').slice(0, 2))).toBe(`# Headlines

1. **Acme raises $5M to build solar kettles**
   Straight news. 38 characters, 7 words. Search result: whole. Mail list on a phone: cut, “Acme raises $5M to…”. Share card: whole.

2. **With $5M in new funding, Acme to build solar kettles**
   Plan first. 52 characters, 10 words. Search result: whole. Mail list on a phone: cut, “With $5M in new…”. Share card: whole.
`)
})

test('a link in the topic stays text', () => {
  const headlines = countedFor('[our site](https://example.org)')
  expect(toMarkdown(headlines)).toContain('[our site\\](https\\://example.org)')
})

test('a topic never becomes markup', () => {
  fc.assert(
    fc.property(typedMarkup, (topic) => {
      const headlines = countedFor(topic)
      const { strong, emphasized, other } = readMarkdown(toMarkdown(headlines))
      expect(strong).toEqual(headlines.map(({ text }) => text))
      expect([...emphasized, ...other]).toEqual([])
    }),
    { numRuns: cases(25, 500) },
  )
})
