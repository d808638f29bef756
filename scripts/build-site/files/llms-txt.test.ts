import fc from 'fast-check'
import type { Link } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
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

[All pages in one file](https://www.example.com/llms-full.txt)

## Guides

- [SaaS](https://www.example.com/resources/saas.md): How to begin.
- [All of them](https://www.example.com/resources.md)

## Pages

- [Home](https://www.example.com/index.md): The front page.
`)
})

const ORIGIN = 'https://www.example.com'
const WORDS = wordsOf('en', messagesOf('en'))

/** Kinds of nodes, as programs find them. Some make links of bare addresses, whatever is before them: those say where they lead. */
function kindsIn(markdown: string): string[] {
  const kinds: string[] = []
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    const isBare = node.type === 'link' && node.url.endsWith(wordsOfLink(node))
    if (node.type !== 'text' && !isBare) kinds.push(node.type)
  })
  return kinds
}

const wordsOfLink = ({ children }: Link) => children.map((child) => ('value' in child ? child.value : '')).join('')

const textOf = (text: string) =>
  llmsText(
    { name: `N ${text}`, tagline: `T ${text}` },
    ORIGIN,
    [{ title: `S ${text}`, entries: [{ path: '/a', title: `E ${text}`, text: `X ${text}` }] }],
    WORDS,
  )

const marks = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '](https://evil.example/) [this',
        '<b>',
        '<!--',
        '**',
        '`',
        '\n# ',
        '\n- ',
        '  \n',
        '| a |',
        '~~',
        '\\',
        '&lt;',
      ),
      fc.constantFrom(
        'www.evil.example',
        'https://evil.example/',
        'a@evil.example',
        '[x]: https://evil.example',
        '![',
        '[^1]',
        '<https://x.example>',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(' '))

test('no text of a field becomes a link, a heading, a list, HTML or a break', () => {
  const plain = kindsIn(textOf('word'))
  fc.assert(
    fc.property(marks, (text) => {
      expect(kindsIn(textOf(text))).toEqual(plain)
    }),
  )
})
