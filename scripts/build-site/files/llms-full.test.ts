import { describe, expect, it, test } from 'vitest'
import { messagesOf } from '../../lib/words/messages'
import { wordsOf } from '../../lib/words/words-of-build'
import { llmsFullText, withTwin } from './llms-full'

const WORDS = wordsOf('en', messagesOf('en'))
const SITE = { name: 'Birchway', tagline: 'PR for startups' }
const SECTIONS = [
  {
    title: 'Guides',
    overview: '/resources',
    entries: [
      { path: '/resources/saas', title: 'SaaS', text: 'How to begin.' },
      { path: '/resources/gone', title: 'Gone', text: 'In another language.' },
    ],
  },
]
const twinOf = (path: string) =>
  `---\nurl: https://www.example.com${path}\nindex: https://www.example.com/llms.txt\n---\n\n# Page ${path}\n`
const textOf = (pages: string[], mostBytes?: number) => llmsFullText(SITE, SECTIONS, pages, twinOf, WORDS, mostBytes)
const pagesIn = (text: string) => [...text.matchAll(/^# Page (.*)$/gm)].map(([, path]) => path)

test('all twins are in one file, each below its address', () => {
  expect(textOf(['/resources', '/resources/saas'])).toBe(`# Birchway

> PR for startups

---

<https://www.example.com/resources/saas>

# Page /resources/saas

---

<https://www.example.com/resources>

# Page /resources
`)
})

describe('the order', () => {
  it('is that of llms.txt, and then of addresses, whatever the order of the pages', () => {
    const pages = ['/b', '/resources', '/a', '/resources/saas']
    const expected = ['/resources/saas', '/resources', '/a', '/b']
    expect(pagesIn(textOf(pages))).toEqual(expected)
    expect(textOf(pages.toReversed())).toBe(textOf(pages))
  })
})

describe('a site that is too large for one file', () => {
  it('has its first pages there, and the number of the others', () => {
    const text = textOf(['/a', '/b', '/c'], 150)
    expect(pagesIn(text)).toEqual(['/a', '/b'])
    expect(text.endsWith(`\n---\n\n1 more page is not in this file. ${WORDS.twins}\n`)).toBe(true)
  })

  it('reads no twin that finds no room but the first', () => {
    const read: string[] = []
    const counting = (path: string) => {
      read.push(path)
      return twinOf(path)
    }
    llmsFullText(SITE, [], ['/a', '/b', '/c', '/d'], counting, WORDS, 100)
    expect(read).toEqual(['/a', '/b'])
  })
})

test('pages that search engines leave out and further pages of lists have no twin', () => {
  const pages = ['/a', '/blog/page/2', '/hidden'].map((path) => ({ path, indexed: path !== '/hidden' }))
  expect(withTwin(pages)).toEqual(['/a'])
})
