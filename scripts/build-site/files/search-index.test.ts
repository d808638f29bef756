import { expect, test } from 'vitest'
import { plainText, searchIndex } from './search-index'

test('the index has the words of a page, without marks and addresses', () => {
  const markdown = `---
url: https://www.example.com/x
---

# A heading

![A drawing](https://www.example.com/a.webp)

We **ask** [reporters](https://www.example.com/y) first.

- One \`line\` of 2 \\* 3
  1. ### Inside

1) First

- [ ] Asked

| Who | When |
| --- | --- |
| Desk | Monday |
`
  expect(plainText(markdown)).toBe(
    'A heading\nWe ask reporters first.\nOne line of 2 * 3\nInside\nFirst\nAsked\nWho When\nDesk Monday',
  )
})

test('a page without a twin is named', () => {
  const sections = [{ title: 'Pages', entries: [{ path: '/about', title: 'About', text: '' }] }]
  expect(() => searchIndex(sections, ['nowhere'])).toThrow('The page /about has no Markdown twin')
})
