import { expect, test } from 'vitest'
import { messagesOf } from '../../lib/words/messages'
import { wordsOf } from '../../lib/words/words-of-build'
import { llmsText } from './llms-txt'

test('llms.txt says what the site is, and where each page is as Markdown', () => {
  const text = llmsText(
    { name: 'Birchway', tagline: 'PR for startups' },
    'https://www.example.com',
    [
      {
        title: 'Guides',
        overview: '/resources',
        entries: [{ path: '/resources/saas', title: 'SaaS', text: 'How to begin.' }],
      },
      { title: 'Pages', entries: [{ path: '/', title: 'Home', text: 'The front page.' }] },
    ],
    wordsOf('en', messagesOf('en')),
  )
  expect(text).toBe(`# Birchway

> PR for startups

Each page has a twin in Markdown: its address with .md at the end.

## Guides

- [SaaS](https://www.example.com/resources/saas.md): How to begin.
- [All of them](https://www.example.com/resources.md)

## Pages

- [Home](https://www.example.com/index.md): The front page.
`)
})
