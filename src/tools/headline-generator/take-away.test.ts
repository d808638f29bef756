import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { factsOf } from './headline-facts'
import { toMarkdown } from './take-away'

/** Ten pixels for every character. */
const measure = (text: string) => [...text].length * 10
const counted = (...texts: string[]) =>
  texts.map((text) => ({ text, pattern: 'Straight news', use: '', facts: factsOf(text, measure) }))

test('a headline is a bold line with its facts below it', () => {
  expect(toMarkdown(counted('Acme raises $5M to build solar kettles', 'Why Acme'))).toBe(`# Headlines

1. **Acme raises $5M to build solar kettles**
   Straight news. 38 characters, 7 words. Search result: whole. Mail list on a phone: cut, “Acme raises $5M to…”. Share card: whole.

2. **Why Acme**
   Straight news. 8 characters, 2 words. Search result: whole. Mail list on a phone: whole. Share card: whole.
`)
})

test('a link in the topic stays text', () => {
  const headlines = counted('[our site](https://example.org)')
  expect(toMarkdown(headlines)).toContain('[our site\\](https\\://example.org)')
})

test('a topic never becomes markup', () => {
  fc.assert(
    fc.property(typedMarkup, (topic) => {
      const headlines = counted(oneLine(topic) || 'a')
      const { strong, emphasized, other } = readMarkdown(toMarkdown(headlines))
      expect(strong).toEqual(headlines.map(({ text }) => text))
      expect([...emphasized, ...other]).toEqual([])
    }),
    { numRuns: cases(25, 500) },
  )
})
